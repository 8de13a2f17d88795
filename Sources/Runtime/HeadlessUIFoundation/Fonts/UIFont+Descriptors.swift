extension UIFont {
  public var fontDescriptor: UIFontDescriptor {
    let descriptor = UIFontDescriptor(name: fontName, size: pointSize)
    guard let scaling, scaling.standardSize == nil else { return descriptor }
    return descriptor.addingAttributes([.textStyle: scaling.style])
  }
  public var familyName: String {
    if fontName.hasPrefix("SFUI") || fontName.hasPrefix(".SF") { return ".AppleSystemUIFont" }
    return FontLibrary.shared.font(named: fontName)?.names.family ?? DeviceFonts.family(of: fontName)
      ?? String(fontName.prefix { $0 != "-" })
  }
  /// The names of the families of the program's resources and of a device.
  public class var familyNames: [String] {
    Set(FontLibrary.shared.names.map(\.family)).union(DeviceFonts.familyNames).sorted()
  }
  /// The names of the fonts of a family. Those of some families of a device, which no app's text needs, aren't known.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    let own = FontLibrary.shared.names.filter { $0.family == familyName }.map(\.postScript)
    return (own + DeviceFonts.fonts(of: familyName)).sorted()
  }

  /// The system's font whose characters have equal widths. Measured as the system's font.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont("SFUIMono-\(weight.name)", fontSize)
  }
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    .systemFont(ofSize: fontSize, weight: weight)
  }
  /// The system's font in another weight and width. The width has no effect here.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    .systemFont(ofSize: fontSize, weight: weight)
  }

  public struct Width: RawRepresentable, Hashable, Comparable, Sendable {
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let condensed = Width(rawValue: -0.2)
    public static let compressed = Width(rawValue: -0.3)
    public static let standard = Width(rawValue: 0)
    public static let expanded = Width(rawValue: 0.2)
  }
}

extension UIFont.TextStyle {
  @available(iOS 17, *)
  public static let extraLargeTitle = UIFont.TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
  @available(iOS 17, *)
  public static let extraLargeTitle2 = UIFont.TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
}
