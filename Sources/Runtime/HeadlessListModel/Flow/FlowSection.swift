/// The items of a section, arranged in lines.
///
/// A line takes as many items as fit with the minimum spacing between them. The remaining space is distributed evenly
/// between them, except in the last line. An item that is alone on any line but the last is centered, as developers
/// report of UIKit.
///
/// No line is stored. The sizes of the items are stored in the leaves of a B+ tree. For a line that begins at a node's
/// first item, its second, and so on, the node caches where the first line after the node begins, and the total length
/// of the lines before that: its `passes`. Inserting or removing an item shifts all lines after it, but only from one
/// of these entries to another. A change therefore takes O(log n), however many lines it affects, and so does finding a
/// line. Any number of items of equal size take no memory of their own.
package final class FlowSection {
  /// The width available to a line, in points.
  package let breadth: Double
  let itemSpacing: Double
  let lineSpacing: Double
  private(set) var root: FlowNode
  /// The number of entries in a node's `passes`: at least the number of items in the longest line, up to a limit.
  var entryCount = 4
  /// The greatest number of items in a line so far.
  var longestLine = 0
  /// The leaf that was read last, and its first item.
  private var finger: (leaf: FlowNode, start: Int)
  /// The number of changes so far.
  private(set) var changeCount = 0
  /// The size of all items when the recent lines were computed.
  private var recentUniformSize: FlowSize?
  /// The lines that were computed last. Scrolling requests most of them again.
  private var recentLines: [FlowLine] = []

  /// Items of equal size.
  package convenience init(count: Int, size: FlowSize, breadth: Double, itemSpacing: Double, lineSpacing: Double) {
    let leaves = count > 0 ? [FlowSizes(repeating: size, count: count)] : []
    self.init(leaves: leaves, breadth: breadth, itemSpacing: itemSpacing, lineSpacing: lineSpacing)
  }

  /// Items of different sizes; calls `size` for each of them in order.
  package convenience init(
    count: Int,
    breadth: Double,
    itemSpacing: Double,
    lineSpacing: Double,
    size: (Int) -> FlowSize
  ) {
    let leaves = FlowSizes.leaves(count: count, size: size)
    self.init(leaves: leaves, breadth: breadth, itemSpacing: itemSpacing, lineSpacing: lineSpacing)
  }

  private init(leaves: [FlowSizes], breadth: Double, itemSpacing: Double, lineSpacing: Double) {
    self.breadth = breadth
    self.itemSpacing = itemSpacing
    self.lineSpacing = lineSpacing
    root = FlowNode.tree(of: leaves.map(FlowNode.init))
    finger = root.leaf(at: 0)
  }

  /// The items with their sizes in lines of another breadth.
  package func arranged(inBreadth breadth: Double) -> FlowSection {
    if let size = uniformSize {
      return FlowSection(count: count, size: size, breadth: breadth, itemSpacing: itemSpacing, lineSpacing: lineSpacing)
    }
    return FlowSection(
      count: count,
      breadth: breadth,
      itemSpacing: itemSpacing,
      lineSpacing: lineSpacing,
      size: size(of:)
    )
  }

  package var count: Int { root.count }

  /// The total length of all lines, including the spacing between them.
  package var extent: Double { count == 0 ? 0 : wholePass.extent - lineSpacing }

  package func size(of item: Int) -> FlowSize {
    let (leaf, start) = leaf(at: item)
    return leaf.sizes[item - start]
  }

  /// Calls `body` with the sizes of the items from one on, in order, until it returns `false`.
  func forEachSize(from first: Int, _ body: (FlowSize) -> Bool) {
    let count = count
    var item = first
    while item < count {
      let (leaf, start) = leaf(at: item)
      guard leaf.sizes.allSatisfy(from: item - start, body) else { return }
      item = start + leaf.count
    }
  }

  /// The leaf that contains an item, and the leaf's first item.
  private func leaf(at item: Int) -> (leaf: FlowNode, start: Int) {
    let known = finger
    if item >= known.start, item < known.start + known.leaf.count { return known }
    let found = root.leaf(at: item)
    finger = found
    return found
  }

  /// The size of all items; `nil` if they differ.
  private var uniformSize: FlowSize? { root.uniformSize }

  /// The lines that lie at least partly between two offsets.
  package func lines(from low: Double, to high: Double) -> [FlowLine] {
    guard high > low, high > 0, low < extent else { return [] }
    let known = recentLines
    var next = known.firstIndex { $0.offset + $0.extent > low } ?? known.count
    var line: FlowLine
    if next < known.count, next > 0 || known[0].offset <= low {
      line = known[next]
    } else {
      guard let found = lastLine(where: { $1 <= max(0, low) }) else { return [] }
      line = found
      next = 0
    }
    var found: [FlowLine] = []
    while line.offset < high {
      // The search counts the spacing after a line as part of it.
      if line.offset + line.extent > low || line.extent == 0 { found.append(line) }
      let first = line.items.upperBound
      while next < known.count, known[next].items.lowerBound < first { next += 1 }
      if next < known.count, known[next].items.lowerBound == first {
        line = known[next]
      } else {
        guard let following = self.line(after: line) else { break }
        line = following
      }
    }
    recentLines = found
    recentUniformSize = uniformSize
    return found
  }

  package func frame(of item: Int) -> FlowFrame {
    guard let line = lastLine(where: { start, _ in start <= item }) else { return FlowFrame() }
    return frames(in: line)[item - line.items.lowerBound]
  }

  package func frames(in line: FlowLine) -> [FlowFrame] {
    var frames: [FlowFrame] = []
    frames.reserveCapacity(line.items.count)
    var used = 0.0
    forEachSize(from: line.items.lowerBound) { size in
      // Shorter items are centered in their line.
      frames.append(FlowFrame(along: line.offset + (line.extent - size.along) / 2, across: 0, size: size))
      used += size.across
      return frames.count < line.items.count
    }
    let spacing = spacing(in: line, of: used)
    var across = spacing.margin
    for index in frames.indices {
      frames[index].across = across
      across += frames[index].size.across + spacing.gap
    }
    return frames
  }

  /// The space before a line's first item and between its items, which take `used` without it.
  private func spacing(in line: FlowLine, of used: Double) -> (margin: Double, gap: Double) {
    if let size = uniformSize {
      let fitting = itemsPerLine(size.across)
      if fitting < 2 { return (max(0, (breadth - size.across) / 2), 0) }
      return (0, max(itemSpacing, (breadth - Double(fitting) * size.across) / Double(fitting - 1)))
    }
    if line.items.upperBound == count { return (0, itemSpacing) }
    if line.items.count < 2 { return (max(0, (breadth - used) / 2), itemSpacing) }
    return (0, (breadth - used) / Double(line.items.count - 1))
  }

  /// The memory that the items take, in bytes. For benchmarks.
  package var storageSize: Int { root.storageSize }
}

