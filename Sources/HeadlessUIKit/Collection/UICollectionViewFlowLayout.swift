/// Arranges items in lines, section by section, with headers and footers.
@preconcurrency
@MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// What a delegate's default implementation answers: it doesn't decide.
  nonisolated static let undecided = CGSize(width: -CGFloat.greatestFiniteMagnitude, height: 0)
  /// The size that stands for "what the content takes".
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude,
    height: CGFloat.greatestFiniteMagnitude
  )

  /// The direction in which the content grows.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
  /// The size of items whose delegate doesn't decide, in points.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The guess of an item's size until it appears, in points.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The least room between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least room between the items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The room around a section's items, in points.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The size of headers, in points; none where it is zero along the scroll direction.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of footers, in points; none where it is zero along the scroll direction.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Whether headers stay in view while their section does.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// Whether footers stay in view while their section does.
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  private struct Section {
    let header: Double
    let footer: Double
    /// The room before the items, along and across, and after them.
    let before: Double
    let after: Double
    let side: Double
    let items: FlowSection

    var extent: Double { header + before + items.extent + after + footer }
  }

  private final var sections: [Section] = []
  private final var starts = ExtentSequence()
  private final var breadth = 0.0

  private var isVertical: Bool { scrollDirection == .vertical }

  /// Asks for sizes and spacings, and arranges the items in lines. After a batch of updates only what changed is asked
  /// for, and only the lines that change are arranged.
  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let inset = collectionView.adjustedContentInset
    let room = Double(
      isVertical
        ? collectionView.bounds.width - inset.left - inset.right
        : collectionView.bounds.height - inset.top - inset.bottom
    )
    if let pendingPlan, room == breadth {
      update(by: pendingPlan, in: collectionView)
      return
    }
    breadth = room
    sections = (0..<collectionView.numberOfSections).map { loadedSection($0, in: collectionView) }
    findStarts()
  }

  private func findStarts() {
    let extents = sections.map(\.extent)
    starts = ExtentSequence(count: extents.count) { Extent(extents[$0]) }
  }

  private func update(by plan: BatchPlan, in view: UICollectionView) {
    let updates = plan.updates
    let moved = updates.movedRows.map { ($0.to, sections[$0.from.section].items.size(of: $0.from.row)) }
    let sizes = Dictionary(moved, uniquingKeysWith: { first, _ in first })
    let gone = Set(updates.deletedSections)
    for row in (updates.deletedRows + updates.movedRows.map(\.from)).sorted(by: >) where !gone.contains(row.section) {
      sections[row.section].items.remove(at: row.row)
    }
    let places = updates.movedSections.map { ($0.to, sections[$0.from]) }
    let taken = Dictionary(places, uniquingKeysWith: { first, _ in first })
    for section in plan.sections.removed.reversed() { sections.remove(at: section) }
    for section in plan.sections.added {
      sections.insert(taken[section] ?? loadedSection(section, in: view), at: section)
    }
    let reloaded = updates.reloadedSections.compactMap(plan.newSection)
    for section in reloaded { sections[section] = loadedSection(section, in: view) }
    let fresh = Set(updates.insertedSections).union(reloaded)
    for row in (updates.insertedRows + updates.movedRows.map(\.to)).sorted() where !fresh.contains(row.section) {
      sections[row.section].items.insert(sizes[row] ?? flow(askedSize(of: row, in: view) ?? itemSize), at: row.row)
    }
    for old in updates.reloadedRows {
      guard case .reloaded(let row) = plan.fate(of: old), !fresh.contains(row.section) else { continue }
      sections[row.section].items.set(flow(askedSize(of: row, in: view) ?? itemSize), at: row.row)
    }
    if plan.sections.removed.isEmpty, plan.sections.added.isEmpty, reloaded.isEmpty {
      let touched = Set(plan.rows.keys).union(updates.reloadedRows.map(\.section))
      for section in touched { starts.set(Extent(sections[section].extent), at: section) }
    } else {
      findStarts()
    }
  }

  private func loadedSection(_ section: Int, in view: UICollectionView) -> Section {
    let delegate = view.delegate as? UICollectionViewDelegateFlowLayout
    let inset = delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let line =
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
    let item =
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    let header =
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section) ?? headerReferenceSize
    let footer =
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section) ?? footerReferenceSize
    let sides = isVertical ? inset.left + inset.right : inset.top + inset.bottom
    let room = breadth - Double(sides)
    return Section(
      header: Double(isVertical ? header.height : header.width),
      footer: Double(isVertical ? footer.height : footer.width),
      before: Double(isVertical ? inset.top : inset.left),
      after: Double(isVertical ? inset.bottom : inset.right),
      side: Double(isVertical ? inset.left : inset.top),
      items: loadedItems(of: section, in: view, room: room, spacing: (Double(item), Double(line)))
    )
  }

  private func askedSize(of row: RowPosition, in view: UICollectionView) -> CGSize? {
    guard let delegate = view.delegate as? UICollectionViewDelegateFlowLayout else { return nil }
    let size = delegate.collectionView(view, layout: self, sizeForItemAt: row.indexPath)
    return size == Self.undecided ? nil : size
  }

  private func loadedItems(
    of section: Int,
    in view: UICollectionView,
    room: Double,
    spacing: (item: Double, line: Double)
  ) -> FlowSection {
    let count = view.numberOfItems(inSection: section)
    let first = count > 0 ? askedSize(of: RowPosition(section: section, row: 0), in: view) : nil
    guard let first else {
      return FlowSection(
        count: count,
        size: flow(itemSize),
        room: room,
        itemSpacing: spacing.item,
        lineSpacing: spacing.line
      )
    }
    return FlowSection(count: count, room: room, itemSpacing: spacing.item, lineSpacing: spacing.line) { item in
      if item == 0 { return self.flow(first) }
      return self.flow(self.askedSize(of: RowPosition(section: section, row: item), in: view) ?? self.itemSize)
    }
  }

  private func flow(_ size: CGSize) -> FlowSize {
    isVertical
      ? FlowSize(along: Double(size.height), across: Double(size.width))
      : FlowSize(along: Double(size.width), across: Double(size.height))
  }

  private func rect(along: Double, across: Double, _ size: FlowSize) -> CGRect {
    isVertical
      ? CGRect(x: across, y: along, width: size.across, height: size.along)
      : CGRect(x: along, y: across, width: size.along, height: size.across)
  }

  /// The memory that the items' geometry takes, in bytes. For benchmarks.
  package var geometryStorageSize: Int { sections.reduce(starts.storageSize) { $0 + $1.items.storageSize } }

  open override var collectionViewContentSize: CGSize {
    rect(along: 0, across: 0, FlowSize(along: starts.total, across: breadth)).size
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let low = Double(isVertical ? rect.minY : rect.minX)
    let high = Double(isVertical ? rect.maxY : rect.maxX)
    guard var section = starts.index(at: low) else { return [] }
    var found: [UICollectionViewLayoutAttributes] = []
    var start = starts.offset(of: section)
    while section < sections.count, start < high {
      let known = sections[section]
      if let header = header(of: section), header.frame.intersects(rect) { found.append(header) }
      let origin = start + known.header + known.before
      for line in known.items.lines(from: low - origin, to: high - origin) {
        known.items.forEachPlace(in: line) { item, along, across, size in
          let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
          attributes.frame = self.rect(along: origin + along, across: known.side + across, size)
          found.append(attributes)
        }
      }
      if let footer = footer(of: section), footer.frame.intersects(rect) { found.append(footer) }
      start += known.extent
      section += 1
    }
    return found
  }

  private func attributes(of item: Int, _ section: Int, origin: Double) -> UICollectionViewLayoutAttributes {
    let known = sections[section]
    let place = known.items.place(of: item)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
    attributes.frame = rect(along: origin + place.along, across: known.side + place.across, place.size)
    return attributes
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let section = indexPath.section
    guard sections.indices.contains(section), (0..<sections[section].items.count).contains(indexPath.item) else {
      return nil
    }
    let origin = starts.offset(of: section) + sections[section].header + sections[section].before
    return attributes(of: indexPath.item, section, origin: origin)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    return elementKind == UICollectionView.elementKindSectionHeader
      ? header(of: indexPath.section)
      : elementKind == UICollectionView.elementKindSectionFooter ? footer(of: indexPath.section) : nil
  }

  private var visible: (low: Double, high: Double) {
    guard let collectionView else { return (0, 0) }
    let shown = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    return isVertical ? (Double(shown.minY), Double(shown.maxY)) : (Double(shown.minX), Double(shown.maxX))
  }

  private func header(of section: Int) -> UICollectionViewLayoutAttributes? {
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

  private func footer(of section: Int) -> UICollectionViewLayoutAttributes? {
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

  /// A new breadth arranges the lines anew, and pinned views move with the content.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    return isVertical
      ? newBounds.width != collectionView.bounds.width : newBounds.height != collectionView.bounds.height
  }
}
