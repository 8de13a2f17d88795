extension UISwitch {
  static let switchClass = UIKitClass(
    UISwitch.self,
    elements: ["switch"],
    drawing: .directedContent { $0.drawContent(on: $1, in: $2) },
    accessibility: StandardAccessibility(kind: [.button, .toggleButton], value: { $0.isOn ? "1" : "0" })
  ) { reader in
    reader.flag("on") { $0.isOn = $1 }
    reader.color("onTintColor") { $0.onTintColor = $1 }
    reader.color("thumbTintColor") { $0.thumbTintColor = $1 }
  } audited: { view, properties in
    properties.add("isOn", view.isOn)
    properties.add("onTintColor", view.onTintColor)
  }

  private func drawContent(on canvas: any Canvas, in bounds: CGRect) {
    let track = CGRect(x: bounds.minX, y: bounds.midY - 15.5, width: min(51, max(bounds.width, 49)), height: 31)
    canvas.rect(track, fill: isOn ? onTintColor ?? .systemGreen : .systemGray5, radius: 15.5)
    let knob = CGPoint(x: isOn ? track.maxX - 15.5 : track.minX + 15.5, y: track.midY)
    canvas.circle(knob, 13.5, fill: thumbTintColor ?? .white)
  }
}
