/// A cell or header that supports configurations.
@preconcurrency
@MainActor
protocol Configurable: UIView {
  var applied: AppliedConfigurations? { get set }
  var configurationUpdate: ConfigurationUpdate { get set }
  var contentView: UIView { get set }
  func makeEmptyContentView() -> UIView
  /// Removes the backgrounds that a background configuration supersedes.
  func removeOtherBackgrounds()
  /// Updates the configurations automatically, by the subclass and by the handler.
  func runConfigurationUpdate()
}

extension Configurable {
  private var configurations: AppliedConfigurations {
    if let applied { return applied }
    let new = AppliedConfigurations()
    applied = new
    return new
  }

  func setContent(_ new: (any UIContentConfiguration)?) {
    if new == nil, applied?.content == nil { return }
    let old = contentView
    guard let view = configurations.show(new, in: old, orIn: makeEmptyContentView) else { return }
    view.frame = old.frame
    insertSubview(view, aboveSubview: old)
    old.removeFromSuperview()
    contentView = view
    setNeedsLayout()
  }

  func setBackground(_ new: UIBackgroundConfiguration?) {
    if new == nil, applied?.background == nil { return }
    if new != nil { removeOtherBackgrounds() }
    configurations.show(new, behind: self)
  }

  func setUpdates(_ change: (AppliedConfigurations) -> Void) { change(configurations) }

  func requestConfigurationUpdate() {
    guard configurationUpdate == .done else { return }
    configurationUpdate = .needed
    setNeedsLayout()
  }

  func updateConfigurationIfNeeded() {
    guard configurationUpdate == .needed else { return }
    configurationUpdate = .running
    runConfigurationUpdate()
    configurationUpdate = .done
  }

  /// Applies automatic updates of the configurations for a state.
  func updateAutomatically(for state: @autoclosure () -> any UIConfigurationState) {
    guard let applied else { return }
    let state = state()
    if let content = applied.content(for: state) { setContent(content) }
    if let background = applied.background(for: state) { setBackground(background) }
  }

  /// The height that fits the configured content at a width; `nil` without a content configuration.
  func configuredHeight(width: CGFloat) -> CGFloat? {
    if applied?.content == nil { return nil }
    return contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
