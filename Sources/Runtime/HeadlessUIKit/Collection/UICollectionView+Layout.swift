import HeadlessListModel

extension UICollectionView {
  func reloadIfNeeded() {
    reloadBeforeLayoutIfNeeded()
    loadCounts()
  }

  /// Forgets what is shown and the counts if a reload is requested. A layout pass asks for the counts.
  func reloadBeforeLayoutIfNeeded() {
    guard needsReload, !list.cycle.isLayingOut else { return }
    list.cycle.needsReload = false
    beginLayout()
    let gone = state.shown
    state.shown = [:]
    state.placed = []
    for (key, view) in gone.sorted(by: { $0.key < $1.key }) { endDisplaying(view, key) }
    list.prefetched = []
    state.areCountsStale = true
    state.isLayoutInvalid = true
    endLayout()
  }

  /// The number of items in each section.
  ///
  /// UIKit documents that a layout update calls the layout's `prepare()` first, where layouts ask for the counts. So a
  /// layout pass asks the data source when the layout first asks for counts, or after `prepare()`.
  final var itemCounts: [Int] {
    loadCounts()
    return state.itemCounts
  }

  /// Asks the data source for the counts after a reload.
  private func loadCounts() {
    guard state.areCountsStale else { return }
    state.areCountsStale = false
    // Updates that the data source requests here are deferred, as during any layout.
    let isLayingOut = list.cycle.isLayingOut
    if !isLayingOut { beginLayout() }
    state.itemCounts = requestedCounts()
    if !isLayingOut { endLayout() }
  }

  func prepareLayoutIfNeeded() {
    reloadBeforeLayoutIfNeeded()
    if bounds.size != state.laidOutBounds.size || bounds.origin != state.laidOutBounds.origin {
      let before = state.laidOutBounds
      state.laidOutBounds = bounds
      state.keepsLayout = false
      var isInvalid = collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
      // UIKit asks before it sets the bounds. A layout that compares the size with the view's finds no change here, so
      // that only the answer of the base class is certain, unless the way back makes a difference.
      if !isInvalid, state.keepsLayout, bounds.size != before.size, !before.isEmpty {
        isInvalid = collectionViewLayout.shouldInvalidateLayout(forBoundsChange: before)
      }
      if bounds.size != before.size, before.isEmpty || !state.keepsLayout { state.isLayoutInvalid = true }
      if isInvalid { invalidateLayout(by: collectionViewLayout.invalidationContext(forBoundsChange: bounds)) }
    }
    guard state.isLayoutInvalid else { return }
    state.isLayoutInvalid = false
    let before = contentSize
    updateLayoutDirection()
    prepareUndisturbed()
    loadCounts()
    collectionViewLayout.pendingPlan = nil
    contentSize = collectionViewLayout.collectionViewContentSize
    keepOffset(fromWidth: before.width)
    if contentSize.width < before.width || contentSize.height < before.height { keepOffsetInContent() }
  }

  /// Prepares the layout as part of a layout pass, so that updates requested by callbacks are deferred.
  func prepareUndisturbed() {
    if list.cycle.isLayingOut { return collectionViewLayout.prepare() }
    beginLayout()
    collectionViewLayout.prepare()
    endLayout()
  }

  /// Moves the offset back into bounds after the content became shorter. The delegate is told when items are shown
  /// there.
  private func keepOffsetInContent() {
    let inside = clamped(contentOffset)
    if contentOffset.x <= inside.x, contentOffset.y <= inside.y { return }
    bounds.origin = CGPoint(x: min(contentOffset.x, inside.x), y: min(contentOffset.y, inside.y))
    list.needsScrollCallback = true
    setNeedsLayout()
    // The layout may depend on the new bounds. This ends, because the content only becomes shorter.
    prepareLayoutIfNeeded()
  }

  private func invalidateLayout(by context: UICollectionViewLayoutInvalidationContext) {
    state.isInvalidatingLayout = true
    collectionViewLayout.invalidateLayout(with: context)
    state.isInvalidatingLayout = false
    // An adjustment by the layout isn't scrolling.
    state.laidOutBounds = bounds
  }

