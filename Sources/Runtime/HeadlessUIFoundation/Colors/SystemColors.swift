import ReuseGenBasics

/// UIKit's colors by their names in documents.
package enum SystemColors {
  package static func color(_ name: String) -> UIColor? {
    if let color = SystemColor.named(name) { return UIColor(color) }
    return fixed[name.hasSuffix("Color") ? String(name.dropLast(5)) : name]
  }

  private static let fixed: [String: UIColor] = [
    "darkText": .black, "lightText": .lightText, "white": .white, "black": .black, "viewFlipsideBackground": .darkGray,
    "scrollViewTexturedBackground": .lightGray, "darkGray": .darkGray, "lightGray": .lightGray, "gray": .gray,
    "table": .white, "clear": .clear,
  ]
}
