extension UIToolbar {
  static let toolbarClass = UIKitClass(
    UIToolbar.self,
    elements: ["toolbar"],
    keys: [KeyedOutlet("items", \UIToolbar.items), KeyedOutlet("delegate", \UIToolbar.delegate)],
    drawing: .directedContent { $0.drawContent(on: $1, in: $2) }
  ) { reader in
    reader.color("barTintColor") { $0.barTintColor = $1 }
    reader.flag("translucent") { $0.isTranslucent = $1 }
    reader.choice("barStyle", UIBarStyle.interfaceBuilderNames) { $0.barStyle = $1 }
  }

  private func drawContent(on canvas: any Canvas, in bounds: CGRect) {
    canvas.rect(bounds, fill: standardAppearance.backgroundColor ?? barTintColor ?? .barBackground)
    let edge = [CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY)]
    canvas.path(edge, .systemGray3, width: 0.5)
    let row = row(in: bounds)
    for (item, start) in places(in: bounds) { _ = canvas.barButton(item, at: start, .left, row, tintColor) }
  }
}
