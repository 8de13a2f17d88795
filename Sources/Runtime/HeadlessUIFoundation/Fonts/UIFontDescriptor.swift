open class UIFontDescriptor: NSObject, NSSecureCoding, @unchecked Sendable {
  // Unchecked, because attributes have any type. They are constant.

  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = Self(rawValue: "NSFontFamilyAttribute")
    public static let name = Self(rawValue: "NSFontNameAttribute")
    public static let face = Self(rawValue: "NSFontFaceAttribute")
    public static let size = Self(rawValue: "NSFontSizeAttribute")
    public static let visibleName = Self(rawValue: "NSFontVisibleNameAttribute")
    public static let matrix = Self(rawValue: "NSFontMatrixAttribute")
    public static let characterSet = Self(rawValue: "NSFontCharacterSetAttribute")
    public static let cascadeList = Self(rawValue: "NSFontCascadeListAttribute")
    public static let traits = Self(rawValue: "NSFontTraitsAttribute")
    public static let fixedAdvance = Self(rawValue: "NSFontFixedAdvanceAttribute")
    public static let featureSettings = Self(rawValue: "NSFontFeatureSettingsAttribute")
    public static let textStyle = Self(rawValue: "NSCTFontUIUsageAttribute")
  }
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let symbolic = Self(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = Self(rawValue: "NSCTFontWeightTrait")
    public static let width = Self(rawValue: "NSCTFontProportionTrait")
    public static let slant = Self(rawValue: "NSCTFontSlantTrait")
  }
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let featureIdentifier = Self(rawValue: "CTFeatureTypeIdentifier")
    public static let typeIdentifier = Self(rawValue: "CTFeatureSelectorIdentifier")
    public static let type = featureIdentifier
    public static let selector = typeIdentifier
  }
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Self(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = Self(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = Self(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = Self(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = Self(rawValue: 1 << 0)
    public static let traitBold = Self(rawValue: 1 << 1)
    public static let traitExpanded = Self(rawValue: 1 << 5)
    public static let traitCondensed = Self(rawValue: 1 << 6)
    public static let traitMonoSpace = Self(rawValue: 1 << 10)
    public static let traitVertical = Self(rawValue: 1 << 11)
    public static let traitUIOptimized = Self(rawValue: 1 << 12)
    public static let traitTightLeading = Self(rawValue: 1 << 15)
    public static let traitLooseLeading = Self(rawValue: 1 << 16)
    public static let classMask = Self(rawValue: 0xF000_0000)
    public static let classOldStyleSerifs = Self(rawValue: 1 << 28)
    public static let classTransitionalSerifs = Self(rawValue: 2 << 28)
    public static let classModernSerifs = Self(rawValue: 3 << 28)
    public static let classClarendonSerifs = Self(rawValue: 4 << 28)
    public static let classSlabSerifs = Self(rawValue: 5 << 28)
    public static let classFreeformSerifs = Self(rawValue: 7 << 28)
    public static let classSansSerif = Self(rawValue: 8 << 28)
    public static let classOrnamentals = Self(rawValue: 9 << 28)
    public static let classScripts = Self(rawValue: 10 << 28)
    public static let classSymbolic = Self(rawValue: 12 << 28)
  }

  public let fontAttributes: [AttributeName: Any]

  public init(fontAttributes attributes: [AttributeName: Any] = [:]) { fontAttributes = attributes }
  public required init?(coder: NSCoder) { fontAttributes = Self.attributes(of: coder) }
  /// The descriptors that match: this one, because fonts aren't loaded.
  public func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] {
    [self]
  }
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  public var pointSize: CGFloat {
    fontAttributes[.size] as? CGFloat ?? (fontAttributes[.size] as? Double).map { CGFloat($0) } ?? 0
  }
  public var postscriptName: String {
    let name = fontAttributes[.name] as? String ?? fontAttributes[.family] as? String ?? "SFUI-Regular"
    guard let weight = weight else { return name }
    return "\(name.prefix { $0 != "-" })-\(UIFont.Weight(rawValue: weight).name)"
  }
  private final var weight: CGFloat? {
    let traits = fontAttributes[.traits] as? [TraitKey: Any]
    return traits?[.weight] as? CGFloat ?? (traits?[.weight] as? UIFont.Weight)?.rawValue
  }
  public var symbolicTraits: SymbolicTraits {
    let name = postscriptName
    var traits: SymbolicTraits = []
    if name.contains("Italic") || name.contains("Oblique") { traits.insert(.traitItalic) }
    if ["Bold", "Semibold", "SemiBold", "Heavy", "Black"].contains(where: name.contains) { traits.insert(.traitBold) }
    if name.contains("Mono") { traits.insert(.traitMonoSpace) }
    if name.contains("Condensed") { traits.insert(.traitCondensed) }
    return traits
  }
  public func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(fontAttributes: fontAttributes.merging(attributes) { $1 })
  }
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { addingAttributes([.size: newPointSize]) }
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily, .name: newFamily])
  }
  public func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }
  public func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { addingAttributes([.matrix: matrix]) }
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    design == .monospaced ? addingAttributes([.name: "SFUIMono-\(style)"]) : self
  }
  private final var style: String {
    postscriptName.split(separator: "-").dropFirst().first.map(String.init) ?? "Regular"
  }

  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let base = postscriptName.prefix { $0 != "-" }
    var style = ""
    if symbolicTraits.contains(.traitBold) { style += base == "SFUI" ? "Semibold" : "Bold" }
    if symbolicTraits.contains(.traitItalic) { style += "Italic" }
    let plain = base == "SFUI" ? "SFUI-Regular" : String(base)
    return addingAttributes([.name: style.isEmpty ? plain : "\(base)-\(style)"])
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return other.postscriptName == postscriptName && other.pointSize == pointSize
  }
  public override var hash: Int { postscriptName.hashValue ^ pointSize.hashValue }
}
