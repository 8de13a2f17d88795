extension UICollectionViewCell: Configurable {
  /// The content of the item's cell. Setting it replaces the content view by one that the configuration
  /// creates, or updates the present one if it supports the configuration; `nil` results in an empty content view.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { shownContent }
    set { shownContent = newValue }
  }

  /// The background of the item's cell. It supersedes `backgroundColor`, `backgroundView` and
  /// `selectedBackgroundView`, and is removed when one of the first two is set.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { shownBackground }
    set { shownBackground = newValue }
  }

  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  func makeEmptyContentView() -> UIView { UIView() }

  func handleConfigurationUpdate(for state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }
}
