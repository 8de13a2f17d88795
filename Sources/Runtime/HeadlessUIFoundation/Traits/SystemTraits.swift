@available(iOS 17, *)
public enum UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  package static var path: PartialKeyPath<TraitValues> { \.horizontalSizeClass }
}

@available(iOS 17, *)
public enum UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  package static var path: PartialKeyPath<TraitValues> { \.verticalSizeClass }
}

@available(iOS 17, *)
public enum UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  package static var path: PartialKeyPath<TraitValues> { \.userInterfaceStyle }
}

@available(iOS 17, *)
public enum UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  package static var path: PartialKeyPath<TraitValues> { \.userInterfaceLevel }
}

@available(iOS 17, *)
public enum UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  package static var path: PartialKeyPath<TraitValues> { \.userInterfaceIdiom }
}

@available(iOS 17, *)
public enum UITraitDisplayScale: UITraitDefinition, SystemTrait {
  public static var defaultValue: CGFloat { 0 }
  package static var path: PartialKeyPath<TraitValues> { \.displayScale }
}

@available(iOS 17, *)
public enum UITraitDisplayGamut: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIDisplayGamut { .unspecified }
  package static var path: PartialKeyPath<TraitValues> { \.displayGamut }
}

@available(iOS 17, *)
public enum UITraitLayoutDirection: UITraitDefinition, SystemTrait {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  package static var path: PartialKeyPath<TraitValues> { \.layoutDirection }
}

@available(iOS 17, *)
public enum UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  package static var path: PartialKeyPath<TraitValues> { \.preferredContentSizeCategory }
}

@available(iOS 17, *)
public enum UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  package static var path: PartialKeyPath<TraitValues> { \.accessibilityContrast }
}

@available(iOS 17, *)
public enum UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
  public static var defaultValue: UILegibilityWeight { .unspecified }
  package static var path: PartialKeyPath<TraitValues> { \.legibilityWeight }
}

@available(iOS 17, *)
public enum UITraitActiveAppearance: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
  package static var path: PartialKeyPath<TraitValues> { \.activeAppearance }
}
