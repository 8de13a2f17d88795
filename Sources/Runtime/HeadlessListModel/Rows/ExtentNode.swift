/// A node of an `ExtentSequence`: a leaf of equal or different extents, or an inner node.
///
/// An inner node keeps the counts and sums of its children in two arrays, so that a search reads these arrays instead
/// of sixty-four objects. Extents are stored in their encoded form, in which estimates are negative.
final class ExtentNode {
  static let leafCapacity = 128
  static let fanout = 64

  private(set) var count: Int
  private(set) var sum: Double
  private(set) var children: [ExtentNode] = []
  private(set) var childCounts: [Int] = []
  private(set) var childSums: [Double] = []
  /// The extents of a leaf whose elements differ; empty if all are equal to `repeated`.
  private var extents: [Double] = []
  private var repeated = 0.0

  var isLeaf: Bool { children.isEmpty }

  init(repeating extent: Double, count: Int) {
    self.count = count
    sum = abs(extent) * Double(count)
    repeated = extent
  }

  init(extents: [Double]) {
    count = extents.count
    sum = extents.reduce(0) { $0 + abs($1) }
    if let first = extents.first, extents.allSatisfy({ $0.bitPattern == first.bitPattern }) {
      repeated = first
    } else {
      self.extents = extents
    }
  }

  init(children: [ExtentNode]) {
    self.children = children
    childCounts = children.map(\.count)
    childSums = children.map(\.sum)
    count = childCounts.reduce(0, +)
    sum = childSums.reduce(0, +)
  }

  // MARK: Leaves

  func encodedExtent(at index: Int) -> Double { extents.isEmpty ? repeated : extents[index] }

  func sum(before end: Int) -> Double {
    if extents.isEmpty { return abs(repeated) * Double(end) }
    var sum = 0.0
    for index in 0..<end { sum += abs(extents[index]) }
    return sum
  }

  func index(at offset: Double) -> Int {
    if extents.isEmpty {
      let extent = abs(repeated)
      if extent == 0 || offset >= sum { return count - 1 }
      // Rounding may make the quotient the index of a neighbor.
      let guess = Int(offset / extent)
      if extent * Double(guess) > offset { return guess - 1 }
      return guess + 1 < count && extent * Double(guess + 1) <= offset ? guess + 1 : guess
    }
    var before = 0.0
    for index in extents.indices {
      before += abs(extents[index])
      if offset < before { return index }
    }
    return count - 1
  }

  private func isRepeating(_ extent: Double) -> Bool {
    extents.isEmpty && (count == 0 || repeated.bitPattern == extent.bitPattern)
  }

  /// A leaf with the elements of `range`; none for an empty range.
  private func slice(_ range: Range<Int>) -> [ExtentNode] {
    if range.isEmpty { return [] }
    return [
      extents.isEmpty
        ? ExtentNode(repeating: repeated, count: range.count) : ExtentNode(extents: Array(extents[range]))
    ]
  }

  /// The leaves that replace this one after a change of the elements near `index`.
  ///
  /// If the leaf represents many equal elements, only a stretch of them around `index` is stored individually.
  func expanded(around index: Int, _ change: (inout [Double], Int) -> Void) -> [ExtentNode] {
    var stretch = 0..<count
    if extents.isEmpty, count > Self.leafCapacity {
      let start = index - index % Self.leafCapacity
      stretch = start..<min(count, start + Self.leafCapacity)
    }
    var stored = extents.isEmpty ? Array(repeating: repeated, count: stretch.count) : extents
    change(&stored, index - stretch.lowerBound)
    return slice(0..<stretch.lowerBound) + Self.leaves(of: stored) + slice(stretch.upperBound..<count)
  }

  func inserting(_ extent: Double, count inserted: Int, at index: Int) -> [ExtentNode] {
    if isRepeating(extent) { return [ExtentNode(repeating: extent, count: count + inserted)] }
    if inserted > Self.leafCapacity / 2 {
      return slice(0..<index) + [ExtentNode(repeating: extent, count: inserted)] + slice(index..<count)
    }
    return expanded(around: min(index, count - 1)) { stored, offset in
      let at = index == self.count ? stored.count : offset
      stored.insert(contentsOf: repeatElement(extent, count: inserted), at: at)
    }
  }

  func removing(_ range: Range<Int>) -> [ExtentNode] {
    if extents.isEmpty {
      return range.count == count ? [] : [ExtentNode(repeating: repeated, count: count - range.count)]
    }
    var rest = extents
    rest.removeSubrange(range)
    return Self.leaves(of: rest)
  }

  /// The one or two leaves that hold the extents of a changed leaf.
  private static func leaves(of extents: [Double]) -> [ExtentNode] {
    if extents.isEmpty { return [] }
    if extents.count <= leafCapacity { return [ExtentNode(extents: extents)] }
    let half = extents.count / 2
    return leaves(of: Array(extents[..<half])) + leaves(of: Array(extents[half...]))
  }

