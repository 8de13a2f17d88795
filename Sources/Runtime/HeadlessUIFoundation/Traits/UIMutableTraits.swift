@available(iOS 17, *)
public protocol UIMutableTraits {
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var displayScale: CGFloat { get set }
  var displayGamut: UIDisplayGamut { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
  var legibilityWeight: UILegibilityWeight { get set }
  var forceTouchCapability: UIForceTouchCapability { get set }
  var activeAppearance: UIUserInterfaceActiveAppearance { get set }
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

@available(iOS 17, *)
public protocol UITraitOverrides: UIMutableTraits {
  func contains(_ trait: UITrait) -> Bool
  /// Lets the object inherit a trait again.
  mutating func remove(_ trait: UITrait)
}
