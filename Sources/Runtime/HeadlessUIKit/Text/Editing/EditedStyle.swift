/// The style of a text field or text view, shared with its attributed text.
@preconcurrency @MainActor
protocol EditedStyle: AnyObject {
  var content: EditedContent { get set }
  var font: UIFont? { get set }
  var textColor: UIColor? { get set }
  var textAlignment: NSTextAlignment { get set }
  func restyle(_ change: (NSAttributedString) -> NSAttributedString)
}

extension EditedStyle {
  /// The attributes of a text that was set without any.
  var ownStyle: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    return [.font: font ?? .standardOfTextViews, .foregroundColor: textColor ?? .label, .paragraphStyle: style]
  }

  /// The attributes of what is typed next: those that were set since the selection moved, or those around it.
  var attributesOfTyping: [NSAttributedString.Key: Any] {
    if let set = content.typingAttributes { return set }
    return content.attributed == nil ? ownStyle : content.attributes(around: content.selectedRange)
  }

  func adoptStyle(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont { self.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
  }

  /// Takes the style of a text's first character. The present text is about to be replaced.
  func adoptStyle(of text: NSAttributedString?) {
    guard let text, text.length > 0 else { return }
    content.set("")
    adoptStyle(text.attributes(at: 0, effectiveRange: nil))
  }

  /// Gives the font, and those of the attributed text, the sizes for a category.
  func adjustOwnFonts(to category: UIContentSizeCategory) {
    let text = content.attributed?.adjusted(to: category)
    if let font = font?.adjusted(to: category) { self.font = font }
    if let text { restyle { _ in text } }
  }
}

extension UITextField: EditedStyle {
  final func restyle(_ change: (NSAttributedString) -> NSAttributedString) { content.restyle(change) }
}

extension UITextView: EditedStyle {}
