extension UITraitCollection {
  /// The traits on which system colors depend.
  @available(iOS 17, *)
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self,
      UITraitDisplayGamut.self,
    ]
  }
  /// The traits by which an asset catalog's image is chosen.
  @available(iOS 17, *)
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitDisplayScale.self, UITraitDisplayGamut.self,
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitLayoutDirection.self,
    ]
  }
}
