import ReuseGenXML

extension UIStackView {
  static let stackViewClass = UIKitClass(UIStackView.self, elements: ["stackView"], drawing: .inherited) { reader in
    reader.choice("axis", ["vertical": .vertical, "horizontal": .horizontal]) { $0.axis = $1 }
    reader.number("spacing") { $0.spacing = $1 }
    reader.set(reader.element["spacingType"] == "standard" ? true : nil) { stack, _ in stack.spacing = 8 }
    reader.choice(
      "distribution",
      [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
      ]
    ) { $0.distribution = $1 }
    reader.choice(
      "alignment",
      [
        "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
        "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
      ]
    ) { $0.alignment = $1 }
    reader.flag("baselineRelativeArrangement") { $0.isBaselineRelativeArrangement = $1 }
    reader.flag("layoutMarginsRelativeArrangement") { $0.isLayoutMarginsRelativeArrangement = $1 }
    let hasMargins = reader.element.children.contains {
      $0.key == "layoutMargins" || $0.key == "directionalLayoutMargins"
    }
    reader.set(hasMargins ? true : nil) { $0.isLayoutMarginsRelativeArrangement = $1 }
  } audited: { stack, properties in
    properties.add("axis", stack.axis.rawValue)
    properties.add("spacing", stack.spacing)
    properties.add("alignment", .list(["\(stack.alignment)"]))
    properties.add("distribution", .list(["\(stack.distribution)"]))
    properties.add("arrangedSubviews.count", stack.arrangedSubviews.count)
  }
}
