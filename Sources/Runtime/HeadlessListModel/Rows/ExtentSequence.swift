/// A sequence of extents (heights or widths) with their prefix sums.
///
/// The extents are stored in a B+ tree. A leaf holds either one extent for any number of equal elements, which take no
/// memory of their own, or up to 128 different ones of eight bytes each. Looking up, changing, inserting and removing
/// an element cost O(log n). An extent may be an estimate, which counts like any other.
package final class ExtentSequence {
  private var root: ExtentNode
  /// The leaf that was found last. Scrolling looks up neighbors, which then takes constant time.
  private var finger: Finger?

  private struct Finger {
    let leaf: ExtentNode
    let start: Int
    let offset: Double
  }

  /// An empty sequence.
  package init() { root = ExtentNode(repeating: 0, count: 0) }

  /// `count` elements of equal extent.
  package init(repeating extent: Extent, count: Int) {
    root = ExtentNode(repeating: extent.encoded, count: count)
  }

  /// `count` elements; calls `extent` for each of them in order.
  package init(count: Int, extent: (Int) -> Extent) {
    root = ExtentNode.tree(of: ExtentNode.leaves(count: count) { extent($0).encoded })
  }

  package var count: Int { root.count }
  /// The sum of all extents.
  package var total: Double { root.sum }

  /// The extent of one element.
  package subscript(index: Int) -> Extent {
    let found = locate(index)
    return Extent(encoded: found.leaf.encodedExtent(at: index - found.start))
  }

  /// The sum of the extents before `index`, which may be `count`.
  package func offset(of index: Int) -> Double {
    if index >= count { return total }
    let found = locate(index)
    return found.offset + found.leaf.sum(before: index - found.start)
  }

  /// The element at an offset: the last one of nonzero extent that begins at or before it. Offsets out of bounds yield
  /// the first or last element; `nil` if the sequence is empty.
  package func index(at offset: Double) -> Int? {
    if count == 0 { return nil }
    if offset < 0 { return 0 }
    if let finger, offset >= finger.offset, offset < finger.offset + finger.leaf.sum {
      return finger.start + finger.leaf.index(at: offset - finger.offset)
    }
    var node = root
    var start = 0
    var before = 0.0
    while !node.isLeaf {
      let last = node.children.count - 1
      var child = 0
      while child < last, offset >= before + node.childSums[child] {
        before += node.childSums[child]
        start += node.childCounts[child]
        child += 1
      }
      node = node.children[child]
    }
    finger = Finger(leaf: node, start: start, offset: before)
    return start + node.index(at: offset - before)
  }

  /// The first element after `index` whose extent isn't known to be zero.
  package func index(after index: Int) -> Int? {
    let next = index + 1
    if next >= count { return nil }
    if !self[next].isEmpty { return next }
    // One search passes over any number of elements of zero extent.
    guard let found = self.index(at: offset(of: next)), found > next else { return nil }
    return self[found].isEmpty ? nil : found
  }

  /// The last element before `index` whose extent isn't known to be zero.
  package func index(before index: Int) -> Int? {
    var previous = index - 1
    while previous >= 0, self[previous].isEmpty { previous -= 1 }
    return previous < 0 ? nil : previous
  }

  private func locate(_ index: Int) -> Finger {
    precondition(index >= 0 && index < count, "element \(index) of \(count)")
    if let finger, index >= finger.start, index < finger.start + finger.leaf.count { return finger }
    var node = root
    var start = 0
    var before = 0.0
    while !node.isLeaf {
      var child = 0
      while index >= start + node.childCounts[child] {
        start += node.childCounts[child]
        before += node.childSums[child]
        child += 1
      }
      node = node.children[child]
    }
    let found = Finger(leaf: node, start: start, offset: before)
    finger = found
    return found
  }
}

extension ExtentSequence {
  /// Changes the extent of one element.
  package func set(_ extent: Extent, at index: Int) {
    precondition(index >= 0 && index < count, "element \(index) of \(count)")
    let value = extent.encoded
    if root.setInPlace(value, at: index) {
      if let finger, index < finger.start { self.finger = nil }
      return
    }
    edit(at: index) { leaf, offset in leaf.expanded(around: offset) { $0[$1] = value } }
  }

  /// Turns every extent into an estimate of the same length, so that nothing moves and each is measured again when it
  /// is needed. Takes time proportional to the memory that the elements take: none if they are equal.
  package func becomeEstimates() { root.becomeEstimates() }

  /// Inserts `count` elements of equal extent before `index`.
  package func insert(repeating extent: Extent, count inserted: Int, at index: Int) {
    precondition(index >= 0 && index <= count, "insertion at \(index) of \(count)")
    if inserted == 0 { return }
    let value = extent.encoded
    edit(at: index) { leaf, offset in leaf.inserting(value, count: inserted, at: offset) }
  }

  package func remove(_ range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "removal of \(range) of \(count)")
    var left = range.count
    while left > 0 {
      edit(at: range.lowerBound) { leaf, offset in
        let removed = min(left, leaf.count - offset)
        left -= removed
        return leaf.removing(offset..<offset + removed)
      }
    }
  }

  /// Replaces the leaf at `index` by those that `change` returns, and rebalances the tree.
  private func edit(at index: Int, _ change: (ExtentNode, Int) -> [ExtentNode]) {
    finger = nil
    root = ExtentNode.tree(of: root.replacingLeaf(at: index, change))
  }

  /// Stops unless sums and counts agree at every level. For tests.
  func checkInvariants() { root.checkInvariants() }

  /// The memory that the elements take, in bytes. For benchmarks.
  package var storageSize: Int { root.storageSize }
}
