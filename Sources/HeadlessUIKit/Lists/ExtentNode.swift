/// A node of an `ExtentSequence`: a leaf of equal or different extents, or an inner node with the counts and sums of
/// its children side by side, so that a search reads two arrays and not sixty-four objects.
///
/// Extents are stored as `Extent.encoded`: estimates with a minus sign.
final class ExtentNode {
  static let leafCapacity = 128
  static let fanout = 64

  private(set) var count: Int
  private(set) var sum: Double
  private(set) var children: [ExtentNode] = []
  private(set) var childCounts: [Int] = []
  private(set) var childSums: [Double] = []
  /// The extents of a leaf whose elements differ; empty where all are `repeated`.
  private var extents: [Double] = []
  private var repeated = 0.0

  var isLeaf: Bool { children.isEmpty }
  /// Whether a leaf stands for equal elements.
  var isRepeated: Bool { extents.isEmpty }

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

  func stored(at place: Int) -> Double { extents.isEmpty ? repeated : extents[place] }

  func sum(before place: Int) -> Double {
    if extents.isEmpty { return abs(repeated) * Double(place) }
    var sum = 0.0
    for index in 0..<place { sum += abs(extents[index]) }
    return sum
  }

  func index(at offset: Double) -> Int {
    if extents.isEmpty {
      let extent = abs(repeated)
      if extent == 0 || offset >= sum { return count - 1 }
      // The quotient may round to a neighbour of the element whose own product it lies in.
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

  /// The elements of `range`, as far as there are any, as a leaf of their own.
  private func slice(_ range: Range<Int>) -> [ExtentNode] {
    if range.isEmpty { return [] }
    return [
      extents.isEmpty
        ? ExtentNode(repeating: repeated, count: range.count) : ExtentNode(extents: Array(extents[range]))
    ]
  }

  /// The leaf with its elements near `place` written out one by one and changed.
  ///
  /// Of a leaf that stands for many equal elements only a stretch around `place` is written out.
  func opened(around place: Int, _ change: (inout [Double], Int) -> Void) -> [ExtentNode] {
    var stretch = 0..<count
    if extents.isEmpty, count > Self.leafCapacity {
      let start = place - place % Self.leafCapacity
      stretch = start..<min(count, start + Self.leafCapacity)
    }
    var written = extents.isEmpty ? Array(repeating: repeated, count: stretch.count) : extents
    change(&written, place - stretch.lowerBound)
    return slice(0..<stretch.lowerBound) + Self.leaves(of: written) + slice(stretch.upperBound..<count)
  }

  func inserting(_ extent: Double, count inserted: Int, at place: Int) -> [ExtentNode] {
    if isRepeating(extent) { return [ExtentNode(repeating: extent, count: count + inserted)] }
    if inserted > Self.leafCapacity / 2 {
      return slice(0..<place) + [ExtentNode(repeating: extent, count: inserted)] + slice(place..<count)
    }
    return opened(around: min(place, count - 1)) { written, opened in
      let at = place == self.count ? written.count : opened
      written.insert(contentsOf: repeatElement(extent, count: inserted), at: at)
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

  /// One or two leaves for the extents of one that was changed.
  private static func leaves(of extents: [Double]) -> [ExtentNode] {
    if extents.isEmpty { return [] }
    if extents.count <= leafCapacity { return [ExtentNode(extents: extents)] }
    let half = extents.count / 2
    return leaves(of: Array(extents[..<half])) + leaves(of: Array(extents[half...]))
  }

  /// Full leaves for `count` extents, with neighbours that are all equal made one.
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

  // MARK: The tree

  /// Changes one extent without changing the shape of the tree, where a leaf has it written out.
  func setInPlace(_ extent: Double, at index: Int) -> Bool {
    if isLeaf {
      if extents.isEmpty { return isRepeating(extent) }
      sum += abs(extent) - abs(extents[index])
      extents[index] = extent
      return true
    }
    let (child, place) = child(at: index)
    guard children[child].setInPlace(extent, at: place) else { return false }
    sum += children[child].sum - childSums[child]
    childSums[child] = children[child].sum
    return true
  }

  /// Makes every extent an estimate of the same length.
  func becomeEstimates() {
    repeated = -abs(repeated)
    for index in extents.indices { extents[index] = -abs(extents[index]) }
    for child in children { child.becomeEstimates() }
  }

  /// The child that holds `index`, or ends at it, and the index within that child.
  private func child(at index: Int) -> (child: Int, place: Int) {
    var child = 0
    var place = index
    while child < children.count - 1, place >= childCounts[child] {
      place -= childCounts[child]
      child += 1
    }
    return (child, place)
  }

  /// The nodes that take this node's place when its leaf at `index` is replaced.
  func replacingLeaf(at index: Int, _ change: (ExtentNode, Int) -> [ExtentNode]) -> [ExtentNode] {
    if isLeaf { return change(self, index) }
    let (child, place) = child(at: index)
    children.replaceSubrange(child...child, with: children[child].replacingLeaf(at: place, change))
    joinSmallLeaves(near: child)
    return Self.parents(of: children)
  }

  /// Keeps long removals from leaving a tree of nearly empty leaves.
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
        children.replaceSubrange(left...left + 1, with: [ExtentNode(extents: first.written + second.written)])
      }
    }
  }

  private var written: [Double] { extents.isEmpty ? Array(repeating: repeated, count: count) : extents }

  /// As few parents as hold `nodes`, evenly filled.
  private static func parents(of nodes: [ExtentNode]) -> [ExtentNode] {
    if nodes.isEmpty { return [] }
    let groups = (nodes.count + fanout - 1) / fanout
    return (0..<groups).map { group in
      ExtentNode(children: Array(nodes[nodes.count * group / groups..<nodes.count * (group + 1) / groups]))
    }
  }

  /// The root over `nodes`.
  static func tree(of nodes: [ExtentNode]) -> ExtentNode {
    var nodes = nodes
    while nodes.count > 1 { nodes = parents(of: nodes) }
    var root = nodes.first ?? ExtentNode(repeating: 0, count: 0)
    while root.children.count == 1 { root = root.children[0] }
    return root
  }

  // MARK: Checks and measures

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
