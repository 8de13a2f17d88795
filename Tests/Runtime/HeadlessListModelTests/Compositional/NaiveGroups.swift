import HeadlessListModel

/// A plain arrangement of a section: every group is built as a tree of boxes, one after the other.
struct NaiveGroups {
  var frames: [LayoutRect] = []
  var groups: [(items: Range<Int>, offset: Double, extent: Double)] = []
  var extent = 0.0
  var breadth = 0.0

  /// A size with the boxes inside it.
  private struct Box {
    var size: LayoutSize
    var cell: LayoutRect?
    var inner: [(at: LayoutPoint, box: Box)] = []

    var count: Int { (cell == nil ? 0 : 1) + inner.reduce(0) { $0 + $1.box.count } }

    func frames(at origin: LayoutPoint) -> [LayoutRect] {
      let own = cell.map { [$0.offset(by: origin)] } ?? []
      return own + inner.flatMap { $0.box.frames(at: LayoutPoint(x: origin.x + $0.at.x, y: origin.y + $0.at.y)) }
    }
  }

  init(_ group: LayoutItem, _ sizes: [LayoutSize?], in container: LayoutSize, along axis: LayoutAxis, spacing: Double) {
    var rest = sizes[...]
    // Every group of items that aren't measured is the same.
    var unmeasured: Box?
    while !rest.isEmpty {
      let isUnmeasured = rest.allSatisfy { $0 == nil }
      var queue = rest + Array(repeating: nil, count: 200)
      guard var box = isUnmeasured && unmeasured != nil ? unmeasured : Self.box(group, container, &queue) else { break }
      if isUnmeasured { unmeasured = box }
      if box.count > rest.count {
        var few = rest
        guard let last = Self.box(group, container, &few) else { break }
        box = last
      }
      let edges = group.edges
      let free = container[axis.other] - box.size[axis.other] - Self.edges(edges, axis.other)
      var at = LayoutPoint(x: 0, y: 0)
      let (before, across) = (Self.before(edges, axis).length, Self.shift(edges, axis.other, free))
      if axis == .vertical { at = LayoutPoint(x: across, y: extent + before) }
      if axis == .horizontal { at = LayoutPoint(x: extent + before, y: across) }
      let length = box.size[axis] + Self.edges(edges, axis)
      groups.append((frames.count..<frames.count + box.count, extent, length))
      frames += box.frames(at: at)
      breadth = max(breadth, box.size[axis.other] + Self.edges(edges, axis.other))
      extent += length + spacing
      rest = rest.dropFirst(box.count)
    }
    extent = groups.isEmpty ? 0 : extent - spacing
  }

  private static func before(_ edges: LayoutEdgeSpacing, _ axis: LayoutAxis) -> LayoutSpacing {
    axis == .vertical ? edges.top : edges.leading
  }

  private static func after(_ edges: LayoutEdgeSpacing, _ axis: LayoutAxis) -> LayoutSpacing {
    axis == .vertical ? edges.bottom : edges.trailing
  }

  private static func edges(_ edges: LayoutEdgeSpacing, _ axis: LayoutAxis) -> Double {
    before(edges, axis).length + after(edges, axis).length
  }

  private static func shift(_ edges: LayoutEdgeSpacing, _ axis: LayoutAxis, _ free: Double) -> Double {
    let fixed = before(edges, axis).length
    guard before(edges, axis).isFlexible else { return fixed }
    return fixed + max(0, free) / (after(edges, axis).isFlexible ? 2 : 1)
  }

  private static func length(_ dimension: LayoutDimension, _ container: LayoutSize) -> (Double, isGuess: Bool) {
    switch dimension {
    case .fractionalWidth(let part): (part * container.width, false)
    case .fractionalHeight(let part): (part * container.height, false)
    case .absolute(let points): (points, false)
    case .estimated(let points): (points, true)
    }
  }

