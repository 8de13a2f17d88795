extension UIControl {
  static let controlElement = ElementClass(UIControl.self, drawing: .nothing) { reader in
    reader.flag("enabled") { $0.isEnabled = $1 }
    reader.flag("selected") { $0.isSelected = $1 }
    reader.flag("highlighted") { $0.isHighlighted = $1 }
    reader.choice(
      "contentHorizontalAlignment",
      [
        "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
      ]
    ) { $0.contentHorizontalAlignment = $1 }
    reader.choice("contentVerticalAlignment", ["center": .center, "top": .top, "bottom": .bottom, "fill": .fill]) {
      $0.contentVerticalAlignment = $1
    }
  }
}
