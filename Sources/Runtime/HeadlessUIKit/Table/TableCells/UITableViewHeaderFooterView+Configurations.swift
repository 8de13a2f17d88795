extension UITableViewHeaderFooterView: Configurable {
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { shownContent }
    set { shownContent = newValue }
  }

  public func defaultContentConfiguration() -> UIListContentConfiguration {
    (superview as? UITableView)?.style == .plain ? .plainHeader() : .groupedHeader()
  }

  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { shownBackground }
    set { shownBackground = newValue }
  }

  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    (superview as? UITableView)?.style == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }

  func makeEmptyContentView() -> UIView { UIView() }

  func handleConfigurationUpdate(for state: UIViewConfigurationState) { configurationUpdateHandler?(self, state) }

  /// A header or footer isn't selected.
  var selectedBackgroundView: UIView? {
    get { nil }
    set {}
  }
}
