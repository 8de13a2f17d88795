/// Attributed text in a rectangle.
package struct AttributedBlock {
  package let lines: AttributedLines
  package let bounds: CGRect
  /// The color of text without one.
  package let color: UIColor
  /// The alignment of paragraphs without one.
  package let alignment: NSTextAlignment
  /// Whether the text begins at the top. Otherwise it is centered vertically.
  package let fromTop: Bool
}

extension Canvas {
  /// Draws attributed text, or text in one font if there is none.
  func text(
    _ attributed: NSAttributedString?,
    or text: String,
    in bounds: CGRect,
    _ font: UIFont,
    _ color: UIColor,
    _ alignment: NSTextAlignment = .natural,
    lines: Int = 1,
    fromTop: Bool = false
  ) {
    guard let attributed, attributed.length > 0 else {
      return self.text(text, in: bounds, font, color, alignment, lines: lines, fromTop: fromTop)
    }
    let found = AttributedLines(attributed, font: font, width: bounds.width, limit: lines)
    draw(
      .attributedText(
        AttributedBlock(lines: found, bounds: bounds, color: color, alignment: alignment, fromTop: fromTop)
      )
    )
  }
}
