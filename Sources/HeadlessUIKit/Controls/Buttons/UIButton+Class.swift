import InterfaceBuilderXML

extension UIButton {
  static let buttonClass = UIKitClass(
    UIButton.self,
    elements: ["button"],
    drawing: .directedContent { $0.drawContent(on: $1, in: $2) },
    accessibility: StandardAccessibility(
      kind: .button,
      label: { $0.currentTitle ?? $0.currentImage?.accessibilityLabel }
    )
  ) { reader in
    reader.choice(
      "buttonType",
      [
        "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure, "infoLight": .infoLight,
        "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
      ]
    ) { $0.buttonType = $1 }
    reader.font("fontDescription") { $0.titleLabel?.font = $1 }
    reader.insets("contentEdgeInsets") { $0.contentEdgeInsets = $1 }
    reader.insets("titleEdgeInsets") { $0.titleEdgeInsets = $1 }
    reader.insets("imageEdgeInsets") { $0.imageEdgeInsets = $1 }
    reader.flag("showsTouchWhenHighlighted") { $0.showsTouchWhenHighlighted = $1 }
    for state in reader.element.children where state.name == "state" {
      guard let key = state.key, let control = states[key] else { continue }
      let values = reader.values
      let attributed = state.child(key: "attributedTitle").flatMap(values.string)
      reader.set(
        values.translation(of: "\(key)Title", in: reader.element) ?? values.text("title", of: state) ?? attributed
      ) {
        $0.setTitle($1, for: control)
      }
      reader.set(values.image("image", of: state)) { $0.setImage($1, for: control) }
      reader.set(values.image("backgroundImage", of: state)) { $0.setBackgroundImage($1, for: control) }
      reader.set(state.child(key: "titleColor").flatMap(values.color)) { $0.setTitleColor($1, for: control) }
      reader.set(state.child(key: "titleShadowColor").flatMap(values.color)) {
        $0.setTitleShadowColor($1, for: control)
      }
    }
    // A configured button has its title there.
    if let configuration = reader.element.child(key: "configuration") {
      reader.set(reader.values.text("title", of: configuration)) { $0.setTitle($1, for: .normal) }
      reader.set(reader.values.image("image", of: configuration)) { $0.setImage($1, for: .normal) }
    }
  } audited: { button, properties in
    for (name, values) in button.contents {
      for (suffix, state) in auditedStates { properties.add(name + suffix, SnapshotValue(values[state])) }
    }
    properties.add("titleLabel.font", button.titleLabel?.font)
    properties.add("configuration", button.configuration.map { .other($0) } ?? .none)
    properties.add("menu", button.menu?.children.map(\.title).joined(separator: ", "))
  }

  /// The states for which apps set titles and images.
  private static let auditedStates: [(suffix: String, state: UIControl.State)] = [
    ("", .normal), (" (selected)", .selected), (" (disabled)", .disabled), (" (highlighted)", .highlighted),
  ]

  private static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
  ]

  private func drawContent(on canvas: any Canvas, in bounds: CGRect) {
    if let background = currentBackgroundImage { canvas.image(background, in: bounds, tint: tintColor) }
    // As in UIKit, insets aren't mirrored.
    let content = bounds.inset(by: isRightToLeft ? contentEdgeInsets.mirrored : contentEdgeInsets)
    let tint = isEnabled ? tintColor ?? .systemBlue : .systemGray3
    if let symbol = buttonType.symbol {
      return canvas.text(symbol, in: bounds, .systemFont(ofSize: 20), tint, .center)
    }
    let title = currentTitle ?? ""
    let font = titleLabel?.font ?? .systemFont(ofSize: 15)
    let color = isEnabled ? currentTitleColor : .systemGray3
    guard let image = currentImage else {
      let lines = title.contains("\n") ? 0 : 1
      return canvas.text(currentAttributedTitle, or: title, in: content, font, color, textAlignment, lines: lines)
    }
    let isTemplate = buttonType == .system
    if title.isEmpty {
      return canvas.image(image, in: Self.frame(of: image, in: content), tint: tint, isTemplate: isTemplate)
    }
    let textWidth = canvas.width(of: title, font)
    let side = min(content.height, image.size.width > 0 ? image.size.width : 20)
    let width = side + 4 + textWidth
    let start: CGFloat =
      switch textAlignment {
      case .left: content.minX
      case .right: content.maxX - width
      default: content.midX - width / 2
      }
    let icon = CGRect(x: start, y: content.midY - side / 2, width: side, height: side)
    canvas.icon(image, in: icon, tint: tint, isTemplate: isTemplate)
    let text = CGRect(x: start + side + 4, y: content.minY, width: textWidth, height: content.height)
    canvas.text(title, in: text, font, color)
  }

  /// The alignment in layout direction: the left is the leading edge.
  private var textAlignment: NSTextAlignment {
    switch contentHorizontalAlignment {
    case .leading: .left
    case .trailing: .right
    case .left: isRightToLeft ? .right : .left
    case .right: isRightToLeft ? .left : .right
    case .center, .fill: .center
    }
  }

  private static func frame(of image: UIImage, in content: CGRect) -> CGRect {
    let size = image.size == .zero ? CGSize(width: 20, height: 20) : image.size
    let factor = min(1, min(content.width / max(size.width, 1), content.height / max(size.height, 1)))
    let (width, height) = (size.width * factor, size.height * factor)
    return CGRect(x: content.midX - width / 2, y: content.midY - height / 2, width: width, height: height)
  }
}

extension UIButton.ButtonType {
  /// The symbol that replaces the image of a system button.
  fileprivate var symbol: String? {
    switch self {
    case .detailDisclosure, .infoLight, .infoDark: "ⓘ"
    case .contactAdd: "⊕"
    case .close: "⊗"
    case .custom, .system: nil
    }
  }
}
