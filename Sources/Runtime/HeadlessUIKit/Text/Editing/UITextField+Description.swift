extension UITextField {
  static let textFieldClass = UIKitClass(
    UITextField.self,
    elements: ["textField"],
    keys: [
      KeyedOutlet("delegate", \UITextField.delegate),
      KeyedOutlet("textDragDelegate", \UITextField.textDragDelegate),
      KeyedOutlet("textDropDelegate", \UITextField.textDropDelegate),
      KeyedOutlet("inputView", \UITextField.inputView),
      KeyedOutlet("inputAccessoryView", \UITextField.inputAccessoryView),
      KeyedOutlet("leftView", \UITextField.leftView),
      KeyedOutlet("rightView", \UITextField.rightView),
      KeyedOutlet("text", \UITextField.text),
    ],
    drawing: .content { $0.drawContent(on: $1, in: $2) },
    accessibility: StandardAccessibility(value: { $0.text })
  ) { reader in
    reader.textInputTraits()
    reader.text("text") { $0.text = $1 }
    reader.text("placeholder") { $0.placeholder = $1 }
    reader.font("fontDescription") { $0.font = $1 }
    reader.color("textColor") { $0.textColor = $1 }
    reader.choice("textAlignment", NSTextAlignment.interfaceBuilderNames) { $0.textAlignment = $1 }
    reader.attributedText("attributedText") { $0.attributedText = $1 }
    reader.choice("borderStyle", ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect]) {
      $0.borderStyle = $1
    }
    reader.choice(
      "clearButtonMode",
      ["never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always]
    ) { $0.clearButtonMode = $1 }
    reader.flag("clearsOnBeginEditing") { $0.clearsOnBeginEditing = $1 }
    reader.flag("adjustsFontSizeToFit") { $0.adjustsFontSizeToFitWidth = $1 }
    reader.flag("adjustsFontForContentSizeCategory") { $0.adjustsFontForContentSizeCategory = $1 }
    reader.number("minimumFontSize", in: .pointSize) { $0.minimumFontSize = $1 }
    reader.image("background") { $0.background = $1 }
    reader.image("disabledBackground") { $0.disabledBackground = $1 }
    reader.flag("allowsEditingTextAttributes") { $0.allowsEditingTextAttributes = $1 }
    reader.flag("clearsOnInsertion") { $0.clearsOnInsertion = $1 }
  } audited: { field, properties in
    properties.add("text", field.text)
    properties.add("attributedText", SnapshotValue(attributed: field.ownAttributedText))
    properties.add("placeholder", field.placeholder)
    properties.add("font", field.font)
    properties.add("textColor", field.textColor)
    properties.add("textAlignment", field.textAlignment.rawValue)
  }

  private func drawContent(on canvas: any Canvas, in bounds: CGRect) {
    let border = borderRect(forBounds: bounds).insetBy(dx: 0.5, dy: 0.5)
    switch borderStyle {
    case .none: break
    case .line: canvas.rect(border, stroke: .black)
    case .bezel: canvas.rect(border, stroke: .systemGray)
    case .roundedRect: canvas.rect(border, fill: backgroundColor ?? .white, stroke: .systemGray4, radius: 5)
    }
    if hasText, clearButtonMode.shows(whileEditing: isEditing) {
      drawClearButton(on: canvas, in: clearButtonRect(forBounds: bounds))
    }
    let font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
    if let text, !text.isEmpty {
      let shown = isSecureTextEntry ? String(repeating: "•", count: text.count) : text
      let attributed = isSecureTextEntry ? nil : ownAttributedText
      let room = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
      guard let content = canvas.textRect(of: self, in: bounds, room, drawText) else { return }
      canvas.text(shown, attributed, in: content, font, textColor ?? .label, directed(textAlignment))
    } else {
      let room = placeholderRect(forBounds: bounds)
      guard let content = canvas.textRect(of: self, in: bounds, room, drawPlaceholder) else { return }
      canvas.text(placeholder ?? "", in: content, font, .tertiaryLabel, directed(textAlignment))
    }
  }

  private func drawClearButton(on canvas: any Canvas, in frame: CGRect) {
    canvas.circle(CGPoint(x: frame.midX, y: frame.midY), frame.width / 2, fill: .systemGray3)
    let cross = frame.insetBy(dx: frame.width / 3, dy: frame.height / 3)
    canvas.path([cross.origin, CGPoint(x: cross.maxX, y: cross.maxY)], .white)
    canvas.path([CGPoint(x: cross.minX, y: cross.maxY), CGPoint(x: cross.maxX, y: cross.minY)], .white)
  }
}
