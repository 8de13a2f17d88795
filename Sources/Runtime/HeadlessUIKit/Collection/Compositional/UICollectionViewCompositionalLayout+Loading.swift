import HeadlessListModel

/// Loading sections, and applying batches of updates to them.
extension UICollectionViewCompositionalLayout {
  /// A section with its items' geometry.
  struct Section {
    let definition: NSCollectionLayoutSection
    let groups: CompositionalSection
    /// The space between the section's boundary and its groups.
    let insets: LayoutInsets
    /// The space between the section's boundary and its boundary items, across the scroll direction.
    let edgeInsets: LayoutInsets
    var edges: SectionEdges

    @MainActor var isOrthogonal: Bool { definition.orthogonalScrollingBehavior != .none }
  }

  /// The size that is available to sections.
  var room: LayoutSize {
    let size = environment.container.contentSize
    return LayoutSize(width: Double(size.width), height: Double(size.height))
  }

  func load(from view: UICollectionView, size: CGSize, keepingSizes: Bool) {
    environment = CompositionalEnvironment(
      size,
      insets: referenceInsets(configuration.contentInsetsReference, in: view),
      margins: view.listMargins,
      view.traitCollection
    )
    let before = sections
    let edgesBefore = edges
    shownGroups = [:]
    edges = SectionEdges(configuration.boundarySupplementaryItems, in: room)
    sections = (0..<view.numberOfSections).map { loadedSection($0, in: view) }
    if keepingSizes {
      edges.takeSizes(of: edgesBefore)
      for (index, section) in before.enumerated() where index < sections.count {
        sections[index].edges.takeSizes(of: section.edges)
        if sections[index].groups.count == section.groups.count { sections[index].groups.takeSizes(of: section.groups) }
      }
    } else {
      orthogonalOffsets = orthogonalOffsets.filter { $0.key < sections.count }
    }
    findStarts()
  }

  private func findStarts() {
    let lengths = sections.indices.map { length(of: $0) + Double(configuration.interSectionSpacing) }
    starts = ExtentSequence(count: lengths.count) { Extent(max(0, lengths[$0])) }
  }

  /// Updates the length of a section whose content changed.
  func updateStart(of section: Int) {
    starts.set(Extent(max(0, length(of: section) + Double(configuration.interSectionSpacing))), at: section)
  }

  /// The insets that content insets add to.
  private func referenceInsets(_ reference: UIContentInsetsReference, in view: UICollectionView)
    -> NSDirectionalEdgeInsets
  {
    let applied = view.adjustedContentInset
    let insets: UIEdgeInsets
    switch reference {
    case .none, .automatic: return .zero
    case .safeArea: insets = view.safeAreaInsets
    case .layoutMargins, .readableContent: insets = view.layoutMargins
    }
    // The layout's space is already inset by the adjusted content inset. Only the sides across it are left.
    return isVertical
      ? NSDirectionalEdgeInsets(
        top: 0,
        leading: max(0, insets.left - applied.left),
        bottom: 0,
        trailing: max(0, insets.right - applied.right)
      )
      : NSDirectionalEdgeInsets(
        top: max(0, insets.top - applied.top),
        leading: 0,
        bottom: max(0, insets.bottom - applied.bottom),
        trailing: 0
      )
  }

  private func loadedSection(_ section: Int, in view: UICollectionView) -> Section {
    let definition = definition(of: section)
    let reference = definition.contentInsetsReference
    let added =
      reference == .automatic ? environment.container.contentInsets : referenceInsets(reference, in: view)
    var insets = definition.contentInsets.layoutInsets
    insets.top += Double(added.top)
    insets.leading += Double(added.leading)
    insets.bottom += Double(added.bottom)
    insets.trailing += Double(added.trailing)
    var inside = room
    inside.width = max(0, inside.width - insets.sum(.horizontal))
    inside.height = max(0, inside.height - insets.sum(.vertical))
    let edgeInsets = edgeInsets(of: definition, contentInsets: insets, in: view)
    var outside = room
    outside[axis.other] = max(0, outside[axis.other] - edgeInsets.sum(axis.other))
    let edges = SectionEdges(definition.boundarySupplementaryItems, in: outside)
    inside[axis.other] = max(0, inside[axis.other] - edges.room.sum(axis.other))
    let isOrthogonal = definition.orthogonalScrollingBehavior != .none
    let groups = CompositionalSection(
      count: view.numberOfItems(inSection: section),
      group: definition.group.blueprint(in: environment),
      container: inside,
      axis: isOrthogonal ? axis.other : axis,
      spacing: Double(definition.interGroupSpacing)
    )
    return Section(definition: definition, groups: groups, insets: insets, edgeInsets: edgeInsets, edges: edges)
  }

