import HeadlessListModel

/// The layout attributes of items, supplementary views and decoration views.
extension UICollectionViewCompositionalLayout {
  /// A group that was requested, with the attributes of its elements.
  struct ShownGroup {
    let group: CompositionalSection.Group
    let origin: LayoutPoint
    let changeCount: Int
    let attributes: [UICollectionViewLayoutAttributes]
  }

  /// The z-index of decoration views, which are below all others.
  private static let decorationLevel = -1_000_000

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let before = shownGroups
    shownGroups = [:]
    var found = edgeAttributes().filter { $0.frame.overlaps(rect) }
    let isShowing = rect == collectionView?.bounds
    for section in sections(in: rect) {
      let groups = shownGroups(of: section, in: rect, before: before[section] ?? [])
      if keepsAttributes { shownGroups[section] = groups }
      let handler = isShowing ? sections[section].definition.visibleItemsInvalidationHandler : nil
      let others = (decorations(of: section) + edgeAttributes(of: section)).filter { $0.frame.overlaps(rect) }
      if let handler {
        found += handled(others + groups.flatMap(\.attributes), of: section, in: rect, handler)
      } else {
        found += others
        for group in groups { found += group.attributes }
      }
    }
    return found
  }

  /// Copies of a section's attributes in view, after a handler changed them.
  private func handled(
    _ attributes: [UICollectionViewLayoutAttributes],
    of section: Int,
    in rect: CGRect,
    _ handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler
  ) -> [UICollectionViewLayoutAttributes] {
    var offset = collectionView?.contentOffset ?? .zero
    if sections[section].isOrthogonal {
      let scrolled = orthogonalOffset(of: section)
      if isVertical { offset.x = scrolled } else { offset.y = scrolled }
    }
    let copies = attributes.filter { element in
      var frame = element.frame
      if element.orthogonalSection != nil {
        frame = frame.offsetBy(dx: isVertical ? -offset.x : 0, dy: isVertical ? 0 : -offset.y)
      }
      return frame.overlaps(rect)
    }.map { $0.copied() }
    handler(copies.map(VisibleElement.init), offset, environment)
    return copies
  }

  // MARK: Groups

  private func shownGroups(of section: Int, in rect: CGRect, before: [ShownGroup]) -> [ShownGroup] {
    let known = sections[section]
    let origin = origin(ofGroupsIn: section)
    // The axis along which groups follow each other.
    let isDown = isVertical != known.isOrthogonal
    let scrolled = known.isOrthogonal ? Double(orthogonalOffset(of: section)) : 0
    let start = (isDown ? origin.y : origin.x) - scrolled
    let low = (isDown ? rect.minY : rect.minX).location - start
    let high = (isDown ? rect.maxY : rect.maxX).location - start
    var next = 0
    return known.groups.groups(from: low, to: high).map { group in
      while next < before.count, before[next].group.index < group.index { next += 1 }
      let old = next < before.count && before[next].group.items == group.items ? before[next] : nil
      if let old, old.group == group, old.origin == origin, old.changeCount == known.groups.changeCount { return old }
      return ShownGroup(
        group: group,
        origin: origin,
        changeCount: known.groups.changeCount,
        attributes: attributes(of: group, in: section, before: old?.attributes ?? [])
      )
    }
  }

  /// The attributes of a group's items and their supplementary views. Elements that haven't changed keep theirs.
  private func attributes(
    of group: CompositionalSection.Group,
    in section: Int,
    before: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    let groups = sections[section].groups
    let arranged = groups.arrangement(of: group)
    let measuredSize = groups.measuredSizes(from: group.items.lowerBound)
    let origin = origin(ofGroup: group, in: section)
    var found: [UICollectionViewLayoutAttributes] = []
    found.reserveCapacity(arranged.cells.count + arranged.supplementaries.count)
    for (index, cell) in arranged.cells.enumerated() {
      let item = group.items.lowerBound + index
      let isMeasured = measuredSize(index) != nil
      let frame = cell.frame.offset(by: origin).rect
      if index < before.count, before[index].frame == frame, before[index].isUnmeasured != isMeasured {
        found.append(before[index])
      } else {
        found.append(attributes(of: cell, frame, IndexPath(item: item, section: section), isMeasured: isMeasured))
      }
    }
    for supplementary in arranged.supplementaries {
      let path = IndexPath(item: group.items.lowerBound + supplementary.cell, section: section)
      let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: supplementary.kind, with: path)
      attributes.frame = supplementary.frame.offset(by: origin).rect
      attributes.zIndex = supplementary.zIndex
      attributes.fittedAxes = []
      attributes.orthogonalSection = sections[section].isOrthogonal ? section : nil
      found.append(attributes)
    }
    return found
  }

  private func attributes(
    of cell: ArrangedGroup.Cell,
    _ frame: CGRect,
    _ path: IndexPath,
    isMeasured: Bool
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = frame
    attributes.zIndex = cell.zIndex
    var axes: FittedAxes = []
    if cell.isWidthEstimated { axes.insert(.horizontal) }
    if cell.isHeightEstimated { axes.insert(.vertical) }
    attributes.fittedAxes = axes
    attributes.isUnmeasured = !axes.isEmpty && !isMeasured
    attributes.orthogonalSection = sections[path.section].isOrthogonal ? path.section : nil
    return attributes
  }

  /// The location of a group.
  private func origin(ofGroup group: CompositionalSection.Group, in section: Int) -> LayoutPoint {
    var origin = origin(ofGroupsIn: section)
    if isVertical != sections[section].isOrthogonal { origin.y += group.offset } else { origin.x += group.offset }
    return origin
  }

  func attributes(of item: RowPosition) -> UICollectionViewLayoutAttributes? {
    guard contains(item), let group = sections[item.section].groups.group(of: item.row) else { return nil }
    return attributes(of: group, in: item.section, before: [])[item.row - group.items.lowerBound]
  }

  // MARK: Supplementary and decoration views

  func supplementary(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    if path.count < 2 { return edgeAttributes().first { $0.representedElementKind == kind && $0.indexPath == path } }
    guard sections.indices.contains(path.section) else { return nil }
    if let index = sections[path.section].edges.index(of: kind, path.item) {
      return attributes(of: sections[path.section].edges.edges[index], path, frame(ofEdge: index, in: path.section))
    }
    guard let group = sections[path.section].groups.group(of: path.item) else { return nil }
    return attributes(of: group, in: path.section, before: [])
      .first { $0.representedElementKind == kind && $0.indexPath == path }
  }

  /// The attributes of the layout's boundary items.
  private func edgeAttributes() -> [UICollectionViewLayoutAttributes] {
    edges.edges.indices.map { index in
      attributes(of: edges.edges[index], IndexPath(index: edges.edges[index].index), frame(ofEdge: index))
    }
  }

  /// The attributes of a section's boundary items.
  private func edgeAttributes(of section: Int) -> [UICollectionViewLayoutAttributes] {
    let edges = sections[section].edges.edges
    return edges.indices.map { index in
      let path = IndexPath(item: edges[index].index, section: section)
      return attributes(of: edges[index], path, frame(ofEdge: index, in: section))
    }
  }

  private func attributes(
    of edge: SectionEdges.Edge,
    _ path: IndexPath,
    _ frame: LayoutRect
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: edge.item.elementKind, with: path)
    attributes.frame = frame.rect
    attributes.zIndex = edge.item.zIndex
    var axes: FittedAxes = []
    if edge.dimensions.width.isEstimated { axes.insert(.horizontal) }
    if edge.dimensions.height.isEstimated { axes.insert(.vertical) }
    attributes.fittedAxes = axes
    attributes.isUnmeasured = !axes.isEmpty && edge.measured == nil
    return attributes
  }

  func decorations(of section: Int) -> [UICollectionViewLayoutAttributes] {
    var counts: [String: Int] = [:]
    return sections[section].definition.decorationItems.map { item in
      let index = counts[item.elementKind, default: 0]
      counts[item.elementKind] = index + 1
      let path = IndexPath(item: index, section: section)
      let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: item.elementKind, with: path)
      attributes.frame = frame(of: section).rect.inset(by: item.contentInsets.leftToRight)
      attributes.zIndex = item.zIndex + Self.decorationLevel
      return attributes
    }
  }
}
