// Where the context asks for a base class or an optional, as in `tableView(_:viewForHeaderInSection:) -> UIView?`, the
// compiler infers the view's class from the context and doesn't find `.personCell` in the identifiers of that class.
// The result type of the following overloads doesn't depend on the view's class, so the identifier alone determines it.
// They are disfavored, so that the view keeps its own class everywhere else. Swift has no other way to express that.

extension UITableView {
  /// Dequeues the cell for a row, where the context asks for a `UITableViewCell`, optional or not.
  ///
  ///     func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
  ///       tableView.dequeue(.personCell, for: indexPath)
  ///     }
  ///
  /// - Parameters:
  ///   - identifier: The reuse identifier of the cell.
  ///   - indexPath: The location of the row.
  /// - Returns: A recycled or new cell of class `Cell` or a subclass.
  /// - Precondition: The same as for the method that returns a `Cell`, with the same messages.
  @_disfavoredOverload
  public func dequeue<Cell: UITableViewCell>(
    _ identifier: ReuseIdentifier<Cell>,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    let cell: Cell = dequeue(identifier, for: indexPath)
    return cell
  }

  /// Dequeues a header or footer, where the context asks for one of its superclasses, optional or not.
  ///
  ///     func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
  ///       tableView.dequeue(.sectionHeader)
  ///     }
  ///
  /// - Parameter identifier: The reuse identifier of the header or footer.
  /// - Returns: A recycled or new view of class `View` or a subclass.
  /// - Precondition: The same as for the method that returns a `View`, with the same messages.
  @_disfavoredOverload
  public func dequeue<View: UITableViewHeaderFooterView>(
    _ identifier: ReuseIdentifier<View>
  ) -> UITableViewHeaderFooterView {
    let view: View = dequeue(identifier)
    return view
  }
}

extension UICollectionView {
  /// Dequeues the cell for an item, where the context asks for a `UICollectionViewCell`, optional or not.
  ///
  /// - Parameters:
  ///   - identifier: The reuse identifier of the cell.
  ///   - indexPath: The location of the item.
  /// - Returns: A recycled or new cell of class `Cell` or a subclass.
  /// - Precondition: The same as for the method that returns a `Cell`, with the same messages.
  @_disfavoredOverload
  public func dequeue<Cell: UICollectionViewCell>(
    _ identifier: ReuseIdentifier<Cell>,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell: Cell = dequeue(identifier, for: indexPath)
    return cell
  }

  /// Dequeues a supplementary view, where the context asks for one of its superclasses, optional or not.
  ///
  /// - Parameters:
  ///   - identifier: The reuse identifier of the supplementary view, with its kind.
  ///   - indexPath: The location of the supplementary view.
  /// - Returns: A recycled or new view of class `View` or a subclass.
  /// - Precondition: The same as for the method that returns a `View`, with the same messages.
  @_disfavoredOverload
  public func dequeue<View: UICollectionReusableView>(
    _ identifier: SupplementaryIdentifier<View>,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view: View = dequeue(identifier, for: indexPath)
    return view
  }
}
