public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  /// An item of the outline. Its children follow it, one level deeper.
  fileprivate struct Node: Equatable {
    let item: ItemIdentifierType
    var level: Int
    var isExpanded = false
  }

  /// All items, each before its children.
  private var nodes: [Node] = []
  private var indices: [ItemIdentifierType: Int] = [:]

  public init() {}

  public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) { self = snapshot }

  /// Creates a snapshot of items without children.
  init(flat items: [ItemIdentifierType]) { append(items) }

  // MARK: Queries

  public var items: [ItemIdentifierType] { nodes.map(\.item) }

  public var rootItems: [ItemIdentifierType] { nodes.filter { $0.level == 0 }.map(\.item) }

  public var visibleItems: [ItemIdentifierType] {
    var visible: [ItemIdentifierType] = []
    visible.reserveCapacity(nodes.count)
    var index = 0
    while index < nodes.count {
      visible.append(nodes[index].item)
      index = nodes[index].isExpanded ? index + 1 : end(of: index)
    }
    return visible
  }

  public func contains(_ item: ItemIdentifierType) -> Bool { indices[item] != nil }

  public func index(of item: ItemIdentifierType) -> Int? { indices[item] }

  public func isExpanded(_ item: ItemIdentifierType) -> Bool { nodes[existing(item)].isExpanded }

  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    var index = existing(item)
    while let parent = parent(of: index) {
      if !nodes[parent].isExpanded { return false }
      index = parent
    }
    return true
  }

  public func level(of item: ItemIdentifierType) -> Int { nodes[existing(item)].level }

  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    parent(of: existing(child)).map { nodes[$0].item }
  }

  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    let index = existing(parent)
    let start = includingParent ? index : index + 1
    var snapshot = Self()
    snapshot.nodes = nodes[start..<end(of: index)].map { node in
      Node(item: node.item, level: node.level - nodes[index].level - (start - index), isExpanded: node.isExpanded)
    }
    snapshot.findIndices()
    return snapshot
  }

  /// The outline as text, an item a line; expanded items have a minus sign, others a plus sign.
  public func visualDescription() -> String {
    nodes.indices.map { index in
      let node = nodes[index]
      let sign = end(of: index) == index + 1 ? "*" : node.isExpanded ? "-" : "+"
      return String(repeating: "  ", count: node.level) + "\(sign) \(node.item)"
    }.joined(separator: "\n")
  }

  private func existing(_ item: ItemIdentifierType) -> Int {
    guard let index = indices[item] else { stop(SnapshotMessages.notFound(.item, item)) }
    return index
  }

  /// The index after an item and its descendants.
  private func end(of index: Int) -> Int {
    var end = index + 1
    while end < nodes.count, nodes[end].level > nodes[index].level { end += 1 }
    return end
  }

  private func parent(of index: Int) -> Int? {
    let level = nodes[index].level
    return level == 0 ? nil : nodes[..<index].lastIndex { $0.level < level }
  }

  // MARK: Changes

  /// Appends items to the children of another, or without a parent. Stops if an item exists or is listed twice, or if
  /// the parent doesn't exist.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    guard let parent else { return insert(items.map { Node(item: $0, level: 0) }, at: nodes.count) }
    let index = existing(parent)
    insert(items.map { Node(item: $0, level: nodes[index].level + 1) }, at: end(of: index))
  }

  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    let index = existing(item)
    insert(items.map { Node(item: $0, level: nodes[index].level) }, at: index)
  }

  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    let index = existing(item)
    insert(items.map { Node(item: $0, level: nodes[index].level) }, at: end(of: index))
  }

  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
    let index = existing(item)
    insert(snapshot.nodes(below: nodes[index].level), at: index)
  }

  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
    let index = existing(item)
    insert(snapshot.nodes(below: nodes[index].level), at: end(of: index))
  }

  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    let index = existing(parent)
    nodes.removeSubrange(index + 1..<end(of: index))
    findIndices()
    insert(snapshot.nodes(below: nodes[index].level + 1), at: index + 1)
  }

  public mutating func delete(_ items: [ItemIdentifierType]) {
    let gone = Set(items)
    var rest: [Node] = []
    var deletedLevel: Int?
    for node in nodes {
      if let level = deletedLevel, node.level > level { continue }
      deletedLevel = gone.contains(node.item) ? node.level : nil
      if deletedLevel == nil { rest.append(node) }
    }
    nodes = rest
    findIndices()
  }

  public mutating func deleteAll() {
    nodes = []
    indices = [:]
  }

  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items { nodes[existing(item)].isExpanded = true }
  }

  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items { nodes[existing(item)].isExpanded = false }
  }

  private func nodes(below level: Int) -> [Node] {
    nodes.map { Node(item: $0.item, level: $0.level + level, isExpanded: $0.isExpanded) }
  }

  private mutating func insert(_ fresh: [Node], at index: Int) {
    let isAppending = index == nodes.count
    for (offset, node) in fresh.enumerated() where indices.updateValue(index + offset, forKey: node.item) != nil {
      stop(SnapshotMessages.repeatedInSection(node.item))
    }
    nodes.insert(contentsOf: fresh, at: index)
    if !isAppending { findIndices() }
  }

  private mutating func findIndices() {
    indices = [:]
    for (index, node) in nodes.enumerated() { indices[node.item] = index }
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  /// Whether two snapshots have the same items, parents and expanded items.
  package func hasSameItems(as other: Self) -> Bool { nodes == other.nodes }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
extension NSDiffableDataSourceSectionSnapshot.Node: Sendable where ItemIdentifierType: Sendable {}
