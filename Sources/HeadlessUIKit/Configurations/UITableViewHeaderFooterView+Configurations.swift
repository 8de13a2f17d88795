extension UITableViewHeaderFooterView: Configurable {
  /// The content configuration. Setting it replaces the content view by one that the configuration creates, or updates
  /// the present one if it supports the configuration; `nil` results in an empty content view.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { applied?.content }
    set {
      setContent(newValue)
      setNeedsUpdateConfiguration()
    }
  }

  /// The background configuration. It supersedes `backgroundColor` and `backgroundView`, and is removed when one of
  /// them is set.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { applied?.background }
    set {
      setBackground(newValue)
      setNeedsUpdateConfiguration()
    }
  }

  /// Whether the content configuration is replaced by its `updated(for:)` when the state changes.
  public var automaticallyUpdatesContentConfiguration: Bool {
    get { applied?.updatesContent ?? true }
    set { setUpdates { $0.updatesContent = newValue } }
  }

  /// Whether the background configuration is replaced by its `updated(for:)` when the state changes.
  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { applied?.updatesBackground ?? true }
    set { setUpdates { $0.updatesBackground = newValue } }
  }

  /// The default content of a header in the table's style, without text.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    (superview as? UITableView)?.style == .plain ? .plainHeader() : .groupedHeader()
  }

  /// The default background of a header in the table's style.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    (superview as? UITableView)?.style == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }

  func makeEmptyContentView() -> UIView { UIView() }

  func removeOtherBackgrounds() {
    backgroundColor = nil
    backgroundView = nil
  }

  func runConfigurationUpdate() {
    let state = configurationState
    updateAutomatically(for: state)
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }
}
