extension UITableViewHeaderFooterView: Configurable {
  /// What the view shows, as a value. Setting it replaces the content view by one that the configuration makes, or
  /// changes the one that is there, where it supports the configuration; `nil` brings an empty one.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { applied?.content }
    set {
      setContent(newValue)
      setNeedsUpdateConfiguration()
    }
  }

  /// The background, as a value. It supersedes `backgroundColor` and `backgroundView`, and goes when one of them is
  /// set.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { applied?.background }
    set {
      setBackground(newValue)
      setNeedsUpdateConfiguration()
    }
  }

  /// Whether the content follows the state by `updated(for:)` without anybody's help.
  public var automaticallyUpdatesContentConfiguration: Bool {
    get { applied?.updatesContent ?? true }
    set { setUpdates { $0.updatesContent = newValue } }
  }

  /// Whether the background follows the state by `updated(for:)` without anybody's help.
  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { applied?.updatesBackground ?? true }
    set { setUpdates { $0.updatesBackground = newValue } }
  }

  /// The content of a header in the style of the table, without texts.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    (superview as? UITableView)?.style == .plain ? .plainHeader() : .groupedHeader()
  }

  /// The background of a header in the style of the table, as it is without any other.
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
