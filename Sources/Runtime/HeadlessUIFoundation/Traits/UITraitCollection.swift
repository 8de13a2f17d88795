/// The environment of views: size classes, style and size of text.
///
/// A window's traits follow its size; see `UIWindow.frame`. Views and view controllers inherit them, unless they or a
/// container override some. A collection from an initializer specifies only what it was given.
open class UITraitCollection: NSObject, NSSecureCoding, @unchecked Sendable {
  /// The values that are specified.
  package private(set) var values = TraitValues()

  package convenience init(_ values: TraitValues) {
    self.init()
    self.values = values
  }

  public required convenience init?(coder: NSCoder) {
    guard let values = TraitValues(coder: coder) else { return nil }
    self.init(values)
  }

  /// Creates a collection that specifies nothing. It is the designated initializer, so that subclasses inherit all.
  @available(iOS 17, *)
  public override init() { super.init() }
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
  }
  @available(iOS 17, *)
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = TraitValues()
    mutations(&traits)
    self.init(traits as? TraitValues ?? TraitValues())
  }
  @available(iOS 17, *)
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    var traits: any UIMutableTraits = values
    mutations(&traits)
    return UITraitCollection(traits as? TraitValues ?? values)
  }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(horizontalSizeClass: horizontalSizeClass))
  }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(verticalSizeClass: verticalSizeClass))
  }
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(TraitValues(userInterfaceStyle: userInterfaceStyle))
  }
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(TraitValues(userInterfaceLevel: userInterfaceLevel))
  }
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(TraitValues(userInterfaceIdiom: userInterfaceIdiom))
  }
  public convenience init(displayScale: CGFloat) { self.init(TraitValues(displayScale: displayScale)) }
  public convenience init(displayGamut: UIDisplayGamut) { self.init(TraitValues(displayGamut: displayGamut)) }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(TraitValues(layoutDirection: layoutDirection))
  }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(TraitValues(preferredContentSizeCategory: preferredContentSizeCategory))
  }
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(TraitValues(accessibilityContrast: accessibilityContrast))
  }
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(TraitValues(legibilityWeight: legibilityWeight))
  }
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init(TraitValues(forceTouchCapability: capability))
  }

  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  public var displayScale: CGFloat { values.displayScale }
  public var displayGamut: UIDisplayGamut { values.displayGamut }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
  public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }

  @available(iOS 17, *)
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

  /// The environment of a phone held upright, in the light style.
  package static let phone = UITraitCollection(TraitValues.phone)

  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection else { return true }
    return userInterfaceStyle != other.userInterfaceStyle || userInterfaceLevel != other.userInterfaceLevel
      || accessibilityContrast != other.accessibilityContrast || displayGamut != other.displayGamut
  }

  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values) == values
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }
  public override var hash: Int { values.hashValue }
}
