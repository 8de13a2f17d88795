extension UIStepper {
  static let stepperClass = UIKitClass(
    UIStepper.self,
    elements: ["stepper"],
    drawing: .directedContent { $0.drawContent(on: $1, in: $2) },
    accessibility: StandardAccessibility(kind: .adjustable)
  ) { reader in
    reader.number("minimumValue", in: .finite) { $0.lowerLimit = Double($1) }
    reader.number("maximumValue", in: .finite) { $0.upperLimit = Double($1) }
    reader.number("stepValue", in: .finite) { $0.step = Double($1) }
    reader.number("value", in: .finite) { $0.value = Double($1) }
    reader.flag("wraps") { $0.wraps = $1 }
    reader.flag("autorepeat") { $0.autorepeat = $1 }
    reader.flag("continuous") { $0.isContinuous = $1 }
  } audited: { view, properties in
    properties.add("value", CGFloat(view.value))
    properties.add("minimumValue", CGFloat(view.minimumValue))
    properties.add("maximumValue", CGFloat(view.maximumValue))
  }

  private func drawContent(on canvas: any Canvas, in bounds: CGRect) {
    canvas.rect(bounds, fill: .systemGray5, radius: 8)
    let half = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width / 2, height: bounds.height)
    draw(decrementImage(for: .normal), or: "−", in: half, on: canvas)
    draw(incrementImage(for: .normal), or: "+", in: half.offsetBy(dx: half.width, dy: 0), on: canvas)
    let divider = [CGPoint(x: bounds.midX, y: bounds.minY + 6), CGPoint(x: bounds.midX, y: bounds.maxY - 6)]
    canvas.path(divider, .systemGray3)
  }

  private func draw(_ image: UIImage?, or sign: String, in half: CGRect, on canvas: any Canvas) {
    guard let image else { return canvas.text(sign, in: half, .systemFont(ofSize: 20), .label, .center) }
    let size = image.size
    let origin = CGPoint(x: half.midX - size.width / 2, y: half.midY - size.height / 2)
    canvas.image(image, in: CGRect(origin: origin, size: size), tint: .label)
  }
}
