/// The extents (heights or widths) of a long row of elements, with their running sums.
///
/// A B+ tree whose leaves hold either one extent for any number of equal elements or up to 128 different ones. Equal
/// elements so cost no memory each, different ones eight bytes; looking up, changing, inserting and removing an element
/// cost O(log n). An extent may be an estimate: it counts like any other until the real one is known.
final class ExtentSequence {
  var root: ExtentNode
  /// The leaf that was found last. Scrolling asks for neighbours, which then costs the same for any number of elements.
  var finger: Finger?

  struct Finger {
    let leaf: ExtentNode
    let start: Int
    let offset: Double
  }

  /// An empty sequence.
  init() { root = ExtentNode(repeating: 0, count: 0) }

  /// `count` elements of one extent.
  init(repeating extent: Extent, count: Int) {
    root = ExtentNode(repeating: extent.encoded, count: count)
  }

  /// `count` elements whose extents are asked one after the other.
  init(count: Int, extent: (Int) -> Extent) {
    root = ExtentNode.tree(of: ExtentNode.leaves(count: count) { extent($0).encoded })
  }

  var count: Int { root.count }
  /// The sum of all extents.
  var total: Double { root.sum }

  /// The extent that all elements have; `nil` where they differ, or aren't known to agree.
  var repeated: Extent? { root.isLeaf && root.isRepeated && root.count > 0 ? self[0] : nil }

  /// The extent of one element.
  subscript(index: Int) -> Extent {
    let place = locate(index)
    return Extent(encoded: place.leaf.stored(at: index - place.start))
  }

  /// The sum of the extents before `index`, which may be `count`.
  func offset(of index: Int) -> Double {
    if index >= count { return total }
    let place = locate(index)
    return place.offset + place.leaf.sum(before: index - place.start)
  }

  /// The element in which `offset` lies: the last one that begins at or before it, passing over elements without
  /// extent. Offsets outside give the first or the last element; `nil` if there is none.
  func index(at offset: Double) -> Int? {
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

  /// The first element after `index` that has an extent, or whose extent isn't known.
  func index(after index: Int) -> Int? {
    let next = index + 1
    if next >= count { return nil }
    if !self[next].isEmpty { return next }
    // However many elements without extent follow, one search passes over them.
    guard let found = self.index(at: offset(of: next)), found > next else { return nil }
    return self[found].isEmpty ? nil : found
  }

  /// The last element before `index` that has an extent, or whose extent isn't known.
  func index(before index: Int) -> Int? {
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
  /// Gives one element another extent.
  func set(_ extent: Extent, at index: Int) {
    precondition(index >= 0 && index < count, "element \(index) of \(count)")
    let value = extent.encoded
    if root.setInPlace(value, at: index) {
      if let finger, index < finger.start { self.finger = nil }
      return
    }
    edit(at: index) { leaf, place in leaf.opened(around: place) { $0[$1] = value } }
  }

  /// Makes every extent an estimate of the same length: nothing moves, and each is found anew when it is needed. Costs
  /// what the elements cost in memory, so nothing where they are equal.
  func becomeEstimates() { root.becomeEstimates() }

  /// Inserts `count` elements of one extent before `index`.
  func insert(repeating extent: Extent, count inserted: Int, at index: Int) {
    precondition(index >= 0 && index <= count, "insertion at \(index) of \(count)")
    if inserted == 0 { return }
    let value = extent.encoded
    edit(at: index) { leaf, place in leaf.inserting(value, count: inserted, at: place) }
  }

  /// Removes the elements of `range`.
  func remove(_ range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "removal of \(range) of \(count)")
    var left = range.count
    while left > 0 {
      edit(at: range.lowerBound) { leaf, place in
        let removed = min(left, leaf.count - place)
        left -= removed
        return leaf.removing(place..<place + removed)
      }
    }
  }

  /// Replaces the leaf at `index` by those that `change` makes of it, and keeps the tree in shape.
  private func edit(at index: Int, _ change: (ExtentNode, Int) -> [ExtentNode]) {
    finger = nil
    root = ExtentNode.tree(of: root.replacingLeaf(at: index, change))
  }

  /// Stops unless sums and counts agree at every level. For tests.
  func checkInvariants() { root.checkInvariants() }

  /// The memory that the elements take, in bytes. For benchmarks.
  var storageSize: Int { root.storageSize }
}
