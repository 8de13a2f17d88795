import HeadlessListModel

/// Loading sections and items, and applying batches of updates to them.
extension UICollectionViewFlowLayout {
  /// A section with its items' sizes.
  struct Section {
    let header: Double
    let footer: Double
    /// The spacing before the items along and across the scroll direction, and after them.
    let before: Double
    let after: Double
    let side: Double
    let items: FlowSection

    var extent: Double { header + before + items.extent + after + footer }
  }

  func load(from view: UICollectionView) {
    shownLines = [:]
    sections = (0..<view.numberOfSections).map { loadedSection($0, in: view) }
    findStarts()
  }

  /// Arranges the loaded items in another breadth.
  func arrange(from former: Double) {
    shownLines = [:]
    sections = sections.map { section in
      let items = section.items.arranged(inBreadth: section.items.breadth + breadth - former)
      if items.count > 0 { logIfTooLarge(items.size(of: 0), breadth: items.breadth) }
      return Section(
        header: section.header,
        footer: section.footer,
        before: section.before,
        after: section.after,
        side: section.side,
        items: items
      )
    }
    findStarts()
  }

  /// The initial size of items if the delegate doesn't return one.
  private var guessedSize: FlowSize {
    flow(estimatedItemSize == .zero || estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize)
  }

  private func findStarts() {
    let extents = sections.map(\.extent)
    starts = ExtentSequence(count: extents.count) { Extent(extents[$0]) }
  }

  /// Applies a batch of updates to the loaded sections.
  func update(by plan: BatchPlan, in view: UICollectionView) {
    let updates = plan.updates
    let moved = updates.movedRows.map { ($0.to, sections[$0.from.section].items.size(of: $0.from.row)) }
    let sizes = Dictionary(moved, uniquingKeysWith: { first, _ in first })
    let gone = Set(updates.deletedSections)
    for row in (updates.deletedRows + updates.movedRows.map(\.from)).sorted(by: >) where !gone.contains(row.section) {
      sections[row.section].items.remove(at: row.row)
    }
    let movedSections = updates.movedSections.map { ($0.to, sections[$0.from]) }
    let taken = Dictionary(movedSections, uniquingKeysWith: { first, _ in first })
    for section in plan.sections.removed.reversed() { sections.remove(at: section) }
    for section in plan.sections.added {
      sections.insert(taken[section] ?? loadedSection(section, in: view), at: section)
    }
    let reloaded = updates.reloadedSections.compactMap(plan.newSection)
    for section in reloaded { sections[section] = loadedSection(section, in: view) }
    let fresh = Set(updates.insertedSections).union(reloaded)
    for row in (updates.insertedRows + updates.movedRows.map(\.to)).sorted() where !fresh.contains(row.section) {
      sections[row.section].items.insert(sizes[row] ?? initialSize(of: row, in: view), at: row.row)
    }
    for old in updates.reloadedRows {
      guard case .reloaded(let row) = plan.fate(of: old), !fresh.contains(row.section) else { continue }
      sections[row.section].items.set(initialSize(of: row, in: view), at: row.row)
    }
    if plan.sections.removed.isEmpty, plan.sections.added.isEmpty, reloaded.isEmpty {
      let touched = Set(plan.rows.keys).union(updates.reloadedRows.map(\.section))
      for section in touched { starts.set(Extent(sections[section].extent), at: section) }
    } else {
      findStarts()
      // Lines are identified by their section's change count, and the index may belong to another section now.
      shownLines = [:]
    }
  }

  private func loadedSection(_ section: Int, in view: UICollectionView) -> Section {
    let delegate = view.delegate as? UICollectionViewDelegateFlowLayout
    let inset = across(delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset)
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
    let breadth = self.breadth - Self.length(sides)
    return Section(
      header: Self.length(isVertical ? header.height : header.width),
      footer: Self.length(isVertical ? footer.height : footer.width),
      before: Self.length(isVertical ? inset.top : inset.left),
      after: Self.length(isVertical ? inset.bottom : inset.right),
      side: Self.length(isVertical ? inset.left : inset.top),
      items: loadedItems(of: section, in: view, breadth: breadth, spacing: (Self.length(item), Self.length(line)))
    )
  }

  /// Adds the insets of `sectionInsetReference` across the scroll direction.
  private func across(_ inset: UIEdgeInsets) -> UIEdgeInsets {
    var inset = inset
    if isVertical {
      inset.left += addedInsets.left
      inset.right += addedInsets.right
    } else {
      inset.top += addedInsets.top
      inset.bottom += addedInsets.bottom
    }
    return inset
  }

  /// The size of an item that an update inserts or reloads.
  private func initialSize(of row: RowPosition, in view: UICollectionView) -> FlowSize {
    let delegate = view.delegate as? UICollectionViewDelegateFlowLayout
    let breadth = sections[row.section].items.breadth
    return delegate.flatMap { askedSize(of: row, in: view, $0, breadth: breadth) } ?? guessedSize
  }

  private func askedSize(
    of row: RowPosition,
    in view: UICollectionView,
    _ delegate: UICollectionViewDelegateFlowLayout,
    breadth: Double
  ) -> FlowSize? {
    let size = delegate.collectionView(view, layout: self, sizeForItemAt: row.indexPath)
    return size == Self.undecided ? nil : checked(size, of: row, breadth: breadth, in: view)
  }

  private func loadedItems(
    of section: Int,
    in view: UICollectionView,
    breadth: Double,
    spacing: (item: Double, line: Double)
  ) -> FlowSection {
    let count = view.numberOfItems(inSection: section)
    // Cast once: it is a search in the runtime.
    let delegate = view.delegate as? UICollectionViewDelegateFlowLayout
    guard count > 0, let delegate,
      let first = askedSize(of: RowPosition(section: section, row: 0), in: view, delegate, breadth: breadth)
    else {
      if count > 0, !asksForPreferredAttributes { logIfTooLarge(guessedSize, breadth: breadth) }
      return FlowSection(
        count: count,
        size: guessedSize,
        breadth: breadth,
        itemSpacing: spacing.item,
        lineSpacing: spacing.line
      )
    }
    return FlowSection(count: count, breadth: breadth, itemSpacing: spacing.item, lineSpacing: spacing.line) { item in
      if item == 0 { return first }
      let row = RowPosition(section: section, row: item)
      return self.askedSize(of: row, in: view, delegate, breadth: breadth) ?? self.guessedSize
    }
  }
}