  private static func box(_ item: LayoutItem, _ container: LayoutSize, _ queue: inout ArraySlice<LayoutSize?>) -> Box? {
    guard let next = queue.first else { return nil }
    var (width, guessesWidth) = length(item.dimensions.width, container)
    var (height, guessesHeight) = length(item.dimensions.height, container)
    guard case .group(let group) = item.content else {
      queue.removeFirst()
      if guessesWidth, let next { width = next.width }
      if guessesHeight, let next { height = next.height }
      let inset = inner(item, LayoutSize(width: width, height: height), guessesWidth, guessesHeight)
      return Box(size: LayoutSize(width: width, height: height), cell: inset)
    }
    let room = inner(item, LayoutSize(width: width, height: height), guessesWidth, guessesHeight)
    let isRow = group.axis == .horizontal
    let grows = isRow ? guessesWidth : guessesHeight
    let boxes = boxes(group, room.size, grows: grows, &queue)
    if boxes.isEmpty { return nil }
    var length = boxes.reduce(-group.spacing.length) { sum, entry in
      sum + entry.box.size[group.axis] + edges(entry.item.edges, group.axis) + group.spacing.length
    }
    let used = length
    if !grows { length = room.size[group.axis] }
    var breadth = boxes.map { $0.box.size[group.axis.other] + edges($0.item.edges, group.axis.other) }.max() ?? 0
    if !(isRow ? guessesHeight : guessesWidth) { breadth = room.size[group.axis.other] }
    var springs = group.spacing.isFlexible ? boxes.count - 1 : 0
    for entry in boxes {
      springs += before(entry.item.edges, group.axis).isFlexible ? 1 : 0
      springs += after(entry.item.edges, group.axis).isFlexible ? 1 : 0
    }
    let spring = springs == 0 ? 0 : max(0, length - used) / Double(springs)
    var cursor = 0.0
    var result = Box(size: LayoutSize(width: width, height: height))
    for (index, entry) in boxes.enumerated() {
      if index > 0 { cursor += group.spacing.length + (group.spacing.isFlexible ? spring : 0) }
      let (first, last) = (before(entry.item.edges, group.axis), after(entry.item.edges, group.axis))
      cursor += first.length + (first.isFlexible ? spring : 0)
      let own = entry.box.size[group.axis.other]
      let free = breadth - own - edges(entry.item.edges, group.axis.other)
      let across = shift(entry.item.edges, group.axis.other, free)
      let at = isRow ? LayoutPoint(x: cursor, y: across) : LayoutPoint(x: across, y: cursor)
      result.inner.append((LayoutPoint(x: at.x + room.origin.x, y: at.y + room.origin.y), entry.box))
      cursor += entry.box.size[group.axis] + last.length + (last.isFlexible ? spring : 0)
    }
    if guessesWidth { result.size.width = isRow ? used : breadth }
    if guessesHeight { result.size.height = isRow ? breadth : used }
    return result
  }

  private static func boxes(
    _ group: LayoutGroup,
    _ room: LayoutSize,
    grows: Bool,
    _ queue: inout ArraySlice<LayoutSize?>
  ) -> [(item: LayoutItem, box: Box)] {
    var boxes: [(item: LayoutItem, box: Box)] = []
    var end = -group.spacing.length
    while true {
      var item = group.subitems[boxes.count % group.subitems.count]
      if case .times(let times) = group.repetition, boxes.count == times { return boxes }
      if case .sharing(let shares) = group.repetition {
        if boxes.count == shares { return boxes }
        if !grows {
          let share = (room[group.axis] - group.spacing.length * Double(shares - 1)) / Double(shares)
          let length = LayoutDimension.absolute(max(0, share - edges(item.edges, group.axis)))
          if group.axis == .horizontal { item.dimensions.width = length } else { item.dimensions.height = length }
        }
      }
      var attempt = queue
      guard let box = box(item, room, &attempt) else { return boxes }
      let (guess, isGuess) = length(item.dimensions[group.axis], room)
      end += group.spacing.length + edges(item.edges, group.axis)
      end += grows && isGuess ? guess : box.size[group.axis]
      if group.repetition == .filling, !boxes.isEmpty, end > room[group.axis] + 0.000_1 { return boxes }
      boxes.append((item, box))
      queue = attempt
    }
  }

  private static func inner(_ item: LayoutItem, _ size: LayoutSize, _ anyWidth: Bool, _ anyHeight: Bool) -> LayoutRect {
    let insets = item.insets
    return LayoutRect(
      x: anyWidth ? 0 : insets.leading,
      y: anyHeight ? 0 : insets.top,
      width: anyWidth ? size.width : max(0, size.width - insets.leading - insets.trailing),
      height: anyHeight ? size.height : max(0, size.height - insets.top - insets.bottom)
    )
  }
}
