import Basics
import InterfaceBuilderXML

/// A color of a document in the light appearance.
struct DocumentColor: Sendable {
  /// Red, green, blue and alpha.
  var parts: [Double]
  /// Whether it is one of the system's colors, which has other components for users who need more contrast.
  var isOfSystem = false

  private init(white: Double, alpha: Double, isOfSystem: Bool = false) {
    (parts, self.isOfSystem) = ([white, white, white, alpha], isOfSystem)
  }

  /// The color of text that specifies none.
  static let label = DocumentColor(white: 0, alpha: 1, isOfSystem: true)

  /// The background of table view cells that specify none, and of text fields with rounded borders.
  static let systemBackground = DocumentColor(white: 1, alpha: 1, isOfSystem: true)

  /// - Parameter resources: The colors that a document lists, by their names.
  init?(_ element: IBElement, _ resources: [String: DocumentColor]) {
    let system = element["systemColor"] ?? element["cocoaTouchSystemColor"]
    if let own = Self.components(of: element) {
      (parts, isOfSystem) = (own, system != nil)
    } else if let known = (element["systemColor"] ?? element["name"]).flatMap({ resources[$0] }) {
      self = known
    } else if system == "darkTextColor" {
      self = DocumentColor(white: 0, alpha: 1)
    } else {
      return nil
    }
  }

  /// The colors of a document's resources.
  static func resources(of root: IBElement) -> [String: DocumentColor] {
    var colors: [String: DocumentColor] = [:]
    for resource in root.elements(in: "resources") where ["namedColor", "systemColor"].contains(resource.name) {
      guard let name = resource["name"], let element = resource.child(named: "color"),
        var color = DocumentColor(element, [:])
      else { continue }
      color.isOfSystem = resource.name == "systemColor"
      colors[name] = color
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

  /// The color in front of another one.
  func over(_ back: DocumentColor) -> DocumentColor {
    var result = back
    for index in 0..<3 { result.parts[index] = parts[index] * parts[3] + back.parts[index] * (1 - parts[3]) }
    result.isOfSystem = isOfSystem && back.isOfSystem
    return result
  }

  /// The contrast of text in this color.
  func contrast(before backdrop: DocumentColor) -> ColorContrast {
    ColorContrast(of: over(backdrop).parts, and: backdrop.parts)
  }
}
