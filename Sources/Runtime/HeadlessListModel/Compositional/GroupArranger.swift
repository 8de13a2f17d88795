/// Arranges the cells of a group.
struct GroupArranger {
  /// The number of cells that there are.
  let limit: Int
  /// The measured size of a cell, counted in the group; `nil` if it hasn't been measured.
  let measured: (Int) -> LayoutSize?
  private var result = ArrangedGroup()

  /// Allows for rounding in sums of fractions.
  private static let tolerance = 1e-6

  private init(limit: Int, measured: @escaping (Int) -> LayoutSize?) {
    self.limit = limit
    self.measured = measured
  }

  /// Arranges a group in a container. Groups follow each other along `axis`; across it, the group takes the location
  /// that its flexible edges determine.
  static func arrange(
    _ group: LayoutItem,
    in container: LayoutSize,
    along axis: LayoutAxis,
    limit: Int = .max,
    measured: @escaping (Int) -> LayoutSize? = { _ in nil }
  ) -> ArrangedGroup {
    var arranger = GroupArranger(limit: limit, measured: measured)
    guard let size = arranger.append(group, in: container) else { return ArrangedGroup() }
    let edges = group.edges
    let start = LayoutPoint(
      along: edges.before(axis).length,
      across: edges.offset(axis.other, of: size[axis.other], in: container[axis.other]),
      axis
    )
    arranger.move(from: Mark(), to: arranger.mark, by: start)
    arranger.result.size[axis] = size[axis] + edges.length(axis)
    arranger.result.size[axis.other] = size[axis.other] + edges.length(axis.other)
    return arranger.result
  }

  /// How many cells and supplementary views have been appended.
  private struct Mark {
    var cells = 0
    var supplementaries = 0
  }

  private var mark: Mark { Mark(cells: result.cells.count, supplementaries: result.supplementaries.count) }

  private mutating func move(from start: Mark, to end: Mark, by distance: LayoutPoint) {
    if distance == .zero { return }
    for cell in start.cells..<end.cells {
      result.cells[cell].frame = result.cells[cell].frame.offset(by: distance)
    }
    for index in start.supplementaries..<end.supplementaries {
      result.supplementaries[index].frame = result.supplementaries[index].frame.offset(by: distance)
    }
  }

  private mutating func forget(after mark: Mark) {
    result.cells.removeSubrange(mark.cells...)
    result.supplementaries.removeSubrange(mark.supplementaries...)
  }

  /// Appends the cells of an item at the origin, and returns its size; `nil` if no cells are left for it.
  private mutating func append(_ item: LayoutItem, in container: LayoutSize) -> LayoutSize? {
    if result.cells.count >= limit { return nil }
    let first = result.cells.count
    var size = item.dimensions.size(in: container)
    var host = LayoutRect(origin: .zero, size: size)
    switch item.content {
    case .cell:
      let wanted = item.dimensions.areEstimated ? measured(first) : nil
      if let wanted {
        if item.dimensions.width.isEstimated { size.width = wanted.width }
        if item.dimensions.height.isEstimated { size.height = wanted.height }
      }
      host = content(of: item, size)
      result.cells.append(
        ArrangedGroup.Cell(
          frame: host,
          isWidthEstimated: item.dimensions.width.isEstimated,
          isHeightEstimated: item.dimensions.height.isEstimated
        )
      )
    case .group(let group):
      guard let filled = append(group, of: item, size) else { return nil }
      size = filled
      host.size = filled
    case .custom(let provider):
      let room = content(of: item, size)
      let frames = provider(room.size)
      for frame in frames.prefix(limit - first) {
        result.cells.append(ArrangedGroup.Cell(frame: frame.rect.offset(by: room.origin), zIndex: frame.zIndex))
      }
      if result.cells.count == first { return nil }
      extend(&size, of: item, toFrames: frames)
      host.size = size
    }
    for supplementary in item.supplementaries {
      result.supplementaries.append(
        ArrangedGroup.Supplementary(
          kind: supplementary.kind,
          frame: supplementary.frame(in: host),
          zIndex: supplementary.zIndex,
          cell: first
        )
      )
    }
    return size
  }

  /// A custom group with an estimated dimension is as long as its frames reach.
  private func extend(_ size: inout LayoutSize, of item: LayoutItem, toFrames frames: [LayoutFrame]) {
    let shown = frames.prefix(limit)
    if item.dimensions.width.isEstimated {
      size.width = shown.reduce(0) { max($0, $1.rect.origin.x + $1.rect.size.width) }
    }
    if item.dimensions.height.isEstimated {
      size.height = shown.reduce(0) { max($0, $1.rect.origin.y + $1.rect.size.height) }
    }
  }

