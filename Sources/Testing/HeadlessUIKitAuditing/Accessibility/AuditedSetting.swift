import HeadlessUIKit

/// The user's settings under which an audit looks at a screen.
struct AuditedSetting: Hashable {
  var contentSize = UIContentSizeCategory.large
  var style = UIUserInterfaceStyle.light
  var isRightToLeft = false

  /// The settings of a new device, Dark Mode, right-to-left layout, and each other size of text, as far as the
  /// categories need them.
  static func all(for options: AccessibilityAuditOptions) -> [AuditedSetting] {
    let sizes = options.contentSizes.filter { $0 != .large }.sorted(by: <)
    let all =
      [AuditedSetting(), AuditedSetting(style: .dark), AuditedSetting(isRightToLeft: true)]
      + sizes.map { AuditedSetting(contentSize: $0) }
    return all.filter { !$0.categories.isDisjoint(with: options.categories) }
  }

  /// The categories of mistakes that depend on what differs from the settings of a new device.
  var categories: Set<AccessibilityAuditCategory> {
    if style == .dark { return [.contrast] }
    if isRightToLeft { return [.textClipped, .readingOrder] }
    if contentSize != .large { return [.textClipped, .readingOrder, .dynamicType, .hitRegion] }
    return Set(AccessibilityAuditCategory.allCases)
  }

  var isLargerText: Bool { contentSize > .large }

  /// In messages: " in Dark Mode"; empty for the settings of a new device.
  var place: String {
    if style == .dark { return " in Dark Mode" }
    if isRightToLeft { return " in right-to-left layout" }
    return contentSize == .large ? "" : " at the text size \(contentSize.name)"
  }

  /// Shows a window in the setting. The appearance and the direction that the app overrides stay.
  @MainActor
  func override(traitsOf root: UIView, except own: any UITraitOverrides) {
    var traits = own
    traits.preferredContentSizeCategory = contentSize
    if own.userInterfaceStyle == .unspecified { traits.userInterfaceStyle = style }
    if own.layoutDirection == .unspecified { traits.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
    // At once, so that views adapt once.
    root.traitOverrides = traits
  }

  /// The setting in which a view is shown, because controllers may override the appearance and the direction.
  @MainActor
  func shown(in view: UIView) -> AuditedSetting {
    let traits = view.traitCollection
    return AuditedSetting(
      contentSize: contentSize,
      style: traits.userInterfaceStyle,
      isRightToLeft: traits.layoutDirection == .rightToLeft
    )
  }
}
