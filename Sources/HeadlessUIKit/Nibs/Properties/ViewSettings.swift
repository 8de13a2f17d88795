import InterfaceBuilderXML

extension ElementKind {
  static func viewSettings(_ s: inout Settings<UIView>) {
    let frame = s.element.child(key: "frame") ?? s.element.child(key: "frameInset")
    s.set(frame.map(s.values.rect)) { $0.frame = $1 }
    s.integer("tag") { $0.tag = $1 }
    s.number("alpha") { $0.alpha = $1 }
    s.flag("hidden") { $0.isHidden = $1 }
    s.flag("opaque") { $0.isOpaque = $1 }
    s.flag("clipsSubviews") { $0.clipsToBounds = $1 }
    s.flag("userInteractionEnabled") { $0.isUserInteractionEnabled = $1 }
    s.flag("multipleTouchEnabled") { $0.isMultipleTouchEnabled = $1 }
    s.flag("autoresizesSubviews") { $0.autoresizesSubviews = $1 }
    s.flag("preservesSuperviewLayoutMargins") { $0.preservesSuperviewLayoutMargins = $1 }
    s.flag("translatesAutoresizingMaskIntoConstraints") { $0.translatesAutoresizingMaskIntoConstraints = $1 }
    s.set(s.element.child(key: "autoresizingMask").map { UIView.AutoresizingMask($0) }) { $0.autoresizingMask = $1 }
    s.color("backgroundColor") { $0.backgroundColor = $1 }
    s.color("tintColor") { $0.tintColor = $1 }
    s.insets("layoutMargins") { $0.layoutMargins = $1 }
    s.insets("directionalLayoutMargins") { $0.layoutMargins = $1 }
    s.choice("contentMode", contentModes) { $0.contentMode = $1 }
    s.text("restorationIdentifier") { $0.restorationIdentifier = $1 }
    priorities(&s)
    if let accessibility = s.element.child(key: "accessibilityConfiguration") {
      s.set(accessibility["identifier"]) { $0.accessibilityIdentifier = $1 }
      s.set(s.values.translation(of: "accessibilityLabel", in: s.element) ?? accessibility["label"]) {
        $0.accessibilityLabel = $1
      }
      s.set(accessibility.child(key: "isElement").map { $0["value"] == "YES" }) { $0.isAccessibilityElement = $1 }
    }
  }

  private static func priorities(_ s: inout Settings<UIView>) {
    s.number("horizontalHuggingPriority") { $0.layoutPriorities.horizontalHugging = UILayoutPriority(Float($1)) }
    s.number("verticalHuggingPriority") { $0.layoutPriorities.verticalHugging = UILayoutPriority(Float($1)) }
    s.number("horizontalCompressionResistancePriority") {
      $0.layoutPriorities.horizontalResistance = UILayoutPriority(Float($1))
    }
    s.number("verticalCompressionResistancePriority") {
      $0.layoutPriorities.verticalResistance = UILayoutPriority(Float($1))
    }
  }

  private static let contentModes: KeyValuePairs<String, UIView.ContentMode> = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
    "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
    "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]

  static let alignments: KeyValuePairs<String, NSTextAlignment> = [
    "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
  ]

  private static let lineBreaks: KeyValuePairs<String, NSLineBreakMode> = [
    "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail, "middleTruncation": .byTruncatingMiddle,
  ]

