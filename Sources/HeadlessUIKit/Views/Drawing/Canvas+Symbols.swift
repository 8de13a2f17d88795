extension Canvas {
  /// Draws an image whose content is known, and a box with its name for other images and for symbols.
  package func image(_ image: UIImage?, in bounds: CGRect, tint: UIColor?) {
    guard let image, !image.shownName.isEmpty else {
      return rect(bounds.insetBy(dx: 0.5, dy: 0.5), stroke: .systemGray4, dashes: "3 3")
    }
    if image.hasVisibleContent { return draw(.image(image, bounds)) }
    let line = image.isSymbolImage ? tint ?? .systemBlue : .systemGray2
    rect(bounds.insetBy(dx: 0.5, dy: 0.5), fill: UIColor.systemGray5.withAlphaComponent(0.6), stroke: line, radius: 2)
    let size = min(11, max(5, bounds.height * 0.4))
    if bounds.width < 14 || bounds.height < 8 { return }
    text(image.shownName, in: bounds.insetBy(dx: 2, dy: 0), .systemFont(ofSize: size), .systemGray, .center, lines: 2)
  }

  /// Draws a box with a title, for content whose appearance isn't known.
  package func box(titled title: String, in bounds: CGRect) {
    rect(bounds.insetBy(dx: 0.5, dy: 0.5), fill: .systemGray6, stroke: .systemGray3, dashes: "4 3")
    text(title, in: bounds.insetBy(dx: 4, dy: 0), .systemFont(ofSize: 13), .systemGray, .center)
  }

  /// Draws the strokes of an activity indicator.
  func spinner(in bounds: CGRect, color: UIColor) {
    let outer = min(bounds.width, bounds.height) / 2
    for step in 0..<8 {
      let angle = Double(step) * .pi / 4
      let (x, y) = (CGFloat(cos(angle)), CGFloat(sin(angle)))
      let stroke = [
        CGPoint(x: bounds.midX + x * outer * 0.5, y: bounds.midY + y * outer * 0.5),
        CGPoint(x: bounds.midX + x * outer * 0.9, y: bounds.midY + y * outer * 0.9),
      ]
      let alpha = 0.3 + 0.7 * CGFloat(step) / 8
      path(stroke, color.withAlphaComponent(alpha), width: max(1, outer / 5))
    }
  }

  /// Draws the rows of a picker as bars.
  func wheels(in bounds: CGRect) {
    for y in [bounds.midY - 17, bounds.midY + 17] where bounds.minY < y && y < bounds.maxY {
      path([CGPoint(x: bounds.minX, y: y), CGPoint(x: bounds.maxX, y: y)], .systemGray3)
    }
    for (row, shade) in [(-2, 0.15), (-1, 0.35), (0, 0.8), (1, 0.35), (2, 0.15)] {
      let y = bounds.midY + CGFloat(row) * 32 - 6
      guard y > bounds.minY, y + 12 < bounds.maxY else { continue }
      let bar = CGRect(x: bounds.midX - bounds.width * 0.2, y: y, width: bounds.width * 0.4, height: 12)
      rect(bar, fill: UIColor(white: 0.5, alpha: shade), radius: 6)
    }
  }
}
