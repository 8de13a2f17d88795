import InterfaceBuilderXML

extension UIView {
  static let viewElement = ElementClass(
    UIView.self,
    "view",
    "containerView",
    "tableViewCellContentView",
    "collectionViewCellContentView",
    drawing: .nothing
  ) { reader in
    let frame = reader.element.child(key: "frame") ?? reader.element.child(key: "frameInset")
    reader.set(frame.map(reader.values.rect)) { $0.frame = $1 }
    reader.integer("tag", in: .whole) { $0.tag = $1 }
    reader.number("alpha", in: .component) { $0.alpha = $1 }
    reader.flag("hidden") { $0.isHidden = $1 }
    reader.flag("opaque") { $0.isOpaque = $1 }
    reader.flag("clipsSubviews") { $0.clipsToBounds = $1 }
    reader.flag("userInteractionEnabled") { $0.isUserInteractionEnabled = $1 }
    reader.flag("multipleTouchEnabled") { $0.isMultipleTouchEnabled = $1 }
    reader.flag("autoresizesSubviews") { $0.autoresizesSubviews = $1 }
    reader.flag("preservesSuperviewLayoutMargins") { $0.preservesSuperviewLayoutMargins = $1 }
    reader.flag("translatesAutoresizingMaskIntoConstraints") { $0.translatesAutoresizingMaskIntoConstraints = $1 }
    reader.set(reader.element.child(key: "autoresizingMask").map { UIView.AutoresizingMask($0) }) {
      $0.autoresizingMask = $1
    }
    reader.color("backgroundColor") { $0.backgroundColor = $1 }
    reader.color("tintColor") { $0.tintColor = $1 }
    reader.insets("layoutMargins") { $0.layoutMargins = $1 }
    reader.insets("directionalLayoutMargins") { $0.layoutMargins = $1 }
    reader.choice("contentMode", contentModes) { $0.contentMode = $1 }
    reader.text("restorationIdentifier") { $0.restorationIdentifier = $1 }
    readPriorities(&reader)
    reader.readAccessibility()
  }

  private static func readPriorities(_ reader: inout ElementReader<UIView>) {
    reader.number("horizontalHuggingPriority", in: .priority) {
      $0.layoutPriorities.horizontalHugging = UILayoutPriority(Float($1))
    }
    reader.number("verticalHuggingPriority", in: .priority) {
      $0.layoutPriorities.verticalHugging = UILayoutPriority(Float($1))
    }
    reader.number("horizontalCompressionResistancePriority", in: .priority) {
      $0.layoutPriorities.horizontalResistance = UILayoutPriority(Float($1))
    }
    reader.number("verticalCompressionResistancePriority", in: .priority) {
      $0.layoutPriorities.verticalResistance = UILayoutPriority(Float($1))
    }
  }

  private static let contentModes: KeyValuePairs<String, UIView.ContentMode> = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
    "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
    "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]
}

extension UIView.AutoresizingMask {
  init(_ element: IBElement) {
    let bits: [(String, UIView.AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth), ("flexibleMaxX", .flexibleRightMargin),
      ("flexibleMinY", .flexibleTopMargin), ("heightSizable", .flexibleHeight),
      ("flexibleMaxY", .flexibleBottomMargin),
    ]
    self = bits.reduce(into: []) { mask, bit in
      if element[bit.0] == "YES" { mask.insert(bit.1) }
    }
  }
}

extension ElementReader where Object: UIView {
  /// Reads whether a label or an image view receives touches. By default the class doesn't receive them, but Interface
  /// Builder omits the attribute of a view that does.
  mutating func userInteraction() {
    set(element["userInteractionEnabled"] != "NO") { $0.isUserInteractionEnabled = $1 }
  }
}
