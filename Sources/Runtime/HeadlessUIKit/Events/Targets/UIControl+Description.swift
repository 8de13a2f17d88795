extension UIControl {
  static let controlClass = UIKitClass(
    UIControl.self,
    keys: [KeyedOutlet("enabled", \UIControl.isEnabled), KeyedOutlet("selected", \UIControl.isSelected)],
    drawing: .inherited,
    accessibility: StandardAccessibility(
      isElement: true,
      states: { control in
        var states: UIAccessibilityTraits = control.isSelected ? .selected : .none
        if !control.isEnabled { states.insert(.notEnabled) }
        return states
      }
    )
  ) { reader in
    reader.flag("enabled") { $0.isEnabled = $1 }
    reader.flag("selected") { $0.isSelected = $1 }
    reader.flag("highlighted") { $0.isHighlighted = $1 }
    reader.flag("showsMenuAsPrimaryAction") { $0.showsMenuAsPrimaryAction = $1 }
    reader.choice(
      "contentHorizontalAlignment",
      ["center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing]
    ) { $0.contentHorizontalAlignment = $1 }
    reader.choice("contentVerticalAlignment", ["center": .center, "top": .top, "bottom": .bottom, "fill": .fill]) {
      $0.contentVerticalAlignment = $1
    }
  } audited: { control, properties in
    properties.add("isEnabled", control.isEnabled)
    properties.add("isSelected", control.isSelected)
    properties.add("isHighlighted", control.isHighlighted)
    properties.add("targets", .list(control.targetDescriptions))
  }
}
