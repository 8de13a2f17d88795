import HeadlessListModel

extension UICollectionView {
  func show(_ plan: BatchPlan, counts: [Int]) {
    let dropped = leavesShownElements(plan.updates) ? [] : keepElements(by: plan)
    (state.itemCounts, state.areCountsStale) = (counts, false)
    // A plan can't be applied to the results of a layout that must prepare everything again.
    if state.isLayoutInvalid || list.cycle.isRemeasuring { collectionViewLayout.invalidateLayout() }
    collectionViewLayout.pendingPlan = state.isLayoutInvalid ? nil : plan
    state.isLayoutInvalid = true
    let kept = Set(state.shown.keys)
    tellLayout(of: plan)
    layoutContent()
    askLayoutForAnimations(of: plan, kept: kept, dropped: dropped.map(\.key))
    tellLayoutOfEnd(of: plan)
    for (key, view) in dropped.sorted(by: { $0.key < $1.key }) { endDisplaying(view, key) }
  }

  /// Keeps the views of elements that remain, and returns the others.
  private func keepElements(by plan: BatchPlan) -> [(key: ElementKey, view: UICollectionReusableView)] {
    var dropped: [(key: ElementKey, view: UICollectionReusableView)] = []
    var kept: [ElementKey: UICollectionReusableView] = [:]
    for (key, view) in state.shown {
      if let new = newKey(of: key, by: plan) { kept[new] = view } else { dropped.append((key, view)) }
    }
    state.shown = kept
    state.placed = []
    return dropped
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
    for key in state.shown.keys where key.position >= first { return false }
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

  /// `updateInteractiveMovementTargetPosition`, unless a subclass overrides it.
  final func baseUpdateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let source = state.interactiveMovement?.source, let target = indexPathForItem(at: targetPosition) else {
      return
    }
    state.interactiveMovement = (source, target)
  }

  /// `endInteractiveMovement`, unless a subclass overrides it.
  final func baseEndInteractiveMovement() {
    guard let (source, target) = state.interactiveMovement else { return }
    state.interactiveMovement = nil
    if mayMove(source) { finishMove(from: source, to: target) }
  }
}
