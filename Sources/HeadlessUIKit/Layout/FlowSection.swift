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
/// except in the last line. Items of one size cost no memory, whatever their number, and every question about them O(1);
/// of different sizes O(log n).
package struct FlowSection {
  package let count: Int
  /// The room across, in points.
  package let room: Double
  package let itemSpacing: Double
  package let lineSpacing: Double
  private let content: Content

  private enum Content {
    case uniform(FlowSize, perLine: Int)
    case varying([FlowSize], lines: ExtentSequence, itemsPerLine: ExtentSequence)
  }

  /// Items of one size.
  package init(count: Int, size: FlowSize, room: Double, itemSpacing: Double, lineSpacing: Double) {
    self.count = count
    self.room = room
    self.itemSpacing = itemSpacing
    self.lineSpacing = lineSpacing
    let fitting = (room + itemSpacing) / (size.across + itemSpacing)
    content = .uniform(size, perLine: fitting.isFinite ? max(1, Int(fitting)) : max(1, count))
  }

  /// Items of different sizes.
  package init(sizes: [FlowSize], room: Double, itemSpacing: Double, lineSpacing: Double) {
    count = sizes.count
    self.room = room
    self.itemSpacing = itemSpacing
    self.lineSpacing = lineSpacing
    var lines: [(items: Int, extent: Double)] = []
    var items = 0
    var used = 0.0
    var extent = 0.0
    for size in sizes {
      if items > 0, used + itemSpacing + size.across > room {
        lines.append((items, extent))
        (items, used, extent) = (0, 0, 0)
      }
      used += size.across + (items > 0 ? itemSpacing : 0)
      extent = max(extent, size.along)
      items += 1
    }
    if items > 0 { lines.append((items, extent)) }
    content = .varying(
      sizes,
      lines: ExtentSequence(count: lines.count) { Extent(lines[$0].extent + lineSpacing) },
      itemsPerLine: ExtentSequence(count: lines.count) { Extent(Double(lines[$0].items)) }
    )
  }

  package var lineCount: Int {
    switch content {
    case .uniform(_, let perLine): (count + perLine - 1) / perLine
    case .varying(_, let lines, _): lines.count
    }
  }

  /// The length of all lines with the spacing between them.
  package var extent: Double {
    if count == 0 { return 0 }
    switch content {
    case .uniform(let size, _): return Double(lineCount) * (size.along + lineSpacing) - lineSpacing
    case .varying(_, let lines, _): return lines.total - lineSpacing
    }
  }

  /// The items whose lines lie, at least in part, between two offsets.
  package func items(from low: Double, to high: Double) -> Range<Int> {
    if count == 0 || high <= 0 || low >= extent || high <= low { return 0..<0 }
    let first = line(at: max(0, low))
    var last = line(at: min(high, extent))
    if start(ofLine: last) >= high, last > first { last -= 1 }
    let items = firstItem(ofLine: first)..<firstItem(ofLine: last + 1)
    // The spacing below a line belongs to it in the search, but shows nothing.
    let end = start(ofLine: first) + lineExtent(first)
    return end <= low && lineExtent(first) > 0
      ? firstItem(ofLine: first + 1)..<max(firstItem(ofLine: first + 1), items.upperBound) : items
  }

  private func line(at offset: Double) -> Int {
    switch content {
    case .uniform(let size, _):
      let step = size.along + lineSpacing
      return step > 0 ? min(lineCount - 1, Int(offset / step)) : 0
    case .varying(_, let lines, _): return lines.index(at: offset) ?? 0
    }
  }

  private func start(ofLine line: Int) -> Double {
    switch content {
    case .uniform(let size, _): Double(line) * (size.along + lineSpacing)
    case .varying(_, let lines, _): lines.offset(of: line)
    }
  }

  private func lineExtent(_ line: Int) -> Double {
    switch content {
    case .uniform(let size, _): size.along
    case .varying(_, let lines, _): lines[line].length - lineSpacing
    }
  }

  private func firstItem(ofLine line: Int) -> Int {
    switch content {
    case .uniform(_, let perLine): min(count, line * perLine)
    case .varying(_, _, let items): Int(items.offset(of: line))
    }
  }

  private func line(ofItem item: Int) -> Int {
    switch content {
    case .uniform(_, let perLine): item / perLine
    case .varying(_, _, let items): items.index(at: Double(item)) ?? 0
    }
  }

  private func size(of item: Int) -> FlowSize {
    switch content {
    case .uniform(let size, _): size
    case .varying(let sizes, _, _): sizes[item]
    }
  }

  /// Where an item begins, along and across, and its size.
  package func place(of item: Int) -> (along: Double, across: Double, size: FlowSize) {
    let line = line(ofItem: item)
    let first = firstItem(ofLine: line)
    let size = size(of: item)
    let across: Double
    switch content {
    case .uniform(let size, let perLine):
      let gap = perLine > 1 ? (room - Double(perLine) * size.across) / Double(perLine - 1) : 0
      let isCentred = perLine == 1 && size.across < room
      across = isCentred ? (room - size.across) / 2 : Double(item - first) * (size.across + max(gap, itemSpacing))
    case .varying(let sizes, _, _):
      let end = firstItem(ofLine: line + 1)
      let isLast = line == lineCount - 1
      let used = sizes[first..<end].reduce(0) { $0 + $1.across }
      let gap = isLast || end - first < 2 ? itemSpacing : (room - used) / Double(end - first - 1)
      across = sizes[first..<item].reduce(0) { $0 + $1.across + gap }
    }
    // Items of different length lie in the middle of their line.
    return (start(ofLine: line) + (lineExtent(line) - size.along) / 2, across, size)
  }
}