  static func labelSettings(_ s: inout Settings<UILabel>) {
    letTouchesThrough(&s)
    s.text("text") { $0.text = $1 }
    s.text("attributedText") { $0.attributedText = NSAttributedString(string: $1) }
    s.font("fontDescription") { $0.font = $1 }
    s.color("textColor") { $0.textColor = $1 }
    s.color("highlightedColor") { $0.highlightedTextColor = $1 }
    s.choice("textAlignment", alignments) { $0.textAlignment = $1 }
    s.choice("lineBreakMode", lineBreaks) { $0.lineBreakMode = $1 }
    s.integer("numberOfLines") { $0.numberOfLines = $1 }
    s.flag("adjustsFontSizeToFit") { $0.adjustsFontSizeToFitWidth = $1 }
    s.flag("adjustsFontForContentSizeCategory") { $0.adjustsFontForContentSizeCategory = $1 }
    s.number("minimumScaleFactor") { $0.minimumScaleFactor = $1 }
    s.number("preferredMaxLayoutWidth") { $0.preferredMaxLayoutWidth = $1 }
    s.flag("enabled") { $0.isEnabled = $1 }
    s.flag("highlighted") { $0.isHighlighted = $1 }
  }

  static func imageSettings(_ s: inout Settings<UIImageView>) {
    letTouchesThrough(&s)
    s.image("image") { $0.image = $1 }
    s.image("highlightedImage") { $0.highlightedImage = $1 }
    s.flag("highlighted") { $0.isHighlighted = $1 }
  }

  /// Interface Builder leaves the attribute out where a view takes touches, whatever the class does by itself.
  private static func letTouchesThrough<View: UIView>(_ s: inout Settings<View>) {
    let takesTouches = s.element["userInteractionEnabled"] != "NO"
    s.set(takesTouches) { $0.isUserInteractionEnabled = $1 }
  }

  static func stackSettings(_ s: inout Settings<UIStackView>) {
    s.choice("axis", ["vertical": .vertical, "horizontal": .horizontal]) { $0.axis = $1 }
    s.number("spacing") { $0.spacing = $1 }
    s.set(s.element["spacingType"] == "standard" ? true : nil) { stack, _ in stack.spacing = 8 }
    s.choice(
      "distribution",
      [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
      ]
    ) { $0.distribution = $1 }
    s.choice(
      "alignment",
      [
        "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
        "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
      ]
    ) { $0.alignment = $1 }
    s.flag("baselineRelativeArrangement") { $0.isBaselineRelativeArrangement = $1 }
    s.flag("layoutMarginsRelativeArrangement") { $0.isLayoutMarginsRelativeArrangement = $1 }
    let hasMargins = s.element.children.contains { $0.key == "layoutMargins" || $0.key == "directionalLayoutMargins" }
    s.set(hasMargins ? true : nil) { $0.isLayoutMarginsRelativeArrangement = $1 }
  }

  static func progressSettings(_ s: inout Settings<UIProgressView>) {
    s.number("progress") { $0.progress = Float($1) }
    s.color("progressTintColor") { $0.progressTintColor = $1 }
    s.color("trackTintColor") { $0.trackTintColor = $1 }
  }

  static func activitySettings(_ s: inout Settings<UIActivityIndicatorView>) {
    s.choice(
      "style",
      ["whiteLarge": .whiteLarge, "white": .white, "gray": .gray, "medium": .medium, "large": .large]
    ) { $0.style = $1 }
    s.color("color") { $0.color = $1 }
    // Without the attribute the view stays when nothing goes on; that is what Interface Builder leaves out.
    let hides = s.element["hidesWhenStopped"] == "YES"
    s.set(hides) { $0.hidesWhenStopped = $1 }
    let goesOn = s.element["animating"] == "YES"
    s.set(goesOn ? true : nil) { view, _ in view.startAnimating() }
    // Hidden all the same, where the document says so.
    s.flag("hidden") { $0.isHidden = $1 }
  }

  private static let blurs: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
  ]

  static func effectSettings(_ s: inout Settings<UIVisualEffectView>) {
    guard let blur = s.element.child(named: "blurEffect") else { return }
    s.set(UIBlurEffect(style: blur["style"].flatMap { blurs[$0] } ?? .regular)) { $0.effect = $1 }
  }

  static func foreignSettings(_ s: inout Settings<ForeignView>) {
    s.set(s.element.name) { $0.kind = $1 }
  }
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
