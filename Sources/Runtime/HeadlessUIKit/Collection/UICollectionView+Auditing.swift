import HeadlessListModel

/// Elements that an audit shows one at a time, as scrolling does, with the idle views that it chooses.
extension UICollectionView {
  /// Removes all views from view and from the pools. The next layout shows the items again.
  package func removeAllCells() {
    prepareLayoutIfNeeded()
    hideShownItems()
    setNeedsLayout()
  }

  /// Shows one item, and no other. The data source can dequeue the idle cells and no others. Returns `nil` if the
  /// layout has no attributes for the item.
  package func showItem(at indexPath: IndexPath, idleCells: [UICollectionViewCell]) -> UICollectionViewCell? {
    prepareLayoutIfNeeded()
    guard let attributes = foundAttributes(ofItem: indexPath) else { return nil }
    return show(attributes, idleViews: idleCells) as? UICollectionViewCell
  }

  private func show(
    _ attributes: UICollectionViewLayoutAttributes,
    idleViews: [UICollectionReusableView]
  ) -> UICollectionReusableView? {
    pools.removeAllIdle()
    for view in idleViews { recycle(view) }
    let key = ElementKey(attributes)
    beginLayout()
    _ = show(attributes, key)
    // A request for a visible cell must not fill the screen with other elements.
    needsLayout = false
    endLayout()
    return state.shown[key]
  }

  /// Ends showing all items and supplementary views.
  package func hideShownItems() {
    let gone = state.shown
    state.shown = [:]
    state.placed = []
    for (key, view) in gone.sorted(by: { $0.key < $1.key }) { endDisplaying(view, key) }
    pools.removeAllIdle()
    needsLayout = false
  }

  /// A new cell from the registration that a cell came from; `nil` if it came from none.
  package func newCell(like cell: UICollectionViewCell) -> UICollectionViewCell? {
    guard let key = cell.reuseKey, let registration = pools[registration: key] else { return nil }
    return newView(key, registration, frame: cell.untransformedFrame) as? UICollectionViewCell
  }

  // MARK: Supplementary and decoration views

  /// The attributes of all elements apart from items, in the order of their index paths.
  package var allOtherElements: [UICollectionViewLayoutAttributes] {
    prepareLayoutIfNeeded()
    let content = CGRect(origin: .zero, size: contentSize).union(bounds)
    let found = foundAttributes(in: content) ?? []
    return found.filter {
      $0.representedElementCategory != .cell && !$0.isHidden && $0.frame.width > 0 && $0.frame.height > 0
    }.sorted { ElementKey($0) < ElementKey($1) }
  }

  /// Shows one element, and no other. The data source can dequeue the idle views and no others. Returns `nil` if the
  /// layout has no such element any more.
  package func showElement(
    _ known: UICollectionViewLayoutAttributes,
    idleViews: [UICollectionReusableView]
  ) -> UICollectionReusableView? {
    prepareLayoutIfNeeded()
    let (path, kind) = (known.indexPath, known.representedElementKind ?? "")
    guard path[0] < itemCounts.count || path.count == 1 else { return nil }
    let isDecoration = known.representedElementCategory == .decorationView
    let current =
      isDecoration
      ? foundAttributes(ofDecorationView: kind, at: path)
      : foundAttributes(ofSupplementaryView: kind, at: path)
    return show(current ?? known, idleViews: idleViews)
  }

  /// A new view from the registration that a view came from; `nil` if it came from none.
  package func newElementView(like view: UICollectionReusableView) -> UICollectionReusableView? {
    guard let key = view.reuseKey, let registration = pools[registration: key] else { return nil }
    return newView(key, registration, frame: view.untransformedFrame)
  }

  /// The pool to which a view returns.
  package func poolName(of view: UICollectionReusableView) -> String? {
    view.reuseKey.map { "\($0.kind) \($0.identifier)" }
  }

  // MARK: Registrations

  /// Whether a cell is registered for an identifier.
  package func isRegistered(_ identifier: String) -> Bool {
    pools[registration: ReuseKey(identifier, kind: Self.elementKindCell)] != nil
  }
}
