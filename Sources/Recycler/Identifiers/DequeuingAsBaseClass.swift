// Where the context asks for a base class or an optional, as in `tableView(_:viewForHeaderInSection:) -> UIView?`, the
// compiler takes the view's class from the context and then finds no `.personCell` in it. The following variants leave
// the context out of it. They are disfavoured, so that everywhere else the view keeps its own class; Swift has no other
// way to say that.

extension UITableView {
  /// A recycled or new cell, where the context asks for a `UITableViewCell`, optional or not. Stops like the typed one.
  @_disfavoredOverload
  public func dequeue<Cell: UITableViewCell>(
    _ identifier: ReuseIdentifier<Cell>,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    let cell: Cell = dequeue(identifier, for: indexPath)
    return cell
  }

  /// A recycled or new header or footer, where the context asks for a base class, optional or not. Stops like the typed
  /// one.
  @_disfavoredOverload
  public func dequeue<View: UITableViewHeaderFooterView>(
    _ identifier: ReuseIdentifier<View>
  ) -> UITableViewHeaderFooterView {
    let view: View = dequeue(identifier)
    return view
  }
}

extension UICollectionView {
  /// A recycled or new cell, where the context asks for a `UICollectionViewCell`, optional or not. Stops like the typed
  /// one.
  @_disfavoredOverload
  public func dequeue<Cell: UICollectionViewCell>(
    _ identifier: ReuseIdentifier<Cell>,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell: Cell = dequeue(identifier, for: indexPath)
    return cell
  }

  /// A recycled or new supplementary view, where the context asks for a base class, optional or not. Stops like the
  /// typed one.
  @_disfavoredOverload
  public func dequeue<View: UICollectionReusableView>(
    _ identifier: SupplementaryIdentifier<View>,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view: View = dequeue(identifier, for: indexPath)
    return view
  }
}
