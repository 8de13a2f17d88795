/// The style that a label, text field or text view shares with its attributed text.
extension NSAttributedString {
  /// The value of an attribute at the first character.
  package func first<Value>(_ key: Key) -> Value? {
    length > 0 ? attribute(key, at: 0, effectiveRange: nil) as? Value : nil
  }

  /// The text with an attribute from its first to its last character, or without the attribute.
  package func applying(_ key: Key, _ value: Any?) -> NSAttributedString { replacing(key) { _ in value } }

  /// The text with a change of the style of its paragraphs.
  package func styled(_ change: (NSMutableParagraphStyle) -> Void) -> NSAttributedString {
    replacing(.paragraphStyle) {
      let style = NSMutableParagraphStyle()
      if let old = $0 as? NSParagraphStyle { style.setParagraphStyle(old) }
      change(style)
      return style
    }
  }

  /// The text with its fonts in the sizes for a category.
  package func adjusted(to category: UIContentSizeCategory) -> NSAttributedString {
    replacing(.font) { ($0 as? UIFont)?.adjusted(to: category) ?? $0 }
  }

  private func replacing(_ key: Key, _ value: (Any?) -> Any?) -> NSAttributedString {
    let new = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(key, in: NSRange(location: 0, length: length), options: []) { old, range, _ in
      new.removeAttribute(key, range: range)
      if let value = value(old) { new.addAttribute(key, value: value, range: range) }
    }
    return new
  }
}
