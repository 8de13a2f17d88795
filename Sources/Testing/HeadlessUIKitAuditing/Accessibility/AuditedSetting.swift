import HeadlessUIKit

/// The user's settings under which an audit looks at a screen.
@MainActor
struct AuditedSetting {
  var contentSize = UIContentSizeCategory.large
  var style = UIUserInterfaceStyle.light
  var isRightToLeft = false

  /// The settings of a new device, the dark appearance, right to left, and each other size of text.
  static func all(_ contentSizes: [UIContentSizeCategory]) -> [AuditedSetting] {
    [AuditedSetting(), AuditedSetting(style: .dark), AuditedSetting(isRightToLeft: true)]
      + contentSizes.filter { $0 != .large }.sorted(by: <).map { AuditedSetting(contentSize: $0) }
  }

  var isLargerText: Bool { contentSize > .large }

  /// In messages: " in the dark appearance"; empty for the settings of a new device.
  var place: String {
    if style == .dark { return " in the dark appearance" }
    if isRightToLeft { return " from right to left" }
    return contentSize == .large ? "" : " at the text size \(contentSize.name)"
  }

  func override(traitsOf view: UIView) {
    view.traitOverrides.preferredContentSizeCategory = contentSize
    view.traitOverrides.userInterfaceStyle = style
    view.traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
  }
}
