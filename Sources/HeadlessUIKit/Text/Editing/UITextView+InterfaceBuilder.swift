extension UITextView {
  static let textViewElement = ElementClass(
    UITextView.self,
    "textView",
    drawing: .content { $0.drawContent(on: $1, in: $2) }
  ) { reader in
    reader.textInputTraits()
    reader.text("text") { $0.text = $1 }
    reader.text("attributedText") { $0.text = $1 }
    reader.font("fontDescription") { $0.font = $1 }
    reader.color("textColor") { $0.textColor = $1 }
    reader.choice("textAlignment", NSTextAlignment.interfaceBuilderNames) { $0.textAlignment = $1 }
    reader.flag("editable") { $0.isEditable = $1 }
    reader.flag("selectable") { $0.isSelectable = $1 }
    reader.flag("adjustsFontForContentSizeCategory") { $0.adjustsFontForContentSizeCategory = $1 }
  }

  private func drawContent(on canvas: any Canvas, in bounds: CGRect) {
    canvas.text(
      text ?? "",
      in: bounds.inset(by: textContainerInset).insetBy(dx: 5, dy: 0),
      font ?? .systemFont(ofSize: 14),
      textColor ?? .label,
      textAlignment,
      lines: 0,
      fromTop: true
    )
  }
}