extension FlowSection {
  package func insert(_ size: FlowSize, at item: Int) {
    if !root.changeInPlace(at: item, { $0.insertInPlace(size, at: $1) }) {
      replaceLeaf(at: item) { $0.inserting(size, at: $1) }
    }
    clearCaches(reaching: item)
  }

  package func remove(at item: Int) {
    replaceLeaf(at: item) { $0.removing(at: $1) }
    clearCaches(reaching: item)
  }

  package func set(_ size: FlowSize, at item: Int) {
    if !root.changeInPlace(at: item, { $0.setInPlace(size, at: $1) }) {
      replaceLeaf(at: item) { sizes, offset in sizes.expanded(around: offset) { $0[$1] = size } }
    }
    clearCaches(reaching: item)
  }

  private func replaceLeaf(at item: Int, _ change: (FlowSizes, Int) -> [FlowSizes]) {
    root = FlowNode.tree(of: root.replacingLeaf(at: item, change))
    finger = root.leaf(at: 0)
  }

  /// Clears the caches of the leaves whose lines may contain a changed item: the leaf that contains it, and those
  /// before it as long as all items in between fit into one line.
  private func clearCaches(reaching item: Int) {
    if item < finger.start { finger = root.leaf(at: 0) }
    changeCount += 1
    // A line depends on its items, the item after it, and whether all items are equal.
    recentLines = uniformSize == recentUniformSize ? Array(recentLines.prefix { $0.items.upperBound < item }) : []
    if count == 0 { return }
    root.clearCaches(around: min(item, count - 1))
    var first = item - 1
    while first >= 0, fitsLine(first..<item) {
      root.clearCaches(around: first)
      first = root.leaf(at: first).start - 1
    }
  }
}
