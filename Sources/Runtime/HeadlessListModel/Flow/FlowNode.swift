/// A node of a section's items: a leaf of equal or different sizes, or an inner node.
///
/// Each node caches the results of laying out the lines that begin at its first items; see `FlowSection`. A change of
/// an item that such a line contains clears the cache.
final class FlowNode {
  static let leafCapacity = 128
  static let fanout = 16

  private(set) var count: Int
  private(set) var children: [FlowNode] = []
  /// The sizes of a leaf's items; none in an inner node.
  private(set) var sizes: FlowSizes

  /// The passes by the index, in this node, of the first line's first item; empty if none is computed, and
  /// ``FlowPass/unknown`` where one is not.
  var passes: [FlowPass] = []
  /// Whether an item was changed, inserted or removed.
  private(set) var isChanged = false
  /// The most recent pass that begins at an item beyond those in `passes`.
  var lastPass: (entry: Int, pass: FlowPass)?
  /// The size of all items, or `nil` if they differ; outer `nil` if not yet computed.
  private var cachedUniformSize: FlowSize??

  var isLeaf: Bool { children.isEmpty }

  init(_ sizes: FlowSizes) {
    self.sizes = sizes
    count = sizes.count
  }

  init(children: [FlowNode]) {
    self.children = children
    sizes = FlowSizes([])
    count = children.reduce(0) { $0 + $1.count }
  }

  /// The size of all items; `nil` if they differ.
  var uniformSize: FlowSize? {
    if let cachedUniformSize { return cachedUniformSize }
    let found = computedUniformSize
    cachedUniformSize = .some(found)
    return found
  }

  private var computedUniformSize: FlowSize? {
    if let repeated = sizes.repeated { return repeated }
    if count == 0 { return nil }
    if isLeaf {
      let first = sizes[0]
      return (1..<count).allSatisfy { sizes[$0] == first } ? first : nil
    }
    guard let first = children[0].uniformSize else { return nil }
    return children.allSatisfy { $0.uniformSize == first } ? first : nil
  }

  private func clearCache() {
    passes = []
    lastPass = nil
    cachedUniformSize = nil
  }

  /// Clears the caches of the leaf that contains an item and of its ancestors.
  func clearCaches(around item: Int) {
    clearCache()
    isChanged = true
    if isLeaf { return }
    let (child, offset) = child(at: item)
    children[child].clearCaches(around: offset)
  }

  func clearAllCaches() {
    clearCache()
    isChanged = false
    for child in children { child.clearAllCaches() }
  }

  /// The child that contains an item, or ends at it, and the item's index in that child.
  private func child(at item: Int) -> (child: Int, offset: Int) {
    var child = 0
    var offset = item
    while child < children.count - 1, offset >= children[child].count {
      offset -= children[child].count
      child += 1
    }
    return (child, offset)
  }

  /// The leaf that contains an item, and the leaf's first item.
  func leaf(at item: Int) -> (leaf: FlowNode, start: Int) {
    if isLeaf { return (self, 0) }
    let (child, offset) = child(at: item)
    let found = children[child].leaf(at: offset)
    return (found.leaf, found.start + item - offset)
  }

  // MARK: Changes

  /// Changes the leaf at an item, which may be the one after the last, without changing the shape of the tree. Returns
  /// `false` if that isn't possible.
  func changeInPlace(at item: Int, _ change: (inout FlowSizes, Int) -> Bool) -> Bool {
    if isLeaf {
      guard change(&sizes, item) else { return false }
      count = sizes.count
    } else {
      let (child, offset) = child(at: item)
      let before = children[child].count
      guard children[child].changeInPlace(at: offset, change) else { return false }
      count += children[child].count - before
    }
    clearCache()
    return true
  }

  /// The nodes that replace this one when its leaf at an item is replaced.
  func replacingLeaf(at item: Int, _ change: (FlowSizes, Int) -> [FlowSizes]) -> [FlowNode] {
    if isLeaf { return change(sizes, item).filter { $0.count > 0 }.map(FlowNode.init) }
    let (child, offset) = child(at: item)
    children.replaceSubrange(child...child, with: children[child].replacingLeaf(at: offset, change))
    joinSmallLeaves(near: child)
    if children.isEmpty || children.count > Self.fanout { return Self.parents(of: children) }
    count = children.reduce(0) { $0 + $1.count }
    clearCache()
    return [self]
  }

  /// Keeps many removals from leaving a tree of nearly empty leaves.
  private func joinSmallLeaves(near child: Int) {
    for left in [child, child - 1] where left >= 0 && left + 1 < children.count {
      let (first, second) = (children[left], children[left + 1])
      guard first.isLeaf, second.isLeaf else { continue }
      let count = first.count + second.count
      if let size = first.sizes.repeated, size == second.sizes.repeated {
        children.replaceSubrange(left...left + 1, with: [FlowNode(FlowSizes(repeating: size, count: count))])
      } else if count <= Self.leafCapacity / 2 {
        children.replaceSubrange(left...left + 1, with: [FlowNode(FlowSizes(first.sizes.all + second.sizes.all))])
      }
    }
  }

  /// The fewest parents that can hold `nodes`, evenly filled.
  private static func parents(of nodes: [FlowNode]) -> [FlowNode] {
    let groups = (nodes.count + fanout - 1) / fanout
    return (0..<groups).map { group in
      FlowNode(children: Array(nodes[nodes.count * group / groups..<nodes.count * (group + 1) / groups]))
    }
  }

  /// The root of a tree of `nodes`.
  static func tree(of nodes: [FlowNode]) -> FlowNode {
    var nodes = nodes
    while nodes.count > 1 { nodes = parents(of: nodes) }
    var root = nodes.first ?? FlowNode(FlowSizes([]))
    while root.children.count == 1 { root = root.children[0] }
    return root
  }

  /// The memory that the items take, in bytes.
  var storageSize: Int {
    let own = 16 + MemoryLayout<FlowSizes>.size + MemoryLayout<Int>.size * 12
    let arrays = children.capacity * 8 + passes.capacity * MemoryLayout<FlowPass>.stride + 64
    return own + arrays + sizes.storageSize + children.reduce(0) { $0 + $1.storageSize }
  }
}
