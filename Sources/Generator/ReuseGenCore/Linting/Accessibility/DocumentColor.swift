import ReuseGenBasics
import ReuseGenXML

/// A color of a document in both appearances.
struct DocumentColor: Sendable {
  /// Red, green, blue and alpha in the light appearance.
  private var light: [Double]
  /// The same in Dark Mode; `nil` if they aren't known, as those of a color whose catalog wasn't read.
  private var dark: [Double]?
  /// Whether it is one of the system's colors, which has other components for users who need more contrast.
  private(set) var isOfSystem = false

  private init(_ color: SystemColor) { (light, dark, isOfSystem) = (color.light, color.dark, true) }

  init(_ color: CatalogColor) { (light, dark) = (color.light, color.dark) }

  private init(fixed parts: [Double]) { (light, dark) = (parts, parts) }

  /// The color of text that specifies none.
  static let label = DocumentColor(.label)

  /// The background of table view cells that specify none, and of text fields with rounded borders.
  static let systemBackground = DocumentColor(.systemBackground)

  /// - Parameter resources: The colors that a document lists, by their names.
  init?(_ element: IBElement, _ resources: [String: DocumentColor]) {
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      self.init(ofSystem: name, Self.components(of: element) ?? resources[name]?.light)
    } else if let own = Self.components(of: element) {
      self.init(fixed: own)
    } else if let known = element["name"].flatMap({ resources[$0] }) {
      self = known
    } else {
      return nil
    }
  }

  /// - Parameter written: The components that the document specifies, as the color looked when it was saved.
  private init?(ofSystem name: String, _ written: [Double]?) {
    if let known = SystemColor.named(name) {
      self.init(known)
      light = written ?? light
    } else if let fixed = written ?? (name == "darkTextColor" ? [0, 0, 0, 1] : nil) {
      self.init(fixed: fixed)
    } else {
      return nil
    }
  }

  /// The colors of a document's resources.
  ///
  /// - Parameter assets: The catalogs with the named ones, which may differ from what the document says of them.
  static func resources(of root: IBElement, _ assets: AssetNames) -> [String: DocumentColor] {
    var colors: [String: DocumentColor] = [:]
    for resource in root.elements(in: "resources") {
      guard let name = resource["name"], let written = resource.child(named: "color").flatMap(components) else {
        continue
      }
      switch resource.name {
      case "systemColor": colors[name] = DocumentColor(ofSystem: name, written)
      case "namedColor":
        var color = DocumentColor(fixed: written)
        color.dark = nil
        colors[name] = assets.color(named: name).map { DocumentColor($0) } ?? color
      default: break
      }
    }
    return colors
  }

  private static func components(of element: IBElement) -> [Double]? {
    func number(_ name: String) -> Double? { element[name].flatMap(Double.init) }
    guard element["catalog"] == nil, let alpha = number("alpha") else { return nil }
    if let white = number("white") { return [white, white, white, alpha] }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
    return [red, green, blue, alpha]
  }

  /// Whether no other color shows through in either appearance.
  var isOpaque: Bool { light[3] >= 1 && dark.map { $0[3] >= 1 } ?? true }

  /// The color in front of another one.
  func over(_ back: DocumentColor) -> DocumentColor {
    var result = back
    result.light = Self.blend(light, back.light)
    result.dark = dark.flatMap { dark in back.dark.map { Self.blend(dark, $0) } }
    result.isOfSystem = isOfSystem && back.isOfSystem
    return result
  }

  private static func blend(_ front: [Double], _ back: [Double]) -> [Double] {
    (0..<3).map { front[$0] * front[3] + back[$0] * (1 - front[3]) } + [back[3]]
  }

  /// The contrast of text in this color in the light appearance.
  func contrast(before backdrop: DocumentColor) -> ColorContrast {
    ColorContrast(of: over(backdrop).light, and: backdrop.light)
  }

  /// The contrast of text in this color in Dark Mode; `nil` if it isn't known, or the same as in the light appearance.
  func darkContrast(before backdrop: DocumentColor) -> ColorContrast? {
    guard let text = over(backdrop).dark, let back = backdrop.dark, dark != light || back != backdrop.light else {
      return nil
    }
    return ColorContrast(of: text, and: back)
  }
}
