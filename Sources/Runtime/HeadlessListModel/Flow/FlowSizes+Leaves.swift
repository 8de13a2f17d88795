extension FlowSizes {
  /// The sizes as leaves, after a change of those near `index`.
  ///
  /// If the sizes are represented as equal ones, only a stretch of them around `index` is stored individually.
  func expanded(around index: Int, _ change: (inout [FlowSize], Int) -> Void) -> [FlowSizes] {
    var stretch = 0..<count
    if repeated != nil, count > FlowNode.leafCapacity {
      let start = min(index, count - 1) / FlowNode.leafCapacity * FlowNode.leafCapacity
      stretch = start..<min(count, start + FlowNode.leafCapacity)
    }
    var stored = self[stretch].all
    change(&stored, index - stretch.lowerBound)
    return [self[0..<stretch.lowerBound]] + Self.leaves(of: stored) + [self[stretch.upperBound..<count]]
  }

  /// The sizes of the one or two leaves that replace a changed leaf.
  private static func leaves(of sizes: [FlowSize]) -> [FlowSizes] {
    if sizes.count <= FlowNode.leafCapacity { return [FlowSizes(sizes)] }
    let half = sizes.count / 2
    return [FlowSizes(sizes[..<half]), FlowSizes(sizes[half...])]
  }

  func inserting(_ size: FlowSize, at index: Int) -> [FlowSizes] {
    if count == 0 || size == repeated { return [FlowSizes(repeating: size, count: count + 1)] }
    return expanded(around: index) { $0.insert(size, at: $1) }
  }

  func removing(at index: Int) -> [FlowSizes] {
    if let repeated { return [FlowSizes(repeating: repeated, count: count - 1)] }
    return expanded(around: index) { $0.remove(at: $1) }
  }

  /// The sizes of full leaves for `count` items; adjacent leaves of equal sizes are joined.
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
