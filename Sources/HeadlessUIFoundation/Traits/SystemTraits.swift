// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
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
