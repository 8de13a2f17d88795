extension UILabel {
  static let labelClass = UIKitClass(
    UILabel.self,
    elements: ["label"],
    keys: [KeyedOutlet("text", \UILabel.text), KeyedOutlet("textColor", \UILabel.textColor)],
    drawing: .content { $0.drawContent(on: $1, in: $2) },
    accessibility: StandardAccessibility(isElement: true, kind: .staticText, label: { $0.text })
  ) { reader in
    reader.userInteraction()
    reader.text("text") { $0.text = $1 }
    reader.font("fontDescription") { $0.font = $1 }
    reader.color("textColor") { $0.textColor = $1 }
    reader.color("highlightedColor") { $0.highlightedTextColor = $1 }
    reader.choice("textAlignment", NSTextAlignment.interfaceBuilderNames) { $0.textAlignment = $1 }
    reader.choice("lineBreakMode", lineBreaks) { $0.lineBreakMode = $1 }
    reader.attributedText("attributedText") { $0.attributedText = $1 }
    reader.integer("numberOfLines") { $0.numberOfLines = $1 }
    reader.flag("adjustsFontSizeToFit") { $0.adjustsFontSizeToFitWidth = $1 }
    reader.flag("adjustsFontForContentSizeCategory") { $0.adjustsFontForContentSizeCategory = $1 }
    reader.number("minimumScaleFactor", in: .factor) { $0.minimumScaleFactor = $1 }
    reader.choice(
      "baselineAdjustment",
      ["alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none]
    ) { $0.baselineAdjustment = $1 }
    reader.flag("adjustsLetterSpacingToFitWidth") { $0.allowsDefaultTighteningForTruncation = $1 }
    reader.color("shadowColor") { $0.shadowColor = $1 }
    reader.size("shadowOffset") { $0.shadowOffset = $1 }
    reader.number("preferredMaxLayoutWidth") { $0.preferredMaxLayoutWidth = $1 }
    reader.flag("enabled") { $0.isEnabled = $1 }
    reader.flag("highlighted") { $0.isHighlighted = $1 }
  } audited: { label, properties in
    properties.add("text", label.text)
    properties.add("attributedText", SnapshotValue(attributed: label.ownAttributedText))
    properties.add("font", label.font)
    properties.add("textColor", label.textColor)
    properties.add("highlightedTextColor", label.highlightedTextColor)
    properties.add("isHighlighted", label.isHighlighted)
    properties.add("isEnabled", label.isEnabled)
    properties.add("textAlignment", label.textAlignment.rawValue)
    properties.add("lineBreakMode", label.lineBreakMode.rawValue)
    properties.add("numberOfLines", label.numberOfLines)
  }

  private static let lineBreaks: KeyValuePairs<String, NSLineBreakMode> = [
    "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail, "middleTruncation": .byTruncatingMiddle,
  ]

  private func drawContent(on canvas: any Canvas, in bounds: CGRect) {
    let own = isHighlighted ? highlightedTextColor ?? textColor : textColor
    let color = isEnabled ? own ?? .label : .systemGray3
    guard let place = canvas.textRect(of: self, in: bounds, bounds, drawText) else { return }
    canvas.text(
      text ?? "",
      ownAttributedText,
      in: place,
      font ?? .systemFont(ofSize: 17),
      color,
      directed(textAlignment),
      lines: numberOfLines
    )
  }
}
