open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular = 4, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  package final let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }
  public required init?(coder: NSCoder) {
    guard let style = coder.decodeValue(Int.self, forKey: "style").flatMap(Style.init) else { return nil }
    self.style = style
    super.init(coder: coder)
  }
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encodeValue(style.rawValue, forKey: "style")
  }
  open override nonisolated func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect)?.style == style }
  open override nonisolated var hash: Int { style.hashValue }
}
