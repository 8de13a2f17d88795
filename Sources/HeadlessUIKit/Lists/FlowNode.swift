/// What lies between the first line that begins in a stretch of items and the first one that begins after it.
struct FlowPass: Equatable {
  /// How many items after the stretch the next line begins.
  var exit: Int
  /// The lengths of all lines that begin in the stretch, each with the spacing after it.
  var extent: Double
}

/// A node of a section's items: a leaf of equal or different sizes, or an inner node.
///
/// Each node knows where lines lead that begin at its first items: see `FlowSection`. A node forgets that when an item
/// changes that one of its lines reaches.
final class FlowNode {
  static let leafCapacity = 128
  static let fanout = 16

  private(set) var count: Int
  private(set) var children: [FlowNode] = []
  /// The sizes of a leaf's items; none in an inner node.
  private(set) var sizes: FlowSizes

  /// By the place, in this node, of the first line's first item; empty where not yet known.
  var passes: [FlowPass] = []
  /// The pass that was last asked for of those that `passes` doesn't hold.
  var lastPass: (entry: Int, pass: FlowPass)?
  /// The size of all items, where they are known to be equal; outer `nil` where that wasn't looked at.
  private var knownUniform: FlowSize??

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

  /// The size of all items; `nil` where they differ.
  var uniform: FlowSize? {
    if let knownUniform { return knownUniform }
    let found = foundUniform()
    knownUniform = .some(found)
    return found
  }

  private func foundUniform() -> FlowSize? {
    if let repeated = sizes.repeated { return repeated }
    if count == 0 { return nil }
    if isLeaf {
      let first = sizes[0]
      return (1..<count).allSatisfy { sizes[$0] == first } ? first : nil
    }
    guard let first = children[0].uniform else { return nil }
    return children.allSatisfy { $0.uniform == first } ? first : nil
  }

  private func forget() {
    passes = []
    lastPass = nil
    knownUniform = nil
  }

  /// Forgets what is known of lines in the leaf that holds an item, and on the way to it.
  func forget(item: Int) {
    forget()
    if isLeaf { return }
    let (child, place) = child(at: item)
    children[child].forget(item: place)
  }

  /// Forgets all that is known of lines.
  func forgetAll() {
    forget()
    for child in children { child.forgetAll() }
  }

  /// The child that holds an item, or ends at it, and the item's place in that child.
  private func child(at item: Int) -> (child: Int, place: Int) {
    var child = 0
    var place = item
    while child < children.count - 1, place >= children[child].count {
      place -= children[child].count
      child += 1
    }
    return (child, place)
  }

  /// The leaf that holds an item, and its first item.
  func leaf(at item: Int) -> (leaf: FlowNode, start: Int) {
    if isLeaf { return (self, 0) }
    let (child, place) = child(at: item)
    let found = children[child].leaf(at: place)
    return (found.leaf, found.start + item - place)
  }

  // MARK: Changes

  /// Changes the leaf at an item, which may be one more than there are, without changing the shape of the tree. `false`
  /// where that can't be.
  func changeInPlace(at item: Int, _ change: (inout FlowSizes, Int) -> Bool) -> Bool {
    if isLeaf {
      guard change(&sizes, item) else { return false }
      count = sizes.count
    } else {
      let (child, place) = child(at: item)
      let before = children[child].count
      guard children[child].changeInPlace(at: place, change) else { return false }
      count += children[child].count - before
    }
    forget()
    return true
  }

  /// The nodes that take this node's place when the leaf at an item is replaced.
  func replacingLeaf(at item: Int, _ change: (FlowSizes, Int) -> [FlowSizes]) -> [FlowNode] {
    if isLeaf { return change(sizes, item).filter { $0.count > 0 }.map(FlowNode.init) }
    let (child, place) = child(at: item)
    children.replaceSubrange(child...child, with: children[child].replacingLeaf(at: place, change))
    joinSmallLeaves(near: child)
    if children.isEmpty || children.count > Self.fanout { return Self.parents(of: children) }
    count = children.reduce(0) { $0 + $1.count }
    forget()
    return [self]
  }

  /// Keeps long removals from leaving a tree of nearly empty leaves.
  private func joinSmallLeaves(near child: Int) {
    for left in [child, child - 1] where left >= 0 && left + 1 < children.count {
      let (first, second) = (children[left], children[left + 1])
      guard first.isLeaf, second.isLeaf else { continue }
      let count = first.count + second.count
      if let size = first.sizes.repeated, size == second.sizes.repeated {
        children.replaceSubrange(left...left + 1, with: [FlowNode(FlowSizes(repeating: size, count: count))])
      } else if count <= Self.leafCapacity / 2 {
        children.replaceSubrange(
          left...left + 1,
          with: [FlowNode(FlowSizes(first.sizes.written + second.sizes.written))]
        )
      }
    }
  }

  /// As few parents as hold `nodes`, evenly filled.
  private static func parents(of nodes: [FlowNode]) -> [FlowNode] {
    let groups = (nodes.count + fanout - 1) / fanout
    return (0..<groups).map { group in
      FlowNode(children: Array(nodes[nodes.count * group / groups..<nodes.count * (group + 1) / groups]))
    }
  }

  /// The root over `nodes`.
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

extension FlowSizes {
  /// The sizes with those near a place written out one by one and changed, as leaves.
  ///
  /// Of many equal ones only a stretch around the place is written out.
  func opened(around place: Int, _ change: (inout [FlowSize], Int) -> Void) -> [FlowSizes] {
    var stretch = 0..<count
    if repeated != nil, count > FlowNode.leafCapacity {
      let start = min(place, count - 1) / FlowNode.leafCapacity * FlowNode.leafCapacity
      stretch = start..<min(count, start + FlowNode.leafCapacity)
    }
    var written = self[stretch].written
    change(&written, place - stretch.lowerBound)
    return [self[0..<stretch.lowerBound]] + Self.leaves(of: written) + [self[stretch.upperBound..<count]]
  }

  /// One or two leaves' sizes for those of one that was changed.
  private static func leaves(of sizes: [FlowSize]) -> [FlowSizes] {
    if sizes.count <= FlowNode.leafCapacity { return [FlowSizes(sizes)] }
    let half = sizes.count / 2
    return [FlowSizes(sizes[..<half]), FlowSizes(sizes[half...])]
  }

  func inserting(_ size: FlowSize, at place: Int) -> [FlowSizes] {
    if count == 0 || size == repeated { return [FlowSizes(repeating: size, count: count + 1)] }
    return opened(around: place) { $0.insert(size, at: $1) }
  }

  func removing(at place: Int) -> [FlowSizes] {
    if let repeated { return [FlowSizes(repeating: repeated, count: count - 1)] }
    return opened(around: place) { $0.remove(at: $1) }
  }

  /// Full leaves' sizes for all items, with neighbours that are all equal made one.
  static func leaves(count: Int, size: (Int) -> FlowSize) -> [FlowSizes] {
    var leaves: [FlowSizes] = []
    for start in stride(from: 0, to: count, by: FlowNode.leafCapacity) {
      let leaf = FlowSizes((start..<min(count, start + FlowNode.leafCapacity)).map(size))
      if let repeated = leaf.repeated, let last = leaves.last, last.repeated == repeated {
        leaves[leaves.count - 1] = FlowSizes(repeating: repeated, count: last.count + leaf.count)
      } else {
        leaves.append(leaf)
      }
    }
    return leaves
  }
}
