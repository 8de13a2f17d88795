extension UITableViewCell: Configurable {
  /// The content of the cell. Setting it replaces the content view by one that the configuration
  /// creates, or updates the present one if it supports the configuration; `nil` results in an empty content view.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { shownContent }
    set { shownContent = newValue }
  }

  /// The default content of the cell's style, without text.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// The background of the cell. It supersedes `backgroundColor`, `backgroundView` and
  /// `selectedBackgroundView`, and is removed when one of the first two is set.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { shownBackground }
    set { shownBackground = newValue }
  }

  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  func makeEmptyContentView() -> UIView { UITableViewCell.emptyContentView() }

  func handleConfigurationUpdate(for state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }
}
