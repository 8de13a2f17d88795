/// A length along the direction of scrolling and one across it.
package struct FlowSize: Hashable, Sendable {
  package var along: Double
  package var across: Double

  package init(along: Double, across: Double) {
    self.along = along
    self.across = across
  }
}

/// The items of a section in lines, one after the other, from the section's first line.
///
/// A line takes as many items as fit with the least spacing between them; what room is left goes between them evenly,
/// except in the last line. Items of one size cost no memory, whatever their number; of different sizes a question costs
/// O(log n), and a change that, and the lines up to the next one that begins where one began before.
package final class FlowSection {
  /// The room across, in points.
  package let room: Double
  package let itemSpacing: Double
  package let lineSpacing: Double
  private let along: ExtentSequence
  private let across: ExtentSequence
  /// The lines' extents, each with the spacing after it.
  private var lines = ExtentSequence()
  /// The number of items in each line, as extents: so an item's line is found like an offset's.
  private var lineItems = ExtentSequence()

  /// Items of one size.
  package init(count: Int, size: FlowSize, room: Double, itemSpacing: Double, lineSpacing: Double) {
    self.room = room
    self.itemSpacing = itemSpacing
    self.lineSpacing = lineSpacing
    along = ExtentSequence(repeating: Extent(size.along), count: count)
    across = ExtentSequence(repeating: Extent(size.across), count: count)
    arrangeAll()
  }

  /// Items of different sizes.
  package init(sizes: [FlowSize], room: Double, itemSpacing: Double, lineSpacing: Double) {
    self.room = room
    self.itemSpacing = itemSpacing
    self.lineSpacing = lineSpacing
    along = ExtentSequence(count: sizes.count) { Extent(sizes[$0].along) }
    across = ExtentSequence(count: sizes.count) { Extent(sizes[$0].across) }
    arrangeAll()
  }

  package var count: Int { along.count }
  package var lineCount: Int { lines.count }

  /// The length of all lines with the spacing between them.
  package var extent: Double { count == 0 ? 0 : lines.total - lineSpacing }

  /// The memory that the items take, in bytes. For benchmarks.
  package var storageSize: Int {
    along.storageSize + across.storageSize + lines.storageSize + lineItems.storageSize
  }

  package func size(of item: Int) -> FlowSize {
    FlowSize(along: along[item].length, across: across[item].length)
  }

  /// The items whose lines lie, at least in part, between two offsets.
  package func items(from low: Double, to high: Double) -> Range<Int> {
    guard count > 0, high > 0, low < extent, high > low, var first = lines.index(at: max(0, low)),
      var last = lines.index(at: min(high, extent))
    else { return 0..<0 }
    if lines.offset(of: last) >= high, last > first { last -= 1 }
    // The spacing after a line belongs to it in the search, but shows nothing.
    let extent = lineExtent(first)
    if extent > 0, lines.offset(of: first) + extent <= low { first += 1 }
    return first > last ? 0..<0 : firstItem(ofLine: first)..<firstItem(ofLine: last + 1)
  }

  private func lineExtent(_ line: Int) -> Double { lines[line].length - lineSpacing }

  private func firstItem(ofLine line: Int) -> Int { Int(lineItems.offset(of: line)) }

  private func line(ofItem item: Int) -> Int { lineItems.index(at: Double(item)) ?? 0 }

  /// Where an item begins, along and across, and its size.
  package func place(of item: Int) -> (along: Double, across: Double, size: FlowSize) {
    var place = (along: 0.0, across: 0.0, size: FlowSize(along: 0, across: 0))
    forEachPlace(in: item..<item + 1) { _, along, across, size in place = (along, across, size) }
    return place
  }

  /// Calls `body` with each item of a range, where it begins, along and across, and its size. A line is looked up once
  /// for all of its items.
  package func forEachPlace(
    in items: Range<Int>,
    _ body: (_ item: Int, _ along: Double, _ across: Double, _ size: FlowSize) -> Void
  ) {
    if items.isEmpty { return }
    var line = line(ofItem: items.lowerBound)
    var start = lines.offset(of: line)
    var item = firstItem(ofLine: line)
    while item < items.upperBound {
      let end = item + Int(lineItems[line].length)
      let extent = lineExtent(line)
      let spacing = spacing(inLine: line, item..<end)
      var across = spacing.margin
      while item < end {
        let size = size(of: item)
        // Items of different length lie in the middle of their line.
        if items.contains(item) { body(item, start + (extent - size.along) / 2, across, size) }
        across += size.across + spacing.gap
        item += 1
      }
      start += extent + lineSpacing
      line += 1
    }
  }

  /// The room before a line's first item and between its items.
  private func spacing(inLine line: Int, _ items: Range<Int>) -> (margin: Double, gap: Double) {
    if let size = uniformSize {
      let fitting = Self.itemsPerLine(size.across, room, itemSpacing)
      if fitting < 2 { return (max(0, (room - size.across) / 2), 0) }
      return (0, max(itemSpacing, (room - Double(fitting) * size.across) / Double(fitting - 1)))
    }
    if items.count < 2 || line == lineCount - 1 { return (0, itemSpacing) }
    let used = across.offset(of: items.upperBound) - across.offset(of: items.lowerBound)
    return (0, (room - used) / Double(items.count - 1))
  }
}