  /// Shows the elements in view: updates the views of those that remain and dequeues views for the others. Starts over
  /// if the size of a new view differs from the layout's estimate.
  func layoutContent() {
    prepareLayoutIfNeeded()
    measureInvalidatedItems()
    let wasInContent = contentOffset == clamped(contentOffset)
    // Each round but the last shows a new element. The limit is for cells whose preferred size never settles.
    var rounds = 0
    while !showFoundElements(), rounds < 10_000 {
      rounds += 1
      // Elements shorter than estimated can leave the content's end above the view's.
      let inside = clamped(contentOffset)
      if wasInContent, contentOffset != inside { moveContent(to: inside) }
    }
    state.anchor = nil
    backgroundView?.frame = bounds
    if list.cycle.isInterrupted { return }
    prefetchItems()
    tellOfMovedContent()
  }

  /// Changes the offset without notifying the delegate: content stays in position on screen.
  private func moveContent(to offset: CGPoint) {
    bounds.origin = offset
    state.laidOutBounds = bounds
  }

  /// Returns `false` if showing an element changed the layout.
  ///
  /// Uses plain loops over plain values: a scroll step does little more than determine that nearly all elements remain.
  private func showFoundElements() -> Bool {
    let bounds = bounds
    updateScrollers()
    let inView = bounds.isEmpty ? [] : foundAttributes(in: bounds) ?? []
    if isShown(inView, in: bounds) {
      removeUnusedScrollers()
      return true
    }
    state.layoutPass += 1
    let found = sorted(inView, in: bounds)
    state.placed = found.placed
    if found.viewCount < state.shown.count { endDisplayingUnseen() }
    removeUnusedScrollers()
    assert(state.shown.values.allSatisfy { $0.layoutPass == found.pass }, "a view out of view is still shown")
    return !measuresChange(found.unmeasured) && (found.coming.isEmpty || show(found.coming))
  }

  /// Sorts the elements that the layout finds in view, and applies changed attributes to the views that they have.
  private func sorted(_ inView: [UICollectionViewLayoutAttributes], in bounds: CGRect) -> FoundElements {
    let before = state.placed
    var found = FoundElements(pass: state.layoutPass, capacity: inView.count + 8)
    for attributes in inView {
      let index = attributes.shownIndex
      if index >= 0, index < before.count, before[index].attributes === attributes {
        if isVisible(attributes, at: before[index].frame, in: bounds) { found.keep(before[index]) }
        continue
      }
      let frame = attributes.frame
      if attributes.isHidden || !isVisible(attributes, at: frame, in: bounds) { continue }
      let key = ElementKey(attributes)
      guard let view = state.shown[key] else {
        found.coming.append((key, attributes))
        continue
      }
      if attributes.isUnmeasured { found.unmeasured.append((key, attributes)) }
      found.keep(ShownElement(attributes: attributes, view: view, frame: frame))
      // Last, because the view may change its attributes.
      apply(attributes, to: view)
    }
    return found
  }

  /// Whether exactly these elements are shown, as they are now. Most updates of elements outside the view end here.
  private func isShown(_ found: [UICollectionViewLayoutAttributes], in bounds: CGRect) -> Bool {
    guard found.count == state.placed.count, found.count == state.shown.count else { return false }
    for index in found.indices {
      let attributes = found[index]
      if attributes.shownIndex != index || state.placed[index].attributes !== attributes { return false }
      if !isVisible(attributes, at: state.placed[index].frame, in: bounds) { return false }
    }
    return true
  }

  private func isVisible(_ attributes: UICollectionViewLayoutAttributes, at frame: CGRect, in bounds: CGRect) -> Bool {
    (attributes.orthogonalSection == nil ? frame : seenFrame(attributes)).overlaps(bounds)
  }

  /// Measures views that are shown already, until one of them changes the layout; returns `true` in that case.
  private func measuresChange(_ unmeasured: [FoundElements.Element]) -> Bool {
    for (key, attributes) in unmeasured {
      guard let view = state.shown[key] else { continue }
      if preferredAttributes(of: view, attributes, key) !== attributes { return true }
    }
    return false
  }

