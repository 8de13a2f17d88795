import HeadlessListModel

/// The layout attributes of items, headers and footers.
extension UICollectionViewFlowLayout {
  /// A line that was requested, with the attributes of its items.
  struct ShownLine {
    let line: FlowLine
    let origin: Double
    let attributes: [UICollectionViewLayoutAttributes]
  }

  static func length(_ number: CGFloat) -> Double { number.length(of: "A size or spacing of a flow layout") }

  func flow(_ size: CGSize) -> FlowSize {
    isVertical
      ? FlowSize(along: Self.length(size.height), across: Self.length(size.width))
      : FlowSize(along: Self.length(size.width), across: Self.length(size.height))
  }

  func rect(along: Double, across: Double, _ size: FlowSize) -> CGRect {
    isVertical
      ? CGRect(x: across, y: along, width: size.across, height: size.along)
      : CGRect(x: along, y: across, width: size.along, height: size.across)
  }

  func contains(_ item: RowPosition) -> Bool {
    sections.indices.contains(item.section) && (0..<sections[item.section].items.count).contains(item.row)
  }

  /// The start of a section's items along the scroll direction.
  private func origin(ofSection section: Int) -> Double {
    starts.offset(of: section) + sections[section].header + sections[section].before
  }

  /// The start of an item along the scroll direction; `nil` if the item doesn't exist.
  func start(of item: RowPosition) -> Double? {
    contains(item) ? origin(ofSection: item.section) + sections[item.section].items.frame(of: item.row).along : nil
  }

  func attributes(of item: RowPosition) -> UICollectionViewLayoutAttributes? {
    guard contains(item) else { return nil }
    let known = sections[item.section]
    let found = known.items.frame(of: item.row)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: item.indexPath)
    attributes.frame = rect(
      along: origin(ofSection: item.section) + found.along,
      across: known.side + found.across,
      found.size
    )
    return attributes
  }

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let low = (isVertical ? rect.minY : rect.minX).location
    let high = (isVertical ? rect.maxY : rect.maxX).location
    guard var section = starts.index(at: low) else { return [] }
    let before = shownLines
    shownLines = [:]
    var found: [UICollectionViewLayoutAttributes] = []
    var start = starts.offset(of: section)
    while section < sections.count, start < high {
      let known = sections[section]
      if let header = header(of: section), header.frame.intersects(rect) { found.append(header) }
      let origin = start + known.header + known.before
      let lines = known.items.lines(from: low - origin, to: high - origin)
      let shown = shownLines(lines, of: section, origin: origin, before: before[section] ?? [])
      for line in shown { found += line.attributes }
      if keepsAttributes { shownLines[section] = shown }
      if let footer = footer(of: section), footer.frame.intersects(rect) { found.append(footer) }
      start += known.extent
      section += 1
    }
    return found
  }

  /// Lines with their attributes. Lines that haven't moved keep theirs.
  private func shownLines(_ lines: [FlowLine], of section: Int, origin: Double, before: [ShownLine]) -> [ShownLine] {
    var next = 0
    var shown: [ShownLine] = []
    shown.reserveCapacity(lines.count)
    for line in lines {
      while next < before.count, before[next].line.items.lowerBound < line.items.lowerBound { next += 1 }
      let old = next < before.count && before[next].line.items == line.items ? before[next] : nil
      if let old, old.line == line, old.origin == origin {
        shown.append(old)
        continue
      }
      let attributes = attributes(of: line, section, origin: origin, before: old?.attributes ?? [])
      shown.append(ShownLine(line: line, origin: origin, attributes: attributes))
    }
    return shown
  }

  private func attributes(
    of line: FlowLine,
    _ section: Int,
    origin: Double,
    before: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    let known = sections[section]
    var found: [UICollectionViewLayoutAttributes] = []
    found.reserveCapacity(line.items.count)
    for item in known.items.frames(in: line) {
      let frame = rect(along: origin + item.along, across: known.side + item.across, item.size)
      if found.count < before.count, before[found.count].frame == frame {
        found.append(before[found.count])
        continue
      }
      let path = IndexPath(item: line.items.lowerBound + found.count, section: section)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = frame
      found.append(attributes)
    }
    return found
  }

  // MARK: Headers and footers

  private var visible: (low: Double, high: Double) {
    guard let collectionView else { return (0, 0) }
    let shown = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    return isVertical ? (Double(shown.minY), Double(shown.maxY)) : (Double(shown.minX), Double(shown.maxX))
  }

  func header(of section: Int) -> UICollectionViewLayoutAttributes? {
    let known = sections[section]
    if known.header <= 0 { return nil }
    var along = starts.offset(of: section)
    if sectionHeadersPinToVisibleBounds {
      along = min(max(along, visible.low), along + known.extent - known.footer - known.header)
    }
    return supplementary(
      UICollectionView.elementKindSectionHeader,
      section,
      along,
      known.header,
      isPinned: sectionHeadersPinToVisibleBounds
    )
  }

  func footer(of section: Int) -> UICollectionViewLayoutAttributes? {
    let known = sections[section]
    if known.footer <= 0 { return nil }
    let start = starts.offset(of: section)
    var along = start + known.extent - known.footer
    if sectionFootersPinToVisibleBounds {
      along = max(min(along, visible.high - known.footer), start + known.header)
    }
    return supplementary(
      UICollectionView.elementKindSectionFooter,
      section,
      along,
      known.footer,
      isPinned: sectionFootersPinToVisibleBounds
    )
  }

  private func supplementary(
    _ kind: String,
    _ section: Int,
    _ along: Double,
    _ extent: Double,
    isPinned: Bool
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind,
      with: IndexPath(item: 0, section: section)
    )
    attributes.frame = rect(along: along, across: 0, FlowSize(along: extent, across: breadth))
    attributes.zIndex = isPinned ? 10 : 0
    return attributes
  }
}
