import ReuseGenXML

extension UIView {
  static let viewClass = UIKitClass(
    UIView.self,
    elements: ["view", "containerView", "tableViewCellContentView", "collectionViewCellContentView"],
    keys: [
      KeyedOutlet(reading: "superview", \UIView.superview),
      KeyedOutlet(reading: "subviews", \UIView.subviews),
      KeyedOutlet(reading: "window", \UIView.window),
      KeyedOutlet("gestureRecognizers", \UIView.gestureRecognizers),
      KeyedOutlet("backgroundColor", \UIView.backgroundColor),
      KeyedOutlet("tintColor", \UIView.tintColor),
      KeyedOutlet("clipsToBounds", \UIView.clipsToBounds),
      KeyedOutlet("hidden", \UIView.isHidden),
      KeyedOutlet("isHidden", \UIView.isHidden),
      KeyedOutlet("alpha", \UIView.alpha),
      KeyedOutlet("exclusiveTouch", \UIView.isExclusiveTouch),
      KeyedOutlet("tag", \UIView.tag),
      KeyedOutlet("frame", \UIView.frame),
      KeyedOutlet("bounds", \UIView.bounds),
      KeyedOutlet("accessibilityIdentifier", \UIView.accessibilityIdentifier),
      KeyedOutlet("accessibilityLabel", \UIView.accessibilityLabel),
      KeyedOutlet("layer", CALayer.self) { (_: UIView, _) in
      } load: {
        $0.layer
      },
    ],
    drawing: .nothing,
    accessibility: StandardAccessibility(frame: { $0.convert($0.bounds, to: nil) })
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
    reader.set(reader.element["exclusiveTouch"] == "YES" ? true : nil) { $0.isExclusiveTouch = $1 }
    reader.set(reader.element["clearsContextBeforeDrawing"] == "NO" ? false : nil) {
      $0.clearsContextBeforeDrawing = $1
    }
    reader.flag("autoresizesSubviews") { $0.autoresizesSubviews = $1 }
    reader.flag("preservesSuperviewLayoutMargins") { $0.preservesSuperviewLayoutMargins = $1 }
    reader.flag("insetsLayoutMarginsFromSafeArea") { $0.insetsLayoutMarginsFromSafeArea = $1 }
    reader.flag("translatesAutoresizingMaskIntoConstraints") { $0.translatesAutoresizingMaskIntoConstraints = $1 }
    reader.set(reader.element.child(key: "autoresizingMask").map { UIView.AutoresizingMask($0) }) {
      $0.autoresizingMask = $1
    }
    reader.color("backgroundColor") { $0.backgroundColor = $1 }
    reader.color("tintColor") { $0.tintColor = $1 }
    reader.insets("layoutMargins") { $0.layoutMargins = $1 }
    reader.set(reader.element["layoutMarginsFollowReadableWidth"] == "YES" ? true : nil) { view, _ in
      warnOnce(
        "A document lets the margins of a \(type(of: view)) follow the readable width, which has no effect here: in wide "
          + "windows the margins are narrower than on a device"
      )
    }
    reader.insets("directionalLayoutMargins") { $0.directionalLayoutMargins = $1.leftToRight }
    reader.choice("semanticContentAttribute", contentAttributes) { $0.semanticContentAttribute = $1 }
    reader.choice("contentMode", contentModes) { $0.contentMode = $1 }
    reader.text("restorationIdentifier") { $0.restorationIdentifier = $1 }
    readPriorities(&reader)
    reader.readAccessibility()
  } audited: { view, properties in
    properties.add("isHidden", view.isHidden)
    properties.add("alpha", view.alpha)
    properties.add("backgroundColor", view.backgroundColor)
    properties.add("tintColor", view.specifiedTintColor)
    properties.add("isUserInteractionEnabled", view.isUserInteractionEnabled)
    properties.add("clipsToBounds", view.clipsToBounds)
    let transform = view.transform
    properties.add("transform", transform == .identity ? .none : SnapshotValue.list(["\(transform)"]))
    properties.add("contentMode", view.contentMode.rawValue)
    properties.add("tag", view.tag)
    properties.add("accessibilityIdentifier", view.accessibilityIdentifier)
    // A default follows from the content, which is compared itself.
    properties.add("accessibilityLabel", view.specifiedAccessibilityLabel)
    properties.add("accessibilityHint", view.specifiedAccessibilityHint)
    properties.add("accessibilityValue", view.specifiedAccessibilityValue)
    properties.add("accessibilityTraits", .list(view.specifiedAccessibilityTraits.map { ["\($0.rawValue)"] } ?? []))
    properties.add("accessibilityCustomActions", .list(view.specifiedAccessibilityActions.map(\.name)))
    properties.add("isAccessibilityElement", view.isAccessibilityElement)
    properties.add("gestureRecognizers", .list(view.gestureRecognizers?.map(auditedText) ?? []))
    addLayer(of: view, to: &properties)
  }

  private static func addLayer(of view: UIView, to properties: inout SnapshotProperties) {
    // A layer that nothing has asked for has the values that it starts with, and isn't made for the audit.
    let layer = view.layerIfPresent ?? (type(of: view).layerClass == CALayer.self ? nil : view.layer)
    properties.add("layer.cornerRadius", layer?.cornerRadius ?? 0)
    properties.add("layer.borderWidth", layer?.borderWidth ?? 0)
    properties.add("layer.borderColor", layer?.borderColor.map { UIColor(cgColor: $0) })
    let background = layer?.backgroundColor.map { UIColor(cgColor: $0) }
    // A view's color is its layer's, too.
    let isOfView = layer == nil || background == view.backgroundColor.map { UIColor(cgColor: $0.cgColor) }
    properties.add("layer.backgroundColor", isOfView ? nil : background)
    properties.add("layer.opacity", layer?.opacity ?? Float(view.alpha))
    properties.add("layer.shadowOpacity", layer?.shadowOpacity ?? 0)
  }

  private static func auditedText(of recognizer: UIGestureRecognizer) -> String {
    var text = "\(type(of: recognizer))"
    if !recognizer.isEnabled { text += " (disabled)" }
    let targets = recognizer.targetDescriptions
    return targets.isEmpty ? text : text + " -> " + targets.joined(separator: " and ")
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

  private static let contentAttributes: KeyValuePairs<String, UISemanticContentAttribute> = [
    "unspecified": .unspecified, "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
    "forceRightToLeft": .forceRightToLeft,
  ]

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
