/// How items break into lines.
extension FlowSection {
  /// The most entries that nodes hold passes for. Lines of more items are found by walking through them.
  private static let mostEntries = 32

  /// Whether items with this much room between the first one's beginning and the last one's end make a line. A sum of
  /// thirds of a point may be a little too large.
  private func fits(_ used: Double) -> Bool { used <= room + 1e-6 }

  /// How many equal items fit into a line: at least one.
  func itemsPerLine(_ across: Double) -> Int {
    let fitting = (room + 1e-6 + itemSpacing) / (across + itemSpacing)
    return fitting < 1 ? 1 : fitting < Double(Int32.max) ? Int(fitting) : Int(Int32.max)
  }

  /// Whether neighbouring items fit into one line, as one item always does.
  func fitsLine(_ items: Range<Int>) -> Bool {
    var used = -itemSpacing
    for item in items.reversed() {
      used += itemSpacing + size(of: item).across
      if !fits(used), items.count > 1 { return false }
    }
    return true
  }

  /// The line that begins with an item: as many as fit.
  private func line(from first: Int, offset: Double) -> FlowLine {
    var (sizes, start) = leafSizes(at: first)
    var end = start + sizes.count
    var used = sizes[first - start].across
    var extent = sizes[first - start].along
    var item = first + 1
    while item < count {
      if item == end {
        (sizes, start) = leafSizes(at: item)
        end = start + sizes.count
      }
      let size = sizes[item - start]
      used += itemSpacing + size.across
      if !fits(used) { break }
      extent = max(extent, size.along)
      item += 1
    }
    return FlowLine(items: first..<item, offset: offset, extent: extent, stamp: changes)
  }

  func line(after line: FlowLine) -> FlowLine? {
    let next = line.items.upperBound
    return next < count ? self.line(from: next, offset: line.offset + line.extent + lineSpacing) : nil
  }

  // MARK: Passes

  /// The pass through all items.
  var wholePass: FlowPass {
    let pass = pass(through: root, start: 0, entry: 0)
    if longestLine <= entries || entries == Self.mostEntries { return pass }
    entries = min(longestLine + longestLine / 2, Self.mostEntries)
    root.forgetAll()
    return self.pass(through: root, start: 0, entry: 0)
  }

  /// The pass through a node whose first item is `start`, from the line that begins at its place `entry`.
  private func pass(through node: FlowNode, start: Int, entry: Int) -> FlowPass {
    if entry >= node.count { return FlowPass(exit: entry - node.count, extent: 0) }
    if node.passes.isEmpty { node.passes = passes(through: node, start: start) }
    if entry < node.passes.count { return node.passes[entry] }
    if let last = node.lastPass, last.entry == entry { return last.pass }
    let pass =
      node.isLeaf
      ? walk(node, start: start, entry: entry) : pass(throughChildrenOf: node, start: start, entry: entry)
    node.lastPass = (entry, pass)
    return pass
  }

  private func pass(throughChildrenOf node: FlowNode, start: Int, entry: Int) -> FlowPass {
    var pass = FlowPass(exit: entry, extent: 0)
    var start = start
    for child in node.children {
      let next = self.pass(through: child, start: start, entry: pass.exit)
      pass = FlowPass(exit: next.exit, extent: pass.extent + next.extent)
      start += child.count
    }
    return pass
  }

  /// The lines that begin in a leaf, one after the other.
  private func walk(_ leaf: FlowNode, start: Int, entry: Int) -> FlowPass {
    let end = start + leaf.count
    var next = start + entry
    var extent = 0.0
    if let size = leaf.sizes.repeated {
      // All but the last line, which may take items of the next leaf.
      let perLine = itemsPerLine(size.across)
      let full = (leaf.count - entry) / perLine
      noteLine(of: perLine)
      next += full * perLine
      extent = Double(full) * (size.along + lineSpacing)
    }
    while next < end {
      let line = line(from: next, offset: 0)
      noteLine(of: line.items.count)
      extent += line.extent + lineSpacing
      next = line.items.upperBound
    }
    return FlowPass(exit: next - end, extent: extent)
  }

