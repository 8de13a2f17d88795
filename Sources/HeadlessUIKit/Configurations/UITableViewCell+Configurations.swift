extension UITableViewCell: Configurable {
  /// The content configuration. Setting it replaces the content view by one that the configuration creates, or updates
  /// the present one if it supports the configuration; `nil` results in an empty content view.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { applied?.content }
    set {
      setContent(newValue)
      setNeedsUpdateConfiguration()
    }
  }

  /// The background configuration. It supersedes `backgroundColor`, `backgroundView` and `selectedBackgroundView`, and
  /// is removed when one of the first two is set.
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

  /// The default content of the cell's style, without text.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// The default background of a cell.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  func makeEmptyContentView() -> UIView { UITableViewCell.emptyContentView() }

  func removeOtherBackgrounds() {
    backgroundColor = nil
    backgroundView = nil
    selectedBackgroundView = nil
  }

  func runConfigurationUpdate() {
    let state = configurationState
    updateAutomatically(for: state)
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }
}
