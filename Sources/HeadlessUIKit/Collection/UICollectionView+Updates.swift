import ListGeometry

extension UICollectionView {
  /// The implementation of `moveSection` in this class.
  final func ownMoveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  /// The implementation of `reconfigureItems` in this class.
  final func ownReconfigureItems(at indexPaths: [IndexPath]) {
    reloadIfNeeded()
    if cycle.isWaiting { return afterUpdates { [weak self] in self?.reconfigureItems(at: indexPaths) } }
    for indexPath in indexPaths {
      let key = ElementKey(category: .cell, position: RowPosition(indexPath))
      guard let existing = shown[key], let dataSource else { continue }
      let outer = request
      request = ElementRequest(indexPath: indexPath, existing: existing)
      let cell = dataSource.collectionView(self, cellForItemAt: indexPath)
      request = outer
      if cell !== existing {
        stop(
          "Attempted to reconfigure the item at index path \(indexPath.messageText), but the data source returned "
            + "another cell. Dequeue with the same reuse identifier to get the item's existing cell, or reload the "
            + "item instead"
        )
      }
    }
  }

  func apply(_ updates: BatchUpdates) {
    cycle.countChange()
    if cycle.isLayingOut { return cycle.postpone(updates) }
    beginLayout()
    cycle.isAskingAgain = updates.requestsSizes
    let after = loadedCounts()
    let validation = BatchValidation(updates, before: itemCounts, after: after, kind: .collection)
    if let error = validation.firstError() { stop(error) }
    let plan = validation.plan
    var dropped: [(ElementKey, UICollectionReusableView)] = []
    if !leavesShownElements(updates) {
      var kept: [ElementKey: UICollectionReusableView] = [:]
      for (key, view) in shown {
        if let new = newKey(of: key, by: plan) { kept[new] = view } else { dropped.append((key, view)) }
      }
      shown = kept
      placed = []
    }
    selection = selection.following(plan)
    itemCounts = after
    // A plan can't be applied to the results of a layout that must prepare everything again.
    if isLayoutInvalid || updates.requestsSizes { collectionViewLayout.invalidateLayout() }
    collectionViewLayout.pendingPlan = isLayoutInvalid ? nil : plan
    isLayoutInvalid = true
    layoutContent()
    for (key, view) in dropped.sorted(by: { $0.0 < $1.0 }) { endDisplaying(view, key) }
    cycle.isAskingAgain = false
    endLayout()
    layoutIfNeeded()
  }

  /// Whether all changes are after the visible elements, so that no view's position changes.
  private func leavesShownElements(_ updates: BatchUpdates) -> Bool {
    guard updates.deletedSections.isEmpty, updates.insertedSections.isEmpty, updates.movedSections.isEmpty,
      updates.reloadedSections.isEmpty
    else { return false }
    let rows =
      updates.deletedRows + updates.insertedRows + updates.reloadedRows
      + updates.movedRows.flatMap { [$0.from, $0.to] }
    guard let first = rows.min() else { return true }
    // Not `allSatisfy`, which would check the main actor for each element.
    for key in shown.keys where key.position >= first { return false }
    return true
  }

  private func newKey(of key: ElementKey, by plan: BatchPlan) -> ElementKey? {
    if key.category == .cell || collectionViewLayout.attachesToItems(key) {
      guard case .kept(let new) = plan.fate(of: key.position) else { return nil }
      return ElementKey(category: key.category, kind: key.kind, position: new)
    }
    guard case .kept(let section) = plan.fate(ofSection: key.position.section) else { return nil }
    let position = RowPosition(section: section, row: key.position.row)
    return ElementKey(category: key.category, kind: key.kind, position: position)
  }
}

extension UICollectionView {
  /// Simulates dragging an item: the delegate may choose another target, and the data source moves the data.
  package func dragItem(at source: IndexPath, to proposed: IndexPath) {
    guard let dataSource, dataSource.collectionView(self, canMoveItemAt: source) else { return }
    let target =
      delegate?.collectionView(self, targetIndexPathForMoveFromItemAt: source, toProposedIndexPath: proposed)
      ?? proposed
    if target == source { return }
    let changes = cycle.changes
    dataSource.collectionView(self, moveItemAt: source, to: target)
    // A data source that reloads the view or applies a snapshot has shown the move itself.
    if cycle.changes == changes { moveItem(at: source, to: target) }
  }

  /// The implementation of `updateInteractiveMovementTargetPosition` in this class.
  final func ownUpdateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let source = interactiveMovement?.source, let target = indexPathForItem(at: targetPosition) else { return }
    interactiveMovement = (source, target)
  }

  /// The implementation of `endInteractiveMovement` in this class.
  final func ownEndInteractiveMovement() {
    guard let (source, target) = interactiveMovement else { return }
    interactiveMovement = nil
    dragItem(at: source, to: target)
  }
}
