extension UIToolbar {
  static let toolbarClass = UIKitClass(
    UIToolbar.self,
    elements: ["toolbar"],
    keys: [
      KeyedOutlet("items", \UIToolbar.items),
      KeyedOutlet("delegate", \UIToolbar.delegate),
    ],
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
    let items = (items ?? []).filter { !$0.isHidden }
    let row = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: min(44, bounds.height))
    let flexible = items.filter { $0.systemItem == .flexibleSpace }.count
    let widths = items.map { canvas.width(of: $0) }
    let used = widths.reduce(32) { $0 + $1 + 8 }
    let gap = flexible > 0 ? max(0, (bounds.width - used) / CGFloat(flexible)) : 0
    var start = bounds.minX + 16
    for (item, width) in zip(items, widths) {
      if item.systemItem == .flexibleSpace {
        start += gap
      } else {
        _ = canvas.barButton(item, at: start, .left, row, tintColor)
        start += width + 8
      }
    }
  }
}
