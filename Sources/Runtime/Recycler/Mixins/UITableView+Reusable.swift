// The methods are disfavored, so that code calls an app's own method with the same labels.

extension UITableView {
  /// Registers a cell class, with the nib that it is designed in.
  ///
  /// The identifier is the `reuseIdentifier` of the class, the nib its `nib`.
  ///
  /// - Parameter cellType: The class to register.
  @_disfavoredOverload
  public func register<T: UITableViewCell>(cellType: T.Type) where T: Reusable & NibLoadable {
    register(cellType.nib, forCellReuseIdentifier: cellType.reuseIdentifier)
  }

  /// Registers a cell class that is made without a nib.
  ///
  /// The identifier is the `reuseIdentifier` of the class.
  ///
  /// - Parameter cellType: The class to register.
  @_disfavoredOverload
  public func register<T: UITableViewCell>(cellType: T.Type) where T: Reusable {
    register(cellType.self, forCellReuseIdentifier: cellType.reuseIdentifier)
  }

  /// Dequeues a cell of the class that the context asks for, or of `cellType`.
  ///
  ///     let cell: PersonCell = tableView.dequeueReusableCell(for: indexPath)
  ///
  /// Pass `cellType` if the class is known at run time only.
  ///
  /// - Parameters:
  ///   - indexPath: The location of the cell.
  ///   - cellType: The class of the cell. Its `reuseIdentifier` is the identifier.
  /// - Returns: A recycled or new cell of class `T` or a subclass.
  /// - Precondition: The identifier is registered, and its cells are of class `T` or a subclass. For another class the
  ///   program stops with "Failed to dequeue a cell with identifier … matching type …", followed by the class that was
  ///   found and what to check. A missing registration stops it with UIKit's own message.
  @_disfavoredOverload
  public func dequeueReusableCell<T: UITableViewCell>(for indexPath: IndexPath, cellType: T.Type = T.self) -> T
  where T: Reusable {
    let identifier = cellType.reuseIdentifier
    let cell = dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    return RecycledKind.tableCell.checked(cell, as: cellType, identifier)
  }

  /// Registers a header or footer class, with the nib that it is designed in.
  ///
  /// The identifier is the `reuseIdentifier` of the class, the nib its `nib`.
  ///
  /// - Parameter headerFooterViewType: The class to register.
  @_disfavoredOverload
  public func register<T: UITableViewHeaderFooterView>(headerFooterViewType: T.Type) where T: Reusable & NibLoadable {
    register(headerFooterViewType.nib, forHeaderFooterViewReuseIdentifier: headerFooterViewType.reuseIdentifier)
  }

  /// Registers a header or footer class that is made without a nib.
  ///
  /// The identifier is the `reuseIdentifier` of the class.
  ///
  /// - Parameter headerFooterViewType: The class to register.
  @_disfavoredOverload
  public func register<T: UITableViewHeaderFooterView>(headerFooterViewType: T.Type) where T: Reusable {
    register(headerFooterViewType.self, forHeaderFooterViewReuseIdentifier: headerFooterViewType.reuseIdentifier)
  }

  /// Dequeues a header or footer of the class that the context asks for, or of `viewType`.
  ///
  ///     let header: SectionTitle? = tableView.dequeueReusableHeaderFooterView()
  ///
  /// Pass `viewType` if the class is known at run time only.
  ///
  /// - Parameter viewType: The class of the view. Its `reuseIdentifier` is the identifier.
  /// - Returns: A recycled or new view of class `T` or a subclass, or `nil` if the identifier isn't registered.
  /// - Precondition: The views of the identifier are of class `T` or a subclass. Otherwise the program stops with
  ///   "Failed to dequeue a header/footer with identifier … matching type …", followed by the class that was found and
  ///   what to check.
  @_disfavoredOverload
  public func dequeueReusableHeaderFooterView<T: UITableViewHeaderFooterView>(_ viewType: T.Type = T.self) -> T?
  where T: Reusable {
    let identifier = viewType.reuseIdentifier
    guard let view = dequeueReusableHeaderFooterView(withIdentifier: identifier) else { return nil }
    return RecycledKind.headerFooter.checked(view, as: viewType, identifier)
  }
}
