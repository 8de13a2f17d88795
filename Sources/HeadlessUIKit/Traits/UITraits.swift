// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// The size class of a direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// Whether content is above other content.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base, elevated
}

/// The type of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// The range of colors of a display.
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB, P3
}

/// The layout direction of an environment.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

/// The layout direction of the interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

/// The contrast of the interface.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}

/// The weight of text.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular, bold
}

/// Whether touches have a force.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown, unavailable, available
}

/// Whether a window is active.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1
  case inactive, active
}

/// How content that can be mirrored is laid out. Stored; has no effect here.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// Traits that can be changed.
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
}

/// A trait, for registering for its changes.
public protocol UITraitDefinition {
  /// Whether two collections have different values of the trait.
  static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool
}
/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

public enum UITraitHorizontalSizeClass: UITraitDefinition {
  public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.horizontalSizeClass != second.horizontalSizeClass
  }
}
public enum UITraitVerticalSizeClass: UITraitDefinition {
  public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.verticalSizeClass != second.verticalSizeClass
  }
}
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.userInterfaceStyle != second.userInterfaceStyle
  }
}
public enum UITraitUserInterfaceLevel: UITraitDefinition {
  public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.userInterfaceLevel != second.userInterfaceLevel
  }
}
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.userInterfaceIdiom != second.userInterfaceIdiom
  }
}
public enum UITraitDisplayScale: UITraitDefinition {
  public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.displayScale != second.displayScale
  }
}
public enum UITraitDisplayGamut: UITraitDefinition {
  public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.displayGamut != second.displayGamut
  }
}
public enum UITraitLayoutDirection: UITraitDefinition {
  public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.layoutDirection != second.layoutDirection
  }
}
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.preferredContentSizeCategory != second.preferredContentSizeCategory
  }
}
public enum UITraitAccessibilityContrast: UITraitDefinition {
  public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.accessibilityContrast != second.accessibilityContrast
  }
}
public enum UITraitLegibilityWeight: UITraitDefinition {
  public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.legibilityWeight != second.legibilityWeight
  }
}
public enum UITraitActiveAppearance: UITraitDefinition {
  public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.activeAppearance != second.activeAppearance
  }
}
