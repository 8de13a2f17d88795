import InterfaceBuilderXML

extension NSLayoutConstraint.Attribute {
  /// The attribute of a name in a document.
  init?(_ name: String?) {
    guard let name, let found = Self.named[name] else { return nil }
    self = found
  }

  private static let named: [String: Self] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
    "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
    "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
    "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
    "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]
}

extension NSLayoutConstraint.Relation {
  /// The relation of a name in a document.
  init(_ name: String?) {
    self =
      switch name {
      case "greaterThanOrEqual": .greaterThanOrEqual
      case "lessThanOrEqual": .lessThanOrEqual
      default: .equal
      }
  }
}

extension NSLayoutConstraint {
  /// A factor: "0.5", "1:2" or "16/9".
  static func multiplier(_ text: String?) -> CGFloat {
    guard let text else { return 1 }
    let parts = text.split { $0 == ":" || $0 == "/" }.compactMap { Double($0) }
    if parts.count == 2, parts[1] != 0 { return CGFloat(parts[0] / parts[1]) }
    return parts.first.map { CGFloat($0) } ?? 1
  }

  /// A distance in points; 8 for the system's standard distance.
  static func constant(_ element: IBElement) -> CGFloat {
    if let constant = element["constant"].flatMap({ Double($0) }) { return CGFloat(constant) }
    return element["symbolic"] == "YES" ? 8 : 0
  }
}
