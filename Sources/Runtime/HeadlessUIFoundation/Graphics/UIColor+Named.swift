extension UIColor {
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// The color of an asset catalog in a bundle; `nil` for the main one. Returns `nil` if no catalog contains it.
  ///
  /// Catalogs are read from bundles as they are on Linux: folders named `*.xcassets`. The color depends on the style of
  /// the interface if the catalog specifies one for the dark style.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let found = AssetSearch.color(named: name, in: bundle ?? .main) else { return nil }
    let light = found.light
    let dark = found.dark ?? light
    let style = traitCollection?.userInterfaceStyle ?? .unspecified
    self.init(light, dark: dark, only: style)
  }

  package convenience init(_ light: UIColor, dark: UIColor, only style: UIUserInterfaceStyle) {
    switch style {
    case .light: self.init(cgColor: light.cgColor)
    case .dark: self.init(cgColor: dark.cgColor)
    case .unspecified:
      if light == dark {
        self.init(cgColor: light.cgColor)
      } else {
        self.init { $0.userInterfaceStyle == .dark ? dark : light }
      }
    }
  }
}
