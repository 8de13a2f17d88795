extension UISlider {
  static let sliderClass = UIKitClass(
    UISlider.self,
    elements: ["slider"],
    drawing: .directedContent { $0.drawContent(on: $1, in: $2) },
    accessibility: StandardAccessibility(kind: .adjustable, value: { $0.percentage })
  ) { reader in
    reader.number("minValue", in: .float) { $0.minimumValue = Float($1) }
    reader.number("maxValue", in: .float) { $0.maximumValue = Float($1) }
    reader.number("value", in: .float) { $0.value = Float($1) }
    reader.flag("continuous") { $0.isContinuous = $1 }
    reader.color("minimumTrackTintColor") { $0.minimumTrackTintColor = $1 }
    reader.color("maximumTrackTintColor") { $0.maximumTrackTintColor = $1 }
    reader.color("thumbTintColor") { $0.thumbTintColor = $1 }
    reader.image("minimumValueImage") { $0.minimumValueImage = $1 }
    reader.image("maximumValueImage") { $0.maximumValueImage = $1 }
  } audited: { view, properties in
    properties.add("value", view.value)
    properties.add("minimumValue", view.minimumValue)
    properties.add("maximumValue", view.maximumValue)
    properties.add("minimumTrackTintColor", view.minimumTrackTintColor)
  }

  /// The value as a part of the range: "50%".
  private var percentage: String {
    let range = maximumValue - minimumValue
    return range > 0 ? "\(Int(((value - minimumValue) / range * 100).rounded()))%" : "0%"
  }

  private func drawContent(on canvas: any Canvas, in bounds: CGRect) {
    let span = min(maximumValue - minimumValue, .greatestFiniteMagnitude)
    // Divide before subtracting, because the difference of two values can be infinite.
    let part = span > 0 ? CGFloat(min(max(value / span - minimumValue / span, 0), 1)) : 0
    var track = CGRect(x: bounds.minX, y: bounds.midY - 2, width: bounds.width, height: 4)
    var knob = CGPoint(x: bounds.minX + 14 + part * max(0, bounds.width - 28), y: bounds.midY)
    if !RuntimeModules.contains(type(of: self)) {
      let own = trackRect(forBounds: bounds)
      let isStandard = own == baseTrackRect(forBounds: bounds)
      if !isStandard { track = directed(own, in: bounds.width) }
      let thumb = thumbRect(forBounds: bounds, trackRect: own, value: value)
      if !isStandard || thumb != baseThumbRect(trackRect: own, value: value) {
        knob = CGPoint(x: directed(thumb, in: bounds.width).midX, y: thumb.midY)
      }
    }
    canvas.rect(track, fill: maximumTrackTintColor ?? .systemGray4, radius: track.height / 2)
    let filled = CGRect(x: track.minX, y: track.minY, width: knob.x - track.minX, height: track.height)
    canvas.rect(filled, fill: minimumTrackTintColor ?? tintColor, radius: track.height / 2)
    canvas.circle(knob, 13, fill: thumbTintColor ?? .white, stroke: .systemGray3)
  }
}
