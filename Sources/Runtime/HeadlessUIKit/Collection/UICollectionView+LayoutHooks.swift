import HeadlessListModel

extension UICollectionView {
  /// Prepares the layout after a batch of updates and tells it about them, in UIKit's order. The layouts of UIKit need
  /// no such calls.
  func tellLayout(of plan: BatchPlan) {
    guard collectionViewLayout.isOfApp, !plan.updates.isEmpty else { return }
    prepareLayoutIfNeeded()
    collectionViewLayout.prepare(forCollectionViewUpdates: plan.updateItems)
    moveToTargetOffset()
  }

  /// Asks the layout where visible elements that are inserted begin and those that are deleted end. As UIKit documents
  /// it, the questions come between the calls before and after the updates. Nothing shows the answers.
  func askLayoutForAnimations(of plan: BatchPlan, kept: Set<ElementKey>, dropped: [ElementKey]) {
    guard collectionViewLayout.isOfApp, !plan.updates.isEmpty else { return }
    for key in dropped.sorted() { collectionViewLayout.askForEnd(of: key) }
    let new = state.shown.keys.filter { !kept.contains($0) && plan.inserts($0.position, ofItem: $0.category == .cell) }
    for key in new.sorted() { collectionViewLayout.askForBeginning(of: key) }
  }

  func tellLayoutOfEnd(of plan: BatchPlan) {
    if collectionViewLayout.isOfApp, !plan.updates.isEmpty { collectionViewLayout.finalizeCollectionViewUpdates() }
  }

  /// Changes the layout as UIKit does it, without duration.
  func exchangeLayout(for layout: UICollectionViewLayout) {
    let old = collectionViewLayout
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    let showsContent = !state.shown.isEmpty
    collectionViewLayout = layout
    if showsContent {
      prepareLayoutIfNeeded()
      moveToTargetOffset()
    }
    layoutIfNeeded()
    old.finalizeLayoutTransition()
    layout.finalizeLayoutTransition()
  }

  /// Moves the content where the layout, or else the delegate, wants it after updates or a change of the layout.
  private func moveToTargetOffset() {
    let proposed = collectionViewLayout.targetContentOffset(forProposedContentOffset: contentOffset)
    let target =
      delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed) ?? proposed
    if target != contentOffset { contentOffset = target }
  }
}

extension UICollectionViewLayout {
  /// Whether it isn't one of UIKit's classes, which override none of the calls around updates.
  fileprivate var isOfApp: Bool {
    let type = type(of: self)
    return type != UICollectionViewFlowLayout.self && type != UICollectionViewCompositionalLayout.self
      && type != UICollectionViewLayout.self
  }

  fileprivate func askForBeginning(of key: ElementKey) {
    let path = key.position.indexPath
    switch key.category {
    case .cell: _ = initialLayoutAttributesForAppearingItem(at: path)
    case .supplementaryView:
      _ = initialLayoutAttributesForAppearingSupplementaryElement(ofKind: key.kind, at: path)
    case .decorationView: _ = initialLayoutAttributesForAppearingDecorationElement(ofKind: key.kind, at: path)
    }
  }

  fileprivate func askForEnd(of key: ElementKey) {
    let path = key.position.indexPath
    switch key.category {
    case .cell: _ = finalLayoutAttributesForDisappearingItem(at: path)
    case .supplementaryView:
      _ = finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: key.kind, at: path)
    case .decorationView: _ = finalLayoutAttributesForDisappearingDecorationElement(ofKind: key.kind, at: path)
    }
  }
}

extension BatchPlan {
  /// The changes as a layout gets them. The index path of a section has no item.
  @MainActor
  fileprivate var updateItems: [UICollectionViewUpdateItem] {
    var items: [UICollectionViewUpdateItem] = []
    func add(_ action: UICollectionViewUpdateItem.Action, sections before: Int?, _ after: Int?) {
      let (before, after) = (before.map(Self.indexPath(ofSection:)), after.map(Self.indexPath(ofSection:)))
      items.append(UICollectionViewUpdateItem(before: before, after: after, action: action))
    }
    func add(_ action: UICollectionViewUpdateItem.Action, rows before: RowPosition?, _ after: RowPosition?) {
      items.append(UICollectionViewUpdateItem(before: before?.indexPath, after: after?.indexPath, action: action))
    }
    for section in updates.deletedSections { add(.delete, sections: section, nil) }
    for section in updates.insertedSections { add(.insert, sections: nil, section) }
    for section in updates.reloadedSections { add(.reload, sections: section, newSection(section)) }
    for move in updates.movedSections { add(.move, sections: move.from, move.to) }
    for row in updates.deletedRows { add(.delete, rows: row, nil) }
    for row in updates.insertedRows { add(.insert, rows: nil, row) }
    for row in updates.reloadedRows { add(.reload, rows: row, newRow(row)) }
    for move in updates.movedRows { add(.move, rows: move.from, move.to) }
    return items
  }

  /// Whether the updates insert or reload the item, or the section of another element, at a position.
  fileprivate func inserts(_ position: RowPosition, ofItem isItem: Bool) -> Bool {
    updates.insertedSections.contains(position.section)
      || updates.reloadedSections.contains { newSection($0) == position.section }
      || isItem && (updates.insertedRows.contains(position) || updates.reloadedRows.contains { newRow($0) == position })
  }

  private static func indexPath(ofSection section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }

  private func newRow(_ old: RowPosition) -> RowPosition? {
    switch fate(of: old) {
    case .removed: nil
    case .reloaded(let new), .kept(let new): new
    }
  }
}