  /// Measures the items and supplementary elements in view whose views requested it.
  private func measureInvalidatedItems() {
    var invalid: [(key: ElementKey, view: UICollectionReusableView)] = []
    for (key, view) in state.shown where view.needsMeasuring { invalid.append((key, view)) }
    invalid.sort { $0.key < $1.key }
    for (key, view) in invalid {
      view.needsMeasuring = false
      // Views of the layout itself have a path of one index.
      let path = view.appliedLayout.flatMap { $0.indexPath.count == 1 ? $0.indexPath : nil } ?? key.position.indexPath
      if let known = foundAttributes(of: key, at: path) { _ = preferredAttributes(of: view, known, key) }
    }
  }

  /// Removes the views that this pass didn't find in view.
  private func endDisplayingUnseen() {
    var gone: [(key: ElementKey, view: UICollectionReusableView)] = []
    for (key, view) in state.shown where view.layoutPass != state.layoutPass { gone.append((key, view)) }
    if gone.count > 1 { gone.sort { $0.key < $1.key } }
    for (key, view) in gone {
      state.shown[key] = nil
      endDisplaying(view, key)
    }
  }

  /// Shows elements until one of them changes the layout; returns `false` in that case.
  ///
  /// Elements before the remaining ones are shown last to first, so that the elements in between are measured.
  private func show(_ coming: [FoundElements.Element]) -> Bool {
    guard collectionViewLayout.asksForPreferredAttributes else {
      for (key, attributes) in coming where state.shown[key] == nil { _ = show(attributes, key) }
      return true
    }
    if state.anchor == nil { state.anchor = state.shown.keys.lazy.filter { $0.category == .cell }.min()?.position }
    let first = state.anchor ?? RowPosition(section: 0, row: 0)
    let ordered = coming.filter { $0.key.position >= first } + coming.filter { $0.key.position < first }.reversed()
    for (key, attributes) in ordered where state.shown[key] == nil {
      if show(attributes, key) { return false }
    }
    return true
  }

  /// Shows an element. Returns `true` if that changed the layout.
  func show(_ original: UICollectionViewLayoutAttributes, _ key: ElementKey) -> Bool {
    // The next layout shows the rest.
    if list.cycle.isInterrupted { return false }
    let view = requestedView(key, original)
    state.shown[key] = view
    let attributes = preferredAttributes(of: view, original, key)
    view.layoutPass = state.layoutPass
    attributes.shownIndex = attributes.isPlain ? state.placed.count : -1
    state.placed.append(ShownElement(attributes: attributes, view: view, frame: attributes.frame))
    apply(attributes, to: view)
    willDisplay(view, key, attributes.indexPath)
    if let cell = view as? UICollectionViewCell, key.category == .cell { countShown(cell) }
    insert(view, zIndex: attributes.zIndex, in: host(of: attributes))
    return attributes !== original
  }

  /// The attributes of an element after its view returned the preferred ones.
  private func preferredAttributes(
    of view: UICollectionReusableView,
    _ original: UICollectionViewLayoutAttributes,
    _ key: ElementKey
  ) -> UICollectionViewLayoutAttributes {
    let layout = collectionViewLayout
    guard layout.asksForPreferredAttributes, key.category != .decorationView, original.fittedAxes?.isEmpty != true
    else { return original }
    apply(original, to: view)
    view.adjustFonts(beforeAddingTo: self)
    // An app's override can change the attributes that it receives.
    let preferred = view.preferredLayoutAttributesFitting(original.copied())
    guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return original }
    invalidateLayout(
      by: layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    )
    prepareLayoutIfNeeded()
    return foundAttributes(of: key, at: original.indexPath) ?? preferred
  }

  private func foundAttributes(of key: ElementKey, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell: foundAttributes(ofItem: path)
    case .supplementaryView: foundAttributes(ofSupplementaryView: key.kind, at: path)
    case .decorationView: nil
    }
  }
}
