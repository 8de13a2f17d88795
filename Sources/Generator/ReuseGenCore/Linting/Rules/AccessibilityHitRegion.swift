enum AccessibilityHitRegion: AccessibilityRule {
  static let name = "accessibility-hit-region"
  static let category = AccessibilityCategory.hitRegion
  static let summary = "A button, or a view with a gesture, is smaller than 44 by 44 points."
  static let discussion = """
    The size is that of required constraints, or of a frame that doesn't resize, unless code can change it through an
    outlet. The rule doesn't report sizes that follow from the content, or views in bars, which extend the region.
    """
  static let rationale = "Small targets are hard to hit for users with a tremor or little sight, and while walking."
  static let fix = "Make it at least 44 by 44 points; an image keeps its size in a larger button."
  static let example = """
    The button is 30 points high:

        <button id="b">
            <constraints><constraint firstAttribute="height" constant="30" id="h"/></constraints>
            <state key="normal" title="More"/>
            <connections>
                <action selector="showMore:" destination="-1" eventType="touchUpInside" id="c"/>
            </connections>
        </button>
    """

  private static let least = 44.0

  static func findings(in views: DocumentViews, _ context: SourceContext) -> [Finding] {
    views.all.compactMap { view -> Finding? in
      guard view.element.name == "button" || view.hasGesture && view.category == .view, view.acts, !view.hasOwnClass,
        !views.ancestors(of: view).contains(where: { $0.category == .barItem || Self.bars.contains($0.element.name) }),
        let size = smallSize(views.fixedSize(of: view))
      else { return nil }
      return Finding(
        "the \(view.noun) is \(size), so that it is hard to hit; make it at least 44 by 44 points",
        at: views.location(of: view)
      )
    }
  }

  private static let bars: Set<String> = ["navigationBar", "navigationItem", "tabBar", "toolbar"]

  /// The size in a message, if a side is too short.
  private static func smallSize(_ size: (width: Double?, height: Double?)) -> String? {
    switch size {
    case (let width?, let height?) where min(width, height) < least: "\(points(width)) by \(points(height)) points"
    case (let width?, nil) where width < least: "\(points(width)) points wide"
    case (nil, let height?) where height < least: "\(points(height)) points high"
    default: nil
    }
  }
}