  /// The rectangle inside an item's insets, relative to the item.
  private func content(of item: LayoutItem, _ size: LayoutSize) -> LayoutRect {
    let (horizontal, vertical) = (item.appliedInsets(.horizontal), item.appliedInsets(.vertical))
    return LayoutRect(
      x: horizontal.before,
      y: vertical.before,
      width: max(0, size.width - horizontal.sum),
      height: max(0, size.height - vertical.sum)
    )
  }

  private struct Subitem {
    let mark: Mark
    let size: LayoutSize
    let edges: LayoutEdgeSpacing
  }

  /// Appends the subitems of a group at the origin, and returns the size of the group.
  private mutating func append(_ group: LayoutGroup, of item: LayoutItem, _ size: LayoutSize) -> LayoutSize? {
    let axis = group.axis
    let room = content(of: item, size)
    let grows = item.dimensions[axis].isEstimated
    let subitems = appendedSubitems(of: group, in: room.size, grows: grows)
    if subitems.isEmpty { return nil }
    var size = size
    var content = room.size
    let used =
      subitems.reduce(0) { $0 + $1.size[axis] + $1.edges.length(axis) }
      + Double(subitems.count - 1) * group.spacing.length
    if grows {
      size[axis] = used
      content[axis] = used
    }
    if item.dimensions[axis.other].isEstimated {
      let breadth = subitems.reduce(0) { max($0, $1.size[axis.other] + $1.edges.length(axis.other)) }
      size[axis.other] = breadth
      content[axis.other] = breadth
    }
    place(subitems, of: group, in: LayoutRect(origin: room.origin, size: content), rest: content[axis] - used)
    return size
  }

  private mutating func appendedSubitems(of group: LayoutGroup, in room: LayoutSize, grows: Bool) -> [Subitem] {
    let axis = group.axis
    var subitems: [Subitem] = []
    var used = 0.0
    while !group.subitems.isEmpty, result.cells.count < limit {
      let number = subitems.count
      var subitem = group.subitems[number % group.subitems.count]
      switch group.repetition {
      // Subitems without length would repeat forever.
      case .filling: if number > 0, number % group.subitems.count == 0, used <= 0 { return subitems }
      case .times(let count), .sharing(let count): if number >= count { return subitems }
      }
      let mark = mark
      if let share = share(of: subitem, group, in: room, grows: grows) { subitem.dimensions[axis] = .absolute(share) }
      guard let size = append(subitem, in: room) else { return subitems }
      // A group that grows with its content breaks where the estimates do.
      let isGuess = grows && subitem.dimensions[axis].isEstimated
      let length = isGuess ? subitem.dimensions[axis].length(in: room) : size[axis]
      let end = used + (number > 0 ? group.spacing.length : 0) + length + subitem.edges.length(axis)
      if group.repetition == .filling, number > 0, end > room[axis] + Self.tolerance {
        forget(after: mark)
        return subitems
      }
      used = end
      subitems.append(Subitem(mark: mark, size: size, edges: subitem.edges))
    }
    return subitems
  }

  private func share(of subitem: LayoutItem, _ group: LayoutGroup, in room: LayoutSize, grows: Bool) -> Double? {
    guard case .sharing(let count) = group.repetition, !grows, count > 0 else { return nil }
    let spacing = Double(count - 1) * group.spacing.length
    return max(0, (room[group.axis] - spacing) / Double(count) - subitem.edges.length(group.axis))
  }

  /// Moves subitems to their locations. Flexible spaces share the rest of the room evenly.
  private mutating func place(_ subitems: [Subitem], of group: LayoutGroup, in room: LayoutRect, rest: Double) {
    let axis = group.axis
    var flexible = group.spacing.isFlexible ? subitems.count - 1 : 0
    for subitem in subitems {
      if subitem.edges.before(axis).isFlexible { flexible += 1 }
      if subitem.edges.after(axis).isFlexible { flexible += 1 }
    }
    let extra = flexible > 0 ? max(0, rest) / Double(flexible) : 0
    func length(_ space: LayoutSpacing) -> Double { space.length + (space.isFlexible ? extra : 0) }
    var next = 0.0
    for (number, subitem) in subitems.enumerated() {
      if number > 0 { next += length(group.spacing) }
      next += length(subitem.edges.before(axis))
      let across = subitem.edges.offset(axis.other, of: subitem.size[axis.other], in: room.size[axis.other])
      let distance = LayoutPoint(along: next, across: across, axis)
      let end = number + 1 < subitems.count ? subitems[number + 1].mark : mark
      move(from: subitem.mark, to: end, by: LayoutPoint(x: distance.x + room.origin.x, y: distance.y + room.origin.y))
      next += subitem.size[axis] + length(subitem.edges.after(axis))
    }
  }
}
