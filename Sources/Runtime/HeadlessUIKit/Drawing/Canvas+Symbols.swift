extension Canvas {
  /// Draws an image whose content is known, a glyph for a symbol, and a box with the name of another image.
  ///
  /// - Parameters:
  ///   - tint: The color of symbols and of template images.
  ///   - isTemplate: Whether an image without a rendering mode of its own is a template, as in bars and system buttons.
  package func image(_ image: UIImage?, in bounds: CGRect, tint: UIColor?, isTemplate: Bool = false) {
    guard let image, !image.shownName.isEmpty else {
      return rect(bounds.insetBy(dx: 0.5, dy: 0.5), stroke: .systemGray4, dashes: "3 3")
    }
    if shows(image) {
      let isTinted = image.renderingMode == .alwaysTemplate || image.renderingMode == .automatic && isTemplate
      return draw(.image(image, bounds, tint: image.tintColor ?? (isTinted ? tint : nil)))
    }
    if image.isSymbolImage { return symbol(image.shownName, in: bounds, image.tintColor ?? tint ?? .systemBlue) }
    let fill = UIColor.systemGray5.withAlphaComponent(0.6)
    rect(bounds.insetBy(dx: 0.5, dy: 0.5), fill: fill, stroke: .systemGray2, radius: 2)
    let size = min(11, max(5, bounds.height * 0.4))
    if bounds.width < 14 || bounds.height < 8 { return }
    text(image.shownName, in: bounds.insetBy(dx: 2, dy: 0), .systemFont(ofSize: size), .systemGray, .center, lines: 2)
  }

  /// Draws the same glyph for each system symbol, because the symbols can't be shipped. Its title is the name.
  private func symbol(_ name: String, in bounds: CGRect, _ color: UIColor) {
    let side = min(bounds.width, bounds.height)
    let line = max(1, side / 12)
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let half = max(0, side / 2 - side / 8 - line / 2)
    let square = CGRect(x: middle.x - half, y: middle.y - half, width: half * 2, height: half * 2)
    draw(
      .titled(
        name,
        [
          .rect(square, Paint(stroke: color, width: line), radius: side / 5),
          .circle(center: middle, radius: side / 10, Paint(fill: color)),
        ]
      )
    )
  }

  /// Draws an image in the middle of an area, in its own size and no larger than the area.
  package func icon(_ image: UIImage, in area: CGRect, tint: UIColor?, isTemplate: Bool = false) {
    let size = image.size == .zero || !shows(image) ? area.size : image.size
    let factor = min(1, min(area.width / max(size.width, 1), area.height / max(size.height, 1)))
    let (width, height) = (size.width * factor, size.height * factor)
    let frame = CGRect(x: area.midX - width / 2, y: area.midY - height / 2, width: width, height: height)
    self.image(image, in: frame, tint: tint, isTemplate: isTemplate)
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
}
