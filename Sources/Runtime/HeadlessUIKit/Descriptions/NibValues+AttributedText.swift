import ReuseGenXML

extension NibValues {
  /// An attributed string: its fragments with their fonts, colors and paragraph styles. `nil` for an empty one.
  func attributedString(_ element: IBElement) -> NSAttributedString? {
    guard element.name == "attributedString" else { return nil }
    let text = NSMutableAttributedString(string: "")
    for fragment in element.children where fragment.name == "fragment" {
      guard let content = fragment["content"] ?? fragment.child(key: "content").flatMap(string) else { continue }
      let attributes = fragment.children.first { $0.name == "attributes" }.map(attributes) ?? [:]
      text.append(NSAttributedString(string: content, attributes: attributes))
    }
    return text.length > 0 ? text : nil
  }

  private func attributes(_ element: IBElement) -> [NSAttributedString.Key: Any] {
    var found: [NSAttributedString.Key: Any] = [:]
    found[.foregroundColor] = element.child(key: "NSColor").flatMap(color)
    found[.backgroundColor] = element.child(key: "NSBackgroundColor").flatMap(color)
    found[.font] = element.child(key: "NSFont").map(attributeFont)
    found[.paragraphStyle] = element.child(key: "NSParagraphStyle").map(paragraphStyle)
    for (key, name) in [(.underlineStyle, "NSUnderline"), (.strikethroughStyle, "NSStrikethrough")]
      as [(NSAttributedString.Key, String)]
    {
      found[key] = element.child(key: name).flatMap { integer("value", of: $0, in: .count) }
    }
    if let kern = element.child(key: "NSKern").flatMap({ number("value", of: $0, in: .points) }) { found[.kern] = kern }
    return found
  }

  /// The font of an attribute: one with a name, or one of the system's, which have names of AppKit.
  private func attributeFont(_ element: IBElement) -> UIFont {
    let size = number("size", of: element, in: .pointSize).map { CGFloat($0) }
    if let name = element["name"] { return UIFont(designed: name, size: size ?? 12) }
    switch element["metaFont"] {
    case "systemBold": return .boldSystemFont(ofSize: size ?? 13)
    case "smallSystem": return .systemFont(ofSize: size ?? 11)
    case "miniSystem": return .systemFont(ofSize: size ?? 9)
    case "cellTitle": return .systemFont(ofSize: size ?? 12)
    default: return .systemFont(ofSize: size ?? 13)
    }
  }

  private func paragraphStyle(_ element: IBElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    func length(_ name: String) -> CGFloat { CGFloat(number(name, of: element, in: .points) ?? 0) }
    style.lineSpacing = length("lineSpacing")
    style.paragraphSpacing = length("paragraphSpacing")
    style.paragraphSpacingBefore = length("paragraphSpacingBefore")
    style.firstLineHeadIndent = length("firstLineHeadIndent")
    style.headIndent = length("headIndent")
    style.tailIndent = length("tailIndent")
    style.minimumLineHeight = length("minimumLineHeight")
    style.maximumLineHeight = length("maximumLineHeight")
    style.lineHeightMultiple = length("lineHeightMultiple")
    if let alignment = NSTextAlignment.interfaceBuilderNames.first(where: { $0.key == element["alignment"] }) {
      style.alignment = alignment.value
    }
    return style
  }
}