  /// Full leaves for `count` extents; adjacent leaves of equal elements are joined.
  static func leaves(count: Int, extent: (Int) -> Double) -> [ExtentNode] {
    var leaves: [ExtentNode] = []
    var start = 0
    while start < count {
      let end = min(count, start + leafCapacity)
      let leaf = ExtentNode(extents: (start..<end).map(extent))
      if leaf.extents.isEmpty, let last = leaves.last, last.isRepeating(leaf.repeated) {
        leaves[leaves.count - 1] = ExtentNode(repeating: leaf.repeated, count: last.count + leaf.count)
      } else {
        leaves.append(leaf)
      }
      start = end
    }
    return leaves
  }

  // MARK: Tree

  /// Changes one extent without changing the shape of the tree. Returns `false` if no leaf stores it individually.
  func setInPlace(_ extent: Double, at index: Int) -> Bool {
    if isLeaf {
      if extents.isEmpty { return isRepeating(extent) }
      sum += abs(extent) - abs(extents[index])
      extents[index] = extent
      return true
    }
    let (child, offset) = child(at: index)
    guard children[child].setInPlace(extent, at: offset) else { return false }
    sum += children[child].sum - childSums[child]
    childSums[child] = children[child].sum
    return true
  }

  /// Turns every extent into an estimate of the same length.
  func becomeEstimates() {
    repeated = -abs(repeated)
    for index in extents.indices { extents[index] = -abs(extents[index]) }
    for child in children { child.becomeEstimates() }
  }

  /// The child that contains `index`, or ends at it, and the index within that child.
  private func child(at index: Int) -> (child: Int, offset: Int) {
    var child = 0
    var offset = index
    while child < children.count - 1, offset >= childCounts[child] {
      offset -= childCounts[child]
      child += 1
    }
    return (child, offset)
  }

  /// The nodes that replace this one when its leaf at `index` is replaced.
  func replacingLeaf(at index: Int, _ change: (ExtentNode, Int) -> [ExtentNode]) -> [ExtentNode] {
    if isLeaf { return change(self, index) }
    let (child, offset) = child(at: index)
    children.replaceSubrange(child...child, with: children[child].replacingLeaf(at: offset, change))
    joinSmallLeaves(near: child)
    return Self.parents(of: children)
  }

  /// Keeps many removals from leaving a tree of nearly empty leaves.
  private func joinSmallLeaves(near child: Int) {
    for left in [child, child - 1] where left >= 0 && left + 1 < children.count {
      let (first, second) = (children[left], children[left + 1])
      guard first.isLeaf, second.isLeaf else { continue }
      if first.extents.isEmpty, second.isRepeating(first.repeated) {
        children.replaceSubrange(
          left...left + 1,
          with: [ExtentNode(repeating: first.repeated, count: first.count + second.count)]
        )
      } else if first.count + second.count <= Self.leafCapacity / 2 {
        children.replaceSubrange(
          left...left + 1,
          with: [ExtentNode(extents: first.storedExtents + second.storedExtents)]
        )
      }
    }
  }

  private var storedExtents: [Double] { extents.isEmpty ? Array(repeating: repeated, count: count) : extents }

  /// The fewest parents that can hold `nodes`, evenly filled.
  private static func parents(of nodes: [ExtentNode]) -> [ExtentNode] {
    if nodes.isEmpty { return [] }
    let groups = (nodes.count + fanout - 1) / fanout
    return (0..<groups).map { group in
      ExtentNode(children: Array(nodes[nodes.count * group / groups..<nodes.count * (group + 1) / groups]))
    }
  }

  /// The root of a tree of `nodes`.
  static func tree(of nodes: [ExtentNode]) -> ExtentNode {
    var nodes = nodes
    while nodes.count > 1 { nodes = parents(of: nodes) }
    var root = nodes.first ?? ExtentNode(repeating: 0, count: 0)
    while root.children.count == 1 { root = root.children[0] }
    return root
  }

  // MARK: Invariants and memory

  func checkInvariants() {
    if isLeaf {
      precondition(extents.isEmpty || extents.count == count && count <= Self.leafCapacity, "leaf count")
      precondition(abs(sum - sum(before: count)) < 1e-6, "leaf sum")
      return
    }
    precondition(children.count <= Self.fanout, "fanout")
    precondition(childCounts == children.map(\.count) && childCounts.reduce(0, +) == count, "counts")
    precondition(childSums == children.map(\.sum) && abs(childSums.reduce(0, +) - sum) < 1e-6, "sums")
    for child in children {
      precondition(child.count > 0, "an empty node")
      child.checkInvariants()
    }
  }

  var storageSize: Int {
    let own = 16 + MemoryLayout<Int>.size * 7
    let arrays = extents.capacity * 8 + childCounts.capacity * 8 + childSums.capacity * 8 + children.capacity * 8
    return own + arrays + children.reduce(0) { $0 + $1.storageSize }
  }
}
