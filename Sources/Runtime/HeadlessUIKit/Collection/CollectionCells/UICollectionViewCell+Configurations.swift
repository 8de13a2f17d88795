extension UICollectionViewCell: Configurable {
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { shownContent }
    set { shownContent = newValue }
  }

  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { shownBackground }
    set { shownBackground = newValue }
  }

  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  func makeEmptyContentView() -> UIView { UIView() }

  func handleConfigurationUpdate(for state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }
}
