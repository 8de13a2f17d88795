extension UICollectionView {
  /// Inserts items; the places are those after the batch. The data must already hold them.
  ///
  /// Stops with UIKit's message where an item can't be there or the counts don't add up: at once, or at the end of the
  /// batch. So do all changes of items and sections.
  public func insertItems(at indexPaths: [IndexPath]) {
    update { $0.insertedRows += indexPaths.map(RowPosition.init) }
  }

  /// Deletes items; the places are those before the batch. The data must no longer hold them. Stops where an item isn't
  /// there or the counts don't add up.
  public func deleteItems(at indexPaths: [IndexPath]) {
    update { $0.deletedRows += indexPaths.map(RowPosition.init) }
  }

  /// Asks for items' cells anew; the places are those before the batch. Stops where an item isn't there, is deleted,
  /// too, or the counts don't add up.
  public func reloadItems(at indexPaths: [IndexPath]) {
    update { $0.reloadedRows += indexPaths.map(RowPosition.init) }
  }

  /// Moves an item from its place before the batch to its place after it; its cell stays alive. Stops where either
  /// place isn't there, is changed otherwise, too, or the counts don't add up.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedRows.append(.init(from: RowPosition(indexPath), to: RowPosition(newIndexPath))) }
  }

  /// Inserts sections; the places are those after the batch. Stops where a section can't be there or the counts don't
  /// add up.
  public func insertSections(_ sections: IndexSet) { update { $0.insertedSections += sections } }

  /// Deletes sections; the places are those before the batch. Stops where a section isn't there or the counts don't add
  /// up.
  public func deleteSections(_ sections: IndexSet) { update { $0.deletedSections += sections } }

  /// Asks for everything in sections anew; the places are those before the batch. Stops where a section isn't there, is
  /// deleted, too, or the counts don't add up.
  public func reloadSections(_ sections: IndexSet) { update { $0.reloadedSections += sections } }

  /// Moves a section from its place before the batch to its place after it; its cells stay alive. Stops where either
  /// place isn't there, is changed otherwise, too, or the counts don't add up.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  /// Asks the data source to fill the cells of items again, without making new ones. Items out of view are left alone.
  /// Stops if the data source gives another cell than the item has.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
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

  /// Performs a batch of updates; then `completion` is called. Batches nest; the outermost one performs all. That
  /// happens at once, in callbacks of a layout after it. A batch without updates asks the layout for everything anew.
  ///
  /// Stops with UIKit's message when the updates and the counts don't add up.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performBatch(updates, completion: completion)
  }

  /// Whether updates were begun or asked for that are not performed yet.
  public var hasUncommittedUpdates: Bool { cycle.hasUncommittedUpdates }

  func apply(_ updates: BatchUpdates) {
    cycle.countChange()
    if cycle.isLayingOut { return cycle.postpone(updates) }
    beginLayout()
    cycle.isAskingAgain = updates.asksForSizes
    let after = loadedCounts()
    let validation = BatchValidation(updates, before: itemCounts, after: after, words: .collection)
    if let mistake = validation.mistake() { stop(mistake) }
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
    // An update can't be applied to what a layout that is to prepare anew has prepared.
    if isLayoutInvalid || updates.asksForSizes { collectionViewLayout.invalidateLayout() }
    collectionViewLayout.pendingPlan = isLayoutInvalid ? nil : plan
    isLayoutInvalid = true
    layoutContent()
    for (key, view) in dropped.sorted(by: { $0.0 < $1.0 }) { endDisplaying(view, key) }
    cycle.isAskingAgain = false
    endLayout()
    layoutIfNeeded()
  }

  /// Whether all that changes comes after what is in view, as mostly in long sections, so that no view gets another
  /// place.
  private func leavesShownElements(_ updates: BatchUpdates) -> Bool {
    guard updates.deletedSections.isEmpty, updates.insertedSections.isEmpty, updates.movedSections.isEmpty,
      updates.reloadedSections.isEmpty
    else { return false }
    let rows =
      updates.deletedRows + updates.insertedRows + updates.reloadedRows
      + updates.movedRows.flatMap { [$0.from, $0.to] }
    guard let first = rows.min() else { return true }
    return shown.keys.allSatisfy { $0.position < first }
  }

  private func newKey(of key: ElementKey, by plan: BatchPlan) -> ElementKey? {
    if key.category == .cell {
      guard case .kept(let new) = plan.fate(of: key.position) else { return nil }
      return ElementKey(category: .cell, position: new)
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
    // One that reloads the view or applies a snapshot has shown the move itself.
    if cycle.changes == changes { moveItem(at: source, to: target) }
  }

  /// Begins to move an item, if the data source lets it. `false` if it doesn't.
  @discardableResult
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard dataSource?.collectionView(self, canMoveItemAt: indexPath) == true else { return false }
    interactiveMovement = (indexPath, indexPath)
    return true
  }

  /// Moves the item on to a point of the content.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let source = interactiveMovement?.source, let target = indexPathForItem(at: targetPosition) else { return }
    interactiveMovement = (source, target)
  }

  /// Leaves the item where it was moved to.
  public func endInteractiveMovement() {
    guard let (source, target) = interactiveMovement else { return }
    interactiveMovement = nil
    dragItem(at: source, to: target)
  }

  /// Leaves the item where it was at first.
  public func cancelInteractiveMovement() { interactiveMovement = nil }
}
