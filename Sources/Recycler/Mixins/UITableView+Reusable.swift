extension UITableView {
  /// Registers a cell class that is designed in a nib.
  public func register<T: UITableViewCell>(cellType: T.Type) where T: Reusable & NibLoadable {
    register(cellType.nib, forCellReuseIdentifier: cellType.reuseIdentifier)
  }

  /// Registers a cell class.
  public func register<T: UITableViewCell>(cellType: T.Type) where T: Reusable {
    register(cellType.self, forCellReuseIdentifier: cellType.reuseIdentifier)
  }

  /// A cell of the class that the context asks for, or of `cellType` where it is known at run time only.
  ///
  /// Stops when the identifier isn't registered, and when its cells have another class.
  public func dequeueReusableCell<T: UITableViewCell>(for indexPath: IndexPath, cellType: T.Type = T.self) -> T
  where T: Reusable {
    let identifier = cellType.reuseIdentifier
    let cell = dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    return RecycledKind.tableCell.checked(cell, as: cellType, identifier)
  }

  /// Registers a header or footer class that is designed in a nib.
  public func register<T: UITableViewHeaderFooterView>(headerFooterViewType: T.Type) where T: Reusable & NibLoadable {
    register(
      headerFooterViewType.nib,
      forHeaderFooterViewReuseIdentifier: headerFooterViewType.reuseIdentifier
    )
  }

  /// Registers a header or footer class.
  public func register<T: UITableViewHeaderFooterView>(headerFooterViewType: T.Type) where T: Reusable {
    register(
      headerFooterViewType.self,
      forHeaderFooterViewReuseIdentifier: headerFooterViewType.reuseIdentifier
    )
  }

  /// A header or footer of the class that the context asks for; `nil` where it isn't registered.
  ///
  /// Stops when the identifier's views have another class.
  public func dequeueReusableHeaderFooterView<T: UITableViewHeaderFooterView>(_ viewType: T.Type = T.self) -> T?
  where T: Reusable {
    let identifier = viewType.reuseIdentifier
    guard let view = dequeueReusableHeaderFooterView(withIdentifier: identifier) else { return nil }
    return RecycledKind.headerFooter.checked(view, as: viewType, identifier)
  }
}
