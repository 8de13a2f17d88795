import ReuseGenXML

extension UIButton {
  static let buttonClass = UIKitClass(
    UIButton.self,
    elements: ["button"],
    keys: [
      KeyedOutlet(reading: "titleLabel", \UIButton.titleLabel),
      KeyedOutlet(reading: "imageView", \UIButton.imageView),
    ],
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
    reader.set(reader.values.isTelevision ? true : nil) { button, _ in button.growForTelevision() }
    reader.font("fontDescription") { $0.titleLabel?.font = $1 }
    reader.insets("contentEdgeInsets") { $0.contentEdgeInsets = $1 }
    reader.insets("titleEdgeInsets") { $0.titleEdgeInsets = $1 }
    reader.insets("imageEdgeInsets") { $0.imageEdgeInsets = $1 }
    reader.flag("showsTouchWhenHighlighted") { $0.showsTouchWhenHighlighted = $1 }
    reader.flag("adjustsImageWhenHighlighted") { $0.adjustsImageWhenHighlighted = $1 }
    reader.flag("adjustsImageWhenDisabled") { $0.adjustsImageWhenDisabled = $1 }
    reader.flag("reversesTitleShadowWhenHighlighted") { $0.reversesTitleShadowWhenHighlighted = $1 }
    reader.flag("changesSelectionAsPrimaryAction") { $0.changesSelectionAsPrimaryAction = $1 }
    reader.flag("pointerInteraction") { $0.isPointerInteractionEnabled = $1 }
    reader.flag("springLoaded") { $0.isSpringLoaded = $1 }
    for state in reader.element.children where state.name == "state" {
      guard let key = state.key, let control = states[key] else { continue }
      let values = reader.values
      let translation = values.translation(of: "\(key)Title", in: reader.element)
      reader.set(translation ?? values.text("title", of: state)) { $0.setTitle($1, for: control) }
      let attributed = state.child(key: "attributedTitle").flatMap(values.attributedString)
      if translation == nil { reader.set(attributed) { $0.setAttributedTitle($1, for: control) } }
      reader.set(values.image("image", of: state)) { $0.setImage($1, for: control) }
      reader.set(values.image("backgroundImage", of: state)) { $0.setBackgroundImage($1, for: control) }
      reader.set(state.child(key: "titleColor").flatMap(values.color)) { $0.setTitleColor($1, for: control) }
      reader.set(state.child(key: "titleShadowColor").flatMap(values.color)) {
        $0.setTitleShadowColor($1, for: control)
      }
    }
    if let element = reader.element.child(key: "configuration") {
      reader.set(Configuration(element, reader.values)) { $0.configuration = $1 }
    }
  } audited: { button, properties in
    for (name, values) in button.contents {
      for (suffix, state) in auditedStates { properties.add(name + suffix, SnapshotValue(values[state])) }
    }
    properties.add("titleLabel.font", button.titleFont)
    properties.add("configuration", button.configuration.map { .other($0) } ?? .none)
    properties.add("menu", button.menu?.children.map(\.title).joined(separator: ", "))
  }

  /// Sets the font and the insets of the system's buttons on a television.
  private func growForTelevision() {
    if buttonType != .system { return }
    titleLabel?.font = .televisionFont(forTextStyle: .headline)
    contentEdgeInsets = UIEdgeInsets(top: 20, left: 40, bottom: 20, right: 40)
  }

  /// The states for which apps set titles and images.
  private static let auditedStates: [(suffix: String, state: UIControl.State)] = [
    ("", .normal), (" (selected)", .selected), (" (disabled)", .disabled), (" (highlighted)", .highlighted),
  ]

  private static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
  ]
}
