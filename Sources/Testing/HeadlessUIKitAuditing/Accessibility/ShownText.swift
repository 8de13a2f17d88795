import HeadlessUIKit

/// The text that a view shows.
@MainActor
struct ShownText {
  let view: UIView
  let text: String
  let font: UIFont
  /// The color; `nil` if it varies or isn't known.
  let color: UIColor?
  /// The label that shows it; `nil` for text that can be edited.
  let label: UILabel?

  init?(_ view: UIView) {
    switch view {
    case let label as UILabel: self.init(label, in: label)
    case let button as UIButton: self.init(button)
    case let field as UITextField: self.init(field)
    case let view as UITextView: self.init(view)
    default: return nil
    }
  }

  private init?(_ view: UIView, _ text: String?, _ font: UIFont?, _ color: UIColor?, label: UILabel? = nil) {
    // Fonts of icons have characters that are no letters.
    guard let text, let font, text.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
    (self.view, self.text, self.font, self.color, self.label) = (view, text, font, color, label)
  }

  private init?(_ label: UILabel, in view: UIView) {
    let hasKnownColor = label.isEnabled && !label.isHighlighted && !label.isTitleOfSection
    var (font, color) = (label.font, hasKnownColor ? label.textColor : nil)
    if let attributed = label.ownAttributedText, attributed.length > 0 {
      let attributes = attributed.attributes(at: 0, effectiveRange: nil)
      if let own = attributes[.font] as? UIFont { font = own }
      if attributed.hasColors { color = nil }
    }
    self.init(view, label.text, font, color, label: label)
  }

  private init?(_ button: UIButton) {
    guard let label = button.subviews.first(where: { $0 is UILabel && $0.isDrawnBySuperview }) as? UILabel,
      let title = ShownText(label, in: button)
    else { return nil }
    // The system chooses the colors of configurations, and those of disabled buttons.
    let isPlain = button.configuration == nil && button.isEnabled && button.currentAttributedTitle == nil
    self.init(button, title.text, title.font, isPlain ? button.currentTitleColor : nil, label: label)
  }

  private init?(_ field: UITextField) {
    let hasText = field.text?.isEmpty == false
    let isPlain = hasText && field.isEnabled && field.ownAttributedText == nil
    self.init(field, hasText ? field.text : field.placeholder, field.font, isPlain ? field.textColor : nil)
  }

  private init?(_ view: UITextView) {
    self.init(view, view.text, view.font, view.ownAttributedText == nil ? view.textColor ?? .label : nil)
  }

  /// Whether the system scales the text, or shows it larger while it is touched.
  var isScaledBySystem: Bool {
    if let button = view as? UIButton { return button.configuration != nil }
    guard let label else { return false }
    return view.nearest(UITableViewCell.self)?.usedContentViews.contains { $0.view === label } ?? false
  }
}

extension UILabel {
  /// Whether a table's header or footer made it: its color and its background depend on the system's version.
  fileprivate var isTitleOfSection: Bool {
    nearest(UITableViewHeaderFooterView.self)?.usedContentViews.contains { $0.view === self } ?? false
  }
}

extension NSAttributedString {
  fileprivate var hasColors: Bool {
    var found = false
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, _, stop in
      guard attributes[.foregroundColor] != nil || attributes[.backgroundColor] != nil else { return }
      found = true
      stop.pointee = true
    }
    return found
  }
}
