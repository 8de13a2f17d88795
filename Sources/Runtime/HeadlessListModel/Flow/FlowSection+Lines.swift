import ReuseGenBasics

/// Breaking items into lines.
extension FlowSection {
  /// The greatest number of entries for which nodes cache passes. Longer lines are found by iterating over their items.
  private static let maximumEntryCount = 32

  /// Whether items that take this much space, including the spacing between them, fit into a line. The tolerance allows
  /// for rounding in sums of thirds of a point.
  private func fits(_ used: Double) -> Bool { used <= breadth + 1e-6 }

  /// The number of equal items that fit into a line: at least one.
  func itemsPerLine(_ across: Double) -> Int {
    let fitting = (breadth + 1e-6 + itemSpacing) / (across + itemSpacing)
    return fitting < 1 ? 1 : fitting < Double(Int32.max) ? Int(fitting) : Int(Int32.max)
  }

  /// Whether adjacent items fit into one line. A single item always does.
  func fitsLine(_ items: Range<Int>) -> Bool {
    var used = -itemSpacing
    for item in items.reversed() {
      used += itemSpacing + size(of: item).across
      if !fits(used), items.count > 1 { return false }
    }
    return true
  }

  /// The line that begins with an item.
  private func line(from first: Int, offset: Double) -> FlowLine {
    var item = first
    var used = 0.0
    var extent = -Double.infinity
    forEachSize(from: first) { size in
      used += item == first ? size.across : itemSpacing + size.across
      if item > first, !fits(used) { return false }
      extent = max(extent, size.along)
      item += 1
      return true
    }
    return FlowLine(items: first..<item, offset: offset, extent: extent, changeCount: changeCount)
  }

  func line(after line: FlowLine) -> FlowLine? {
    let next = line.items.upperBound
    return next < count ? self.line(from: next, offset: line.offset + line.extent + lineSpacing) : nil
  }

  // MARK: Passes

  /// The pass over all items.
  var wholePass: FlowPass {
    let pass = pass(through: root, start: 0, entry: 0)
    if longestLine <= entryCount || entryCount == Self.maximumEntryCount { return pass }
    entryCount = min(longestLine + longestLine / 2, Self.maximumEntryCount)
    root.clearAllCaches()
    return self.pass(through: root, start: 0, entry: 0)
  }

  /// The pass over a node whose first item is `start`, beginning with a line at the node's item `entry`.
  private func pass(through node: FlowNode, start: Int, entry: Int) -> FlowPass {
    if entry >= node.count { return FlowPass(exit: entry - node.count, extent: 0) }
    if node.passes.isEmpty, !node.isChanged { node.passes = passes(through: node, start: start) }
    if entry < node.passes.count, node.passes[entry] != .unknown { return node.passes[entry] }
    if let last = node.lastPass, last.entry == entry { return last.pass }
    let pass =
      node.isLeaf
      ? walk(node, start: start, entry: entry) : pass(throughChildrenOf: node, start: start, entry: entry)
    // After a change, only what is requested is computed: the next change is often nearby, and clears it again.
    if node.passes.isEmpty { node.passes = Array(repeating: .unknown, count: min(entryCount, node.count)) }
    if entry < node.passes.count { node.passes[entry] = pass } else { node.lastPass = (entry, pass) }
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

  /// Computes a pass over a leaf line by line.
  private func walk(_ leaf: FlowNode, start: Int, entry: Int) -> FlowPass {
    let end = start + leaf.count
    var next = start + entry
    var extent = 0.0
    if let size = leaf.sizes.repeated {
      // All lines but the last, which may contain items of the next leaf.
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
    let entries = min(entryCount, node.count)
    if !node.isLeaf { return (0..<entries).map { pass(throughChildrenOf: node, start: start, entry: $0) } }
    if node.sizes.repeated != nil { return (0..<entries).map { walk(node, start: start, entry: $0) } }
    // Lines from different entries soon begin at the same items. Compute each line once.
    var passes = [FlowPass?](repeating: nil, count: node.count)
    for entry in 0..<entries { passes[entry] = FlowPass(exit: 0, extent: 0) }
    for item in 0..<node.count where passes[item] != nil {
      let line = line(from: start + item, offset: 0)
      noteLine(of: line.items.count)
      let next = line.items.upperBound - start
      passes[item] = FlowPass(exit: next, extent: line.extent + lineSpacing)
      if next < node.count, passes[next] == nil { passes[next] = FlowPass(exit: 0, extent: 0) }
    }
    for item in (0..<node.count).reversed() {
      guard let line = passes[item] else { continue }
      if line.exit >= node.count {
        passes[item]?.exit -= node.count
      } else if let rest = passes[line.exit] {
        passes[item] = FlowPass(exit: rest.exit, extent: line.extent + rest.extent)
      }
    }
    return passes.prefix(entries).compactMap { $0 }
  }

  // MARK: Search

  /// Whether a search reaches a line, given the line's first item and offset.
  typealias LineCondition = (_ first: Int, _ offset: Double) -> Bool

  /// The last line that satisfies a condition. The first line must satisfy it, and no line after one that doesn't.
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

  /// The last leaf in which a line begins that satisfies the condition, the leaf's first item, and the pass over the
  /// items before the leaf.
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

  /// The last line that satisfies the condition among the lines of `count` equal items, the first of which is the item
  /// `first` at `offset`.
  private func lastLine(
    of size: FlowSize,
    count: Int,
    _ first: Int,
    _ offset: Double,
    where isReached: LineCondition
  ) -> FlowLine {
    let perLine = itemsPerLine(size.across)
    let extent = size.along + lineSpacing
    let lineCount = (count + perLine - 1) / perLine
    let unreached = (1..<max(1, lineCount)).partitionIndex { line in
      !isReached(first + line * perLine, offset + Double(line) * extent)
    }
    let last = unreached - 1
    return line(from: first + last * perLine, offset: offset + Double(last) * extent)
  }
}
