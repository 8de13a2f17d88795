/// A line of a section's items.
struct FlowLine: Equatable {
  var items: Range<Int>
  /// Where the line begins, along.
  var offset: Double
  /// The length of its longest item.
  var extent: Double
  /// The number of changes that the section had seen when the line was found: another one may have changed it.
  var stamp = 0
}

/// Where an item begins, along and across, and its size.
struct FlowPlace: Equatable {
  var along = 0.0
  var across = 0.0
  var size = FlowSize(along: 0, across: 0)
}

/// The items of a section in lines, one after the other, from the section's first line.
///
/// A line takes as many items as fit with the least spacing between them; what room is left goes between them evenly,
/// except in the last line.
///
/// No line is stored. The items are the leaves of a B+ tree, and each node holds, for a line that begins at its first,
/// second, … item, where the first line after the node begins and how long all lines between are: its `passes`. One
/// item more or less shifts all lines after it, but only from one of those entries to another: so a change costs
/// O(log n), however many lines it changes, and finding a line that, too. Items of one size cost no memory, whatever
/// their number.
final class FlowSection {
  /// The room across, in points.
  let room: Double
  let itemSpacing: Double
  let lineSpacing: Double
  private(set) var root: FlowNode
  /// How many entries the nodes' passes hold: at least as many as a line has items, unless those are very many.
  var entries = 4
  /// The most items that a line was found to have.
  var longestLine = 0
  /// The leaf that was read last, and its first item.
  private var finger: (leaf: FlowNode, start: Int)
  /// How often an item changed.
  private(set) var changes = 0
  /// The size that all items had when the recent lines were found.
  private var recentUniformSize: FlowSize?
  /// The lines that were found last: scrolling asks for most of them again.
  private var recent: [FlowLine] = []

  /// Items of one size.
  convenience init(count: Int, size: FlowSize, room: Double, itemSpacing: Double, lineSpacing: Double) {
    let leaves = count > 0 ? [FlowSizes(repeating: size, count: count)] : []
    self.init(leaves: leaves, room: room, itemSpacing: itemSpacing, lineSpacing: lineSpacing)
  }

  /// Items whose sizes are asked one after the other.
  convenience init(
    count: Int,
    room: Double,
    itemSpacing: Double,
    lineSpacing: Double,
    size: (Int) -> FlowSize
  ) {
    let leaves = FlowSizes.leaves(count: count, size: size)
    self.init(leaves: leaves, room: room, itemSpacing: itemSpacing, lineSpacing: lineSpacing)
  }

  private init(leaves: [FlowSizes], room: Double, itemSpacing: Double, lineSpacing: Double) {
    self.room = room
    self.itemSpacing = itemSpacing
    self.lineSpacing = lineSpacing
    root = FlowNode.tree(of: leaves.map(FlowNode.init))
    finger = root.leaf(at: 0)
  }

  var count: Int { root.count }

  /// The length of all lines with the spacing between them.
  var extent: Double { count == 0 ? 0 : wholePass.extent - lineSpacing }

  func size(of item: Int) -> FlowSize {
    let (sizes, start) = leafSizes(at: item)
    return sizes[item - start]
  }

  /// The sizes of the leaf that holds an item, and the leaf's first item.
  func leafSizes(at item: Int) -> (sizes: FlowSizes, start: Int) {
    if item < finger.start || item >= finger.start + finger.leaf.count { finger = root.leaf(at: item) }
    return (finger.leaf.sizes, finger.start)
  }

  /// The size of all items; `nil` where they differ.
  var uniformSize: FlowSize? { root.uniform }

  /// The lines that lie, at least in part, between two offsets.
  func lines(from low: Double, to high: Double) -> [FlowLine] {
    guard high > low, high > 0, low < extent else { return [] }
    let known = recent
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
      // The spacing after a line belongs to it in the search, but shows nothing.
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
    recent = found
    recentUniformSize = uniformSize
    return found
  }

  /// Where an item begins, along and across, and its size.
  func place(of item: Int) -> FlowPlace {
    guard let line = lastLine(where: { start, _ in start <= item }) else { return FlowPlace() }
    return places(in: line)[item - line.items.lowerBound]
  }

  /// Where the items of a line begin.
  func places(in line: FlowLine) -> [FlowPlace] {
    let spacing = spacing(in: line)
    var across = spacing.margin
    var places: [FlowPlace] = []
    places.reserveCapacity(line.items.count)
    for item in line.items {
      let size = size(of: item)
      // Items of different length lie in the middle of their line.
      places.append(
        FlowPlace(along: line.offset + (line.extent - size.along) / 2, across: across, size: size)
      )
      across += size.across + spacing.gap
    }
    return places
  }

  /// The room before a line's first item and between its items.
  private func spacing(in line: FlowLine) -> (margin: Double, gap: Double) {
    if let size = uniformSize {
      let fitting = itemsPerLine(size.across)
      if fitting < 2 { return (max(0, (room - size.across) / 2), 0) }
      return (0, max(itemSpacing, (room - Double(fitting) * size.across) / Double(fitting - 1)))
    }
    if line.items.count < 2 || line.items.upperBound == count { return (0, itemSpacing) }
    let used = line.items.reduce(0) { $0 + size(of: $1).across }
    return (0, (room - used) / Double(line.items.count - 1))
  }

  /// The memory that the items take, in bytes. For benchmarks.
  var storageSize: Int { root.storageSize }
}

extension FlowSection {
  func insert(_ size: FlowSize, at item: Int) {
    if !root.changeInPlace(at: item, { $0.insertInPlace(size, at: $1) }) {
      replaceLeaf(at: item) { $0.inserting(size, at: $1) }
    }
    forgetLines(reaching: item)
  }

  func remove(at item: Int) {
    replaceLeaf(at: item) { $0.removing(at: $1) }
    forgetLines(reaching: item)
  }

  func set(_ size: FlowSize, at item: Int) {
    if !root.changeInPlace(at: item, { $0.setInPlace(size, at: $1) }) {
      replaceLeaf(at: item) { sizes, place in sizes.opened(around: place) { $0[$1] = size } }
    }
    forgetLines(reaching: item)
  }

  private func replaceLeaf(at item: Int, _ change: (FlowSizes, Int) -> [FlowSizes]) {
    root = FlowNode.tree(of: root.replacingLeaf(at: item, change))
    finger = root.leaf(at: 0)
  }

  /// Forgets what leaves know of lines that may take a changed item: the one that holds it, and those before it as long
  /// as all items between fit into a line.
  private func forgetLines(reaching item: Int) {
    if item < finger.start { finger = root.leaf(at: 0) }
    changes += 1
    // A line is what it is because of its items and the one after it, and of whether all items are equal.
    recent = uniformSize == recentUniformSize ? Array(recent.prefix { $0.items.upperBound < item }) : []
    if count == 0 { return }
    root.forget(item: min(item, count - 1))
    var first = item - 1
    while first >= 0, fitsLine(first..<item) {
      root.forget(item: first)
      first = root.leaf(at: first).start - 1
    }
  }
}
