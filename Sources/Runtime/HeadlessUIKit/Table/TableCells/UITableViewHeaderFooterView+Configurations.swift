extension UITableViewHeaderFooterView: Configurable {
  /// The content of the header or footer. Setting it replaces the content view by one that the configuration
  /// creates, or updates the present one if it supports the configuration; `nil` results in an empty content view.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { shownContent }
    set { shownContent = newValue }
  }

  /// The default content of a header in the table's style, without text.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    (superview as? UITableView)?.style == .plain ? .plainHeader() : .groupedHeader()
  }

  /// The background of the header or footer. It supersedes `backgroundColor` and `backgroundView`, and is
  /// removed when one of them is set.
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
