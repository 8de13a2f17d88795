import HeadlessListModel

extension NSDiffableDataSourceSectionSnapshot {
  /// The outline that shows other items, after a drag or a snapshot of all sections, which know no levels. Items that
  /// remain keep their parent, those that aren't visible stay with theirs, and new ones get a neighbor's.
  func following(_ visible: [ItemIdentifierType]) -> Self {
    if visible == visibleItems { return self }
    var change = OutlineChange(of: self, to: visible)
    change.placeAll()
    return change.new
  }
}

/// The change of an outline to other visible items, which are placed in their order.
private struct OutlineChange<Item: Hashable> {
  typealias Outline = NSDiffableDataSourceSectionSnapshot<Item>

  private let old: Outline
  private let visible: [Item]
  private(set) var new = Outline()
  /// The parents in the old outline.
  private var parents: [Item: Item] = [:]
  /// The items that keep their order.
  private var staying: Set<Item> = []
  /// The item that was placed last, after its ancestors.
  private var chain: [Item] = []

  init(of outline: Outline, to visible: [Item]) {
    self.visible = visible
    var old = outline
    // Items that come into view leave their parent, which may be collapsed.
    let present = Set(old.visibleItems)
    old.delete(visible.filter { !present.contains($0) })
    self.old = old
    findParents()
    findStaying()
  }

  private mutating func findParents() {
    var ancestors: [Item] = []
    for item in old.items {
      ancestors.removeSubrange(old.level(of: item)...)
      parents[item] = ancestors.last
      ancestors.append(item)
    }
  }

  private mutating func findStaying() {
    var order: [Item: Int32] = [:]
    for (index, item) in old.visibleItems.enumerated() { order[item] = Int32(index) }
    let known = visible.filter { order[$0] != nil }
    let stays = LongestIncreasingSubsequence.membership(in: known.compactMap { order[$0] })
    for (item, stays) in zip(known, stays) where stays { staying.insert(item) }
  }

  mutating func placeAll() {
    // For each item, the next one that keeps its order.
    var following: [Item?] = []
    var next: Item?
    for item in visible.reversed() {
      following.append(next)
      if staying.contains(item) { next = item }
    }
    for (item, next) in zip(visible, following.reversed()) { place(item, before: next) }
  }

  private mutating func place(_ item: Item, before next: Item?) {
    let isKnown = old.contains(item)
    var depth = level(of: item)
    if !staying.contains(item) {
      // The next item keeps its parent. A new one after all others is beside the last.
      depth = max(depth, next.map { level(of: $0) } ?? (isKnown ? 0 : max(0, chain.count - 1)))
    }
    chain.removeSubrange(depth...)
    new.append([item], to: chain.last)
    chain.append(item)
    guard isKnown else { return }
    if old.isExpanded(item) { return new.expand([item]) }
    let hidden = old.snapshot(of: item)
    for child in hidden.items {
      new.append([child], to: hidden.parent(of: child) ?? item)
      if hidden.isExpanded(child) { new.expand([child]) }
    }
  }

  /// The level of an item if it comes next: below the nearest of its ancestors that is still around it.
  private func level(of item: Item) -> Int {
    var ancestor = parents[item]
    while let present = ancestor {
      if let level = chain.firstIndex(of: present) { return level + 1 }
      ancestor = parents[present]
    }
    return 0
  }
}
