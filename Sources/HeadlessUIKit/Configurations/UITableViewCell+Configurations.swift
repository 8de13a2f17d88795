extension UITableViewCell: Configurable {
  /// What the cell shows, as a value. Setting it replaces the content view by one that the configuration makes, or
  /// changes the one that is there, where it supports the configuration; `nil` brings an empty one.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { applied?.content }
    set {
      setContent(newValue)
      setNeedsUpdateConfiguration()
    }
  }

  /// The background, as a value. It supersedes `backgroundColor`, `backgroundView` and `selectedBackgroundView`, and
  /// goes when one of the first two is set.
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

  /// The content of the cell's style, without texts.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// The background of a cell, as it is without any other.
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
