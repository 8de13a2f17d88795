import HeadlessListModel

/// Where sections and their parts are.
extension UICollectionViewCompositionalLayout {
  func length(of section: Int) -> Double {
    let known = sections[section]
    return known.edges.room.sum(axis) + known.insets.sum(axis) + contentLength(of: section)
  }

  /// The length of a section's groups along the scroll direction.
  private func contentLength(of section: Int) -> Double {
    let groups = sections[section].groups
    return sections[section].isOrthogonal ? groups.breadth : groups.extent
  }

  func start(of section: Int) -> Double { edges.room.before(axis) + starts.offset(of: section) }

  var contentLength: Double {
    let spacing = sections.isEmpty ? 0 : Double(configuration.interSectionSpacing)
    return edges.room.sum(axis) + max(0, starts.total - spacing)
  }

  func rect(along: Double, across: Double, length: Double, breadth: Double) -> LayoutRect {
    isVertical
      ? LayoutRect(x: across, y: along, width: breadth, height: length)
      : LayoutRect(x: along, y: across, width: length, height: breadth)
  }

  func frame(of section: Int) -> LayoutRect {
    rect(along: start(of: section), across: 0, length: length(of: section), breadth: room[axis.other])
  }

  /// The frame of a section's groups and content insets, at which boundary items are.
  private func edgeFrame(of section: Int) -> LayoutRect {
    let known = sections[section]
    let insets = known.edgeInsets
    return rect(
      along: start(of: section) + known.edges.room.before(axis),
      across: insets.before(axis.other) + known.edges.room.before(axis.other),
      length: known.insets.sum(axis) + contentLength(of: section),
      breadth: max(0, room[axis.other] - insets.sum(axis.other) - known.edges.room.sum(axis.other))
    )
  }

  /// The location of a section's first group.
  func origin(ofGroupsIn section: Int) -> LayoutPoint {
    let known = sections[section]
    return rect(
      along: start(of: section) + known.edges.room.before(axis) + known.insets.before(axis),
      across: known.insets.before(axis.other) + known.edges.room.before(axis.other),
      length: 0,
      breadth: 0
    ).origin
  }

  /// The frame of the view in which a section's groups scroll across the scroll direction.
  func scrollerFrame(of section: Int) -> LayoutRect {
    let origin = origin(ofGroupsIn: section)
    return rect(
      along: isVertical ? origin.y : origin.x,
      across: 0,
      length: contentLength(of: section),
      breadth: room[axis.other]
    )
  }

  func contains(_ item: RowPosition) -> Bool {
    sections.indices.contains(item.section) && (0..<sections[item.section].groups.count).contains(item.row)
  }

  /// The start of an item along the scroll direction; `nil` if the item doesn't exist.
  func start(of item: RowPosition) -> Double? {
    guard contains(item), let frame = sections[item.section].groups.frame(of: item.row) else { return nil }
    let origin = origin(ofGroupsIn: item.section)
    return isVertical ? origin.y + frame.origin.y : origin.x + frame.origin.x
  }

  func sections(in rect: CGRect) -> Range<Int> {
    let before = edges.room.before(axis)
    let low = (isVertical ? rect.minY : rect.minX).location - before
    let high = (isVertical ? rect.maxY : rect.maxX).location - before
    guard let first = starts.index(at: low) else { return 0..<0 }
    var end = first
    while end < sections.count, starts.offset(of: end) < high { end += 1 }
    return first..<max(first, end)
  }

  // MARK: Boundary items

  /// The part of the content that bars don't cover.
  private var visible: LayoutRect {
    guard let collectionView else { return LayoutRect(x: 0, y: 0, width: 0, height: 0) }
    return LayoutRect(collectionView.bounds.inset(by: collectionView.adjustedContentInset))
  }

  func frame(ofEdge index: Int, in section: Int) -> LayoutRect {
    frame(of: sections[section].edges.edges[index], at: edgeFrame(of: section))
  }

  func frame(ofEdge index: Int) -> LayoutRect {
    let content = rect(
      along: edges.room.before(axis),
      across: 0,
      length: contentLength - edges.room.sum(axis),
      breadth: room[axis.other]
    )
    return frame(of: edges.edges[index], at: content)
  }

  /// The frame of a boundary item at the edges of content. A pinned one stays in view while the content does.
  private func frame(of edge: SectionEdges.Edge, at content: LayoutRect) -> LayoutRect {
    let boundary = edge.boundary
    var frame = boundary.frame(at: content)
    guard edge.item.pinToVisibleBounds else { return frame }
    let visible = visible
    let length = frame.size[axis]
    let (start, end) = (location(content), location(content) + content.size[axis])
    var along = location(frame)
    if boundary.isBefore(axis) {
      along = min(max(along, location(visible)), max(along, end - length))
    } else if boundary.isAfter(axis) {
      along = max(min(along, location(visible) + visible.size[axis] - length), min(along, start))
    }
    if isVertical { frame.origin.y = along } else { frame.origin.x = along }
    return frame
  }

  /// The start of a rectangle along the scroll direction.
  private func location(_ rect: LayoutRect) -> Double { isVertical ? rect.origin.y : rect.origin.x }
}