extension FlowSection {
  package func insert(_ size: FlowSize, at item: Int) {
    along.insert(repeating: Extent(size.along), count: 1, at: item)
    across.insert(repeating: Extent(size.across), count: 1, at: item)
    arrange(around: item, added: 1)
  }

  package func remove(at item: Int) {
    along.remove(item..<item + 1)
    across.remove(item..<item + 1)
    arrange(around: item, added: -1)
  }

  package func set(_ size: FlowSize, at item: Int) {
    along.set(Extent(size.along), at: item)
    across.set(Extent(size.across), at: item)
    arrange(around: item, added: 0)
  }

  /// The size of all items, where they have one.
  private var uniformSize: FlowSize? {
    guard let along = along.repeated, let across = across.repeated else { return nil }
    return FlowSize(along: along.length, across: across.length)
  }

  private static func itemsPerLine(_ across: Double, _ room: Double, _ spacing: Double) -> Int {
    let fitting = (room + spacing) / (across + spacing)
    return fitting < 1 ? 1 : fitting < Double(Int32.max) ? Int(fitting) : Int(Int32.max)
  }

  private func arrangeAll() {
    if count == 0 {
      lines = ExtentSequence()
      lineItems = ExtentSequence()
      return
    }
    if let size = uniformSize {
      let perLine = Self.itemsPerLine(size.across, room, itemSpacing)
      let full = count / perLine
      lines = ExtentSequence(
        repeating: Extent(size.along + lineSpacing),
        count: full + (count % perLine > 0 ? 1 : 0)
      )
      lineItems = ExtentSequence(repeating: Extent(Double(perLine)), count: full)
      if count % perLine > 0 { lineItems.insert(repeating: Extent(Double(count % perLine)), count: 1, at: full) }
      return
    }
    var found: [(items: Int, extent: Double)] = []
    var item = 0
    while item < count {
      found.append(line(from: item))
      item += found[found.count - 1].items
    }
    lines = ExtentSequence(count: found.count) { Extent(found[$0].extent + lineSpacing) }
    lineItems = ExtentSequence(count: found.count) { Extent(Double(found[$0].items)) }
  }

  /// The line that begins with an item: as many as fit.
  private func line(from first: Int) -> (items: Int, extent: Double) {
    var used = across[first].length
    var extent = along[first].length
    var item = first + 1
    while item < count {
      used += itemSpacing + across[item].length
      if used > room { break }
      extent = max(extent, along[item].length)
      item += 1
    }
    return (item - first, extent)
  }

  /// Arranges lines anew from the one before a changed item's, until a line begins where one began before: from there on
  /// nothing changes.
  private func arrange(around item: Int, added: Int) {
    if uniformSize != nil || count == 0 || lines.count == 0 { return arrangeAll() }
    let oldCount = count - added
    let start = max(0, line(ofItem: min(item, oldCount - 1)) - 1)
    var next = firstItem(ofLine: start)
    var oldLine = start
    var oldStart = next
    var found: [(items: Int, extent: Double)] = []
    while next < count {
      let line = line(from: next)
      found.append(line)
      next += line.items
      // The first old line that begins after the change, and at or after the new line's end.
      while oldLine < lines.count, oldStart <= item || oldStart + added < next {
        oldStart += Int(lineItems[oldLine].length)
        oldLine += 1
      }
      if oldLine < lines.count, oldStart + added == next { break }
    }
    if next >= count { oldLine = lines.count }
    lines.remove(start..<oldLine)
    lineItems.remove(start..<oldLine)
    for (index, line) in found.enumerated() {
      lines.insert(repeating: Extent(line.extent + lineSpacing), count: 1, at: start + index)
      lineItems.insert(repeating: Extent(Double(line.items)), count: 1, at: start + index)
    }
  }
}