  /// The insets of boundary items: those of the content, unless the section refers to others.
  private func edgeInsets(
    of definition: NSCollectionLayoutSection,
    contentInsets: LayoutInsets,
    in view: UICollectionView
  ) -> LayoutInsets {
    let reference = definition.supplementaryContentInsetsReference
    if reference != .automatic { return referenceInsets(reference, in: view).layoutInsets }
    return definition.supplementariesFollowContentInsets ? contentInsets : .zero
  }

  // MARK: Batches

  /// Applies a batch of updates to the loaded sections.
  func update(by plan: BatchPlan, in view: UICollectionView) {
    let updates = plan.updates
    let old = sections
    let movedSizes = updates.movedRows.map { ($0.to, old[$0.from.section].groups.measuredSize(of: $0.from.row)) }
    let sizes = Dictionary(movedSizes, uniquingKeysWith: { first, _ in first })
    var edits: [Int: [CompositionalSection.Edit]] = [:]
    let deleted = Set(updates.deletedSections)
    for row in (updates.deletedRows + updates.movedRows.map(\.from)).sorted(by: >) where !deleted.contains(row.section)
    {
      edits[row.section, default: []].append(.remove(row.row))
    }
    for (section, edits) in edits { old[section].groups.edit(edits) }
    moveSections(by: plan, in: view)
    let reloaded = updates.reloadedSections.compactMap(plan.newSection)
    for section in reloaded { sections[section] = loadedSection(section, in: view) }
    let fresh = Set(updates.insertedSections).union(reloaded)
    edits = [:]
    for row in (updates.insertedRows + updates.movedRows.map(\.to)).sorted() where !fresh.contains(row.section) {
      edits[row.section, default: []].append(.insert(row.row, sizes[row] ?? nil))
    }
    for row in updates.reloadedRows {
      guard case .reloaded(let row) = plan.fate(of: row), !fresh.contains(row.section) else { continue }
      edits[row.section, default: []].append(.forget(row.row))
    }
    for (section, edits) in edits { sections[section].groups.edit(edits) }
    shownGroups = [:]
    findStarts()
  }

  private func moveSections(by plan: BatchPlan, in view: UICollectionView) {
    let updates = plan.updates
    if plan.sections.removed.isEmpty, plan.sections.added.isEmpty { return }
    let moved = updates.movedSections.map { ($0.to, (sections[$0.from], orthogonalOffsets[$0.from])) }
    let taken = Dictionary(moved, uniquingKeysWith: { first, _ in first })
    var offsets = sections.indices.map { orthogonalOffsets[$0] }
    for section in plan.sections.removed.reversed() {
      sections.remove(at: section)
      offsets.remove(at: section)
    }
    for section in plan.sections.added {
      sections.insert(taken[section]?.0 ?? loadedSection(section, in: view), at: section)
      offsets.insert(taken[section]?.1, at: section)
    }
    orthogonalOffsets = [:]
    for (section, offset) in offsets.enumerated() { orthogonalOffsets[section] = offset }
  }

  /// Applies the measured size of an element.
  func measure(_ attributes: UICollectionViewLayoutAttributes, _ size: LayoutSize) {
    let path = attributes.indexPath
    guard let kind = attributes.representedElementKind else {
      let item = RowPosition(path)
      guard sections.indices.contains(item.section) else { return }
      sections[item.section].groups.set(size, at: item.row)
      return updateStart(of: item.section)
    }
    if path.count < 2 {
      if let index = edges.index(of: kind, path[0]) { edges.measure(index, size) }
    } else if sections.indices.contains(path.section),
      let index = sections[path.section].edges.index(of: kind, path.item)
    {
      sections[path.section].edges.measure(index, size)
      updateStart(of: path.section)
    }
  }
}
