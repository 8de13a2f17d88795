extension UIProgressView {
  static let progressViewClass = UIKitClass(
    UIProgressView.self,
    elements: ["progressView"],
    drawing: .directedContent { $0.drawContent(on: $1, in: $2) },
    accessibility: StandardAccessibility(
      isElement: true,
      kind: .updatesFrequently,
      value: { "\(Int(($0.progress * 100).rounded()))%" }
    )
  ) { reader in
    reader.choice("progressViewStyle", ["default": .default, "bar": .bar]) { $0.progressViewStyle = $1 }
    reader.number("progress", in: .factor) { $0.progress = Float($1) }
    reader.color("progressTintColor") { $0.progressTintColor = $1 }
    reader.color("trackTintColor") { $0.trackTintColor = $1 }
  } audited: { view, properties in
    properties.add("progress", view.progress)
    properties.add("progressTintColor", view.progressTintColor)
    properties.add("trackTintColor", view.trackTintColor)
  }

  private func drawContent(on canvas: any Canvas, in bounds: CGRect) {
    let radius = min(2, bounds.height / 2)
    canvas.rect(bounds, fill: trackTintColor ?? .systemGray5, radius: radius)
    let width = bounds.width * CGFloat(progress)
    let filled = CGRect(x: bounds.minX, y: bounds.minY, width: width, height: bounds.height)
    canvas.rect(filled, fill: progressTintColor ?? tintColor, radius: radius)
  }
}
