extension UITableViewCell: Configurable {
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { shownContent }
    set { shownContent = newValue }
  }

  public func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { shownBackground }
    set { shownBackground = newValue }
  }

  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  func makeEmptyContentView() -> UIView { UITableViewCell.emptyContentView() }

  func handleConfigurationUpdate(for state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }
}
