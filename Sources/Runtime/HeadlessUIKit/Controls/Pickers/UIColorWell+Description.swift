extension UIColorWell {
  static let colorWellClass = UIKitClass(
    UIColorWell.self,
    elements: ["colorWell"],
    drawing: .content { $0.drawContent(on: $1, in: $2) }
  ) { reader in
    reader.text("title") { $0.title = $1 }
    reader.flag("supportsAlpha") { $0.supportsAlpha = $1 }
    reader.color("selectedColor") { $0.selectedColor = $1 }
  } audited: { well, properties in
    properties.add("selectedColor", well.selectedColor)
  }

  /// Draws the color in a ring.
  private func drawContent(on canvas: any Canvas, in bounds: CGRect) {
    let radius = min(bounds.width, bounds.height) / 2
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    canvas.circle(center, radius - 0.5, fill: .white, stroke: .systemGray3)
    canvas.circle(center, radius * 0.75, fill: selectedColor, stroke: selectedColor == nil ? .systemGray4 : nil)
  }
}
