import ReuseGenXML

extension UIVisualEffectView {
  static let visualEffectViewClass = UIKitClass(
    UIVisualEffectView.self,
    elements: ["visualEffectView"],
    drawing: .content { $0.drawContent(on: $1, in: $2) }
  ) { reader in
    guard let blur = reader.element.child(named: "blurEffect") else { return }
    reader.set(UIBlurEffect(style: blur["style"].flatMap { blurs[$0] } ?? .regular)) { $0.effect = $1 }
  } audited: { view, properties in
    properties.add("effect", .list(view.effect.map { ["\(type(of: $0))"] } ?? []))
  }

  private static let blurs: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
  ]

  private func drawContent(on canvas: any Canvas, in bounds: CGRect) {
    let isDark = (effect as? UIBlurEffect).map { $0.style == .dark } ?? false
    canvas.rect(bounds, fill: UIColor(white: isDark ? 0.1 : 0.97, alpha: 0.7))
  }
}
