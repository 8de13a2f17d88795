/// A cell or header that supports configurations.
@preconcurrency @MainActor
protocol Configurable: UIView {
  associatedtype State: UIConfigurationState

  var applied: AppliedConfigurations? { get set }
  var configurationUpdate: ConfigurationUpdate { get set }
  var ownContentView: UIView { get set }
  var backgroundView: UIView? { get set }
  var selectedBackgroundView: UIView? { get set }
  var configurationState: State { get }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  var automaticallyUpdatesBackgroundConfiguration: Bool { get }
  func makeEmptyContentView() -> UIView
  func setNeedsUpdateConfiguration()
  func updateConfiguration(using state: State)
  /// Calls the handler that updates configurations, if there is one.
  func handleConfigurationUpdate(for state: State)
}

extension Configurable {
  private var configurations: AppliedConfigurations {
    if let applied { return applied }
    let new = AppliedConfigurations()
    applied = new
    return new
  }

  /// The content configuration, whose change requests an update.
  var shownContent: (any UIContentConfiguration)? {
    get { applied?.content }
    set {
      setContent(newValue)
      (self as? any ListCell)?.requestMeasuring(isForConstraints: false)
      setNeedsUpdateConfiguration()
    }
  }

  /// The background configuration, whose change requests an update.
  var shownBackground: UIBackgroundConfiguration? {
    get { applied?.background }
    set {
      setBackground(newValue)
      setNeedsUpdateConfiguration()
    }
  }

  private func setContent(_ new: (any UIContentConfiguration)?) {
    if new == nil, applied?.content == nil { return }
    let old = ownContentView
    guard let view = configurations.show(new, in: old, orIn: makeEmptyContentView) else { return }
    view.frame = old.frame
    insertSubview(view, aboveSubview: old)
    old.removeFromSuperview()
    ownContentView = view
    setNeedsLayout()
  }

  func setBackground(_ new: UIBackgroundConfiguration?) {
    if new == nil, applied?.background == nil { return }
    if new != nil { removeOtherBackgrounds() }
    configurations.show(new, behind: self)
  }

  /// Shows the background view, which supersedes a background configuration.
  func backgroundViewChanged(from old: UIView?) {
    old?.removeFromSuperview()
    setNeedsLayout()
    guard let backgroundView else { return }
    setBackground(nil)
    insertSubview(backgroundView, at: 0)
  }

  /// Shows or removes a view for the selection. As UIKit documents it, it is a subview only while it's shown, directly
  /// above the background view.
  func show(_ selection: UIView?, _ isShown: Bool) {
    guard let selection, (selection.superview === self) != isShown else { return }
    if !isShown { return selection.removeFromSuperview() }
    selection.frame = bounds
    selection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let backgroundView {
      insertSubview(selection, aboveSubview: backgroundView)
    } else {
      insertSubview(selection, at: 0)
    }
  }

  /// Removes the backgrounds that a background configuration supersedes.
  private func removeOtherBackgrounds() {
    backgroundColor = nil
    backgroundView = nil
    selectedBackgroundView = nil
  }

  func requestConfigurationUpdate() {
    guard configurationUpdate == .done else { return }
    configurationUpdate = .needed
    setNeedsLayout()
  }

  func updateConfigurationIfNeeded() {
    guard configurationUpdate == .needed else { return }
    configurationUpdate = .running
    let state = configurationState
    updateAutomatically(for: state)
    updateConfiguration(using: state)
    handleConfigurationUpdate(for: state)
    configurationUpdate = .done
  }

  /// Applies automatic updates of the configurations for a state.
  private func updateAutomatically(for state: State) {
    guard let applied else { return }
    if automaticallyUpdatesContentConfiguration, let content = applied.content {
      setContent(content.updated(for: state))
    }
    if automaticallyUpdatesBackgroundConfiguration, let background = applied.background {
      setBackground(background.updated(for: state))
    }
  }

  /// The height that fits the configured content at a width; `nil` without a content configuration.
  func configuredHeight(width: CGFloat) -> CGFloat? {
    if applied?.content == nil { return nil }
    return ownContentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

/// Whether the configurations of a cell or header need an update.
enum ConfigurationUpdate {
  case done, needed, running
}