  private func noteLine(of items: Int) { longestLine = max(longestLine, items) }

  private func passes(through node: FlowNode, start: Int) -> [FlowPass] {
    let entries = min(entries, node.count)
    if !node.isLeaf { return (0..<entries).map { pass(throughChildrenOf: node, start: start, entry: $0) } }
    if node.sizes.repeated != nil { return (0..<entries).map { walk(node, start: start, entry: $0) } }
    // Lines from different entries soon begin at the same items. Each line is found once.
    var passes = [FlowPass?](repeating: nil, count: node.count)
    for entry in 0..<entries { passes[entry] = FlowPass(exit: 0, extent: 0) }
    for place in 0..<node.count where passes[place] != nil {
      let line = line(from: start + place, offset: 0)
      noteLine(of: line.items.count)
      let next = line.items.upperBound - start
      passes[place] = FlowPass(exit: next, extent: line.extent + lineSpacing)
      if next < node.count, passes[next] == nil { passes[next] = FlowPass(exit: 0, extent: 0) }
    }
    for place in (0..<node.count).reversed() {
      guard let line = passes[place] else { continue }
      if line.exit >= node.count {
        passes[place]?.exit -= node.count
      } else if let rest = passes[line.exit] {
        passes[place] = FlowPass(exit: rest.exit, extent: line.extent + rest.extent)
      }
    }
    return passes.prefix(entries).compactMap { $0 }
  }

  // MARK: Search

  /// Whether a search still reaches a line, by its first item and its offset.
  typealias LineCondition = (_ first: Int, _ offset: Double) -> Bool

  /// The last line that fulfils a condition which the first line fulfils, and none after one that doesn't.
  func lastLine(where isReached: LineCondition) -> FlowLine? {
    if count == 0 { return nil }
    _ = wholePass
    let (leaf, start, pass) = lastLeaf(where: isReached)
    if let size = leaf.sizes.repeated {
      return lastLine(of: size, count: leaf.count - pass.exit, start + pass.exit, pass.extent, where: isReached)
    }
    var line = line(from: start + pass.exit, offset: pass.extent)
    while line.items.upperBound < start + leaf.count {
      let first = line.items.upperBound
      let offset = line.offset + line.extent + lineSpacing
      if !isReached(first, offset) { break }
      line = self.line(from: first, offset: offset)
    }
    return line
  }

  /// The last leaf in which a line begins that fulfils the condition, its first item, and what lies before its first
  /// line.
  private func lastLeaf(where isReached: LineCondition) -> (leaf: FlowNode, start: Int, before: FlowPass) {
    var node = root
    var start = 0
    var pass = FlowPass(exit: 0, extent: 0)
    while !node.isLeaf {
      var (next, nextStart, nextPass) = (node, start, pass)
      for child in node.children {
        if pass.exit < child.count {
          if !isReached(start + pass.exit, pass.extent) { break }
          (next, nextStart, nextPass) = (child, start, pass)
        }
        let through = self.pass(through: child, start: start, entry: pass.exit)
        pass = FlowPass(exit: through.exit, extent: pass.extent + through.extent)
        start += child.count
      }
      (node, start, pass) = (next, nextStart, nextPass)
    }
    return (node, start, pass)
  }

  /// The last line that fulfils the condition of those that `count` equal items begin, from an item and its offset on.
  private func lastLine(
    of size: FlowSize,
    count: Int,
    _ first: Int,
    _ offset: Double,
    where isReached: LineCondition
  ) -> FlowLine {
    let perLine = itemsPerLine(size.across)
    let extent = size.along + lineSpacing
    // The number of the last line that is known to be reached, and of the first one that isn't.
    var (reached, unreached) = (0, (count + perLine - 1) / perLine)
    while unreached - reached > 1 {
      let middle = (reached + unreached) / 2
      if isReached(first + middle * perLine, offset + Double(middle) * extent) {
        reached = middle
      } else {
        unreached = middle
      }
    }
    return line(from: first + reached * perLine, offset: offset + Double(reached) * extent)
  }
}
