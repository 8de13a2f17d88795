import ListGeometry

extension UICollectionView {
  /// Reloads counts if needed.
  func reloadIfNeeded() {
    reloadBeforeLayoutIfNeeded()
    loadCounts()
  }

  /// Forgets what is shown and the counts if a reload is requested. A layout pass asks for the counts.
  func reloadBeforeLayoutIfNeeded() {
    guard needsReload, !cycle.isLayingOut else { return }
    cycle.needsReload = false
    beginLayout()
    let gone = shown
    shown = [:]
    placed = []
    for (key, view) in gone.sorted(by: { $0.key < $1.key }) { endDisplaying(view, key) }
    forgetCounts()
    isLayoutInvalid = true
    endLayout()
  }

  func loadedCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<SectionCount.checked(dataSource.numberOfSections(in: self))).map { section in
      SectionCount.checkedItems(dataSource.collectionView(self, numberOfItemsInSection: section), in: section)
    }
  }

  /// Prepares the layout if it is invalid.
  func prepareLayoutIfNeeded() {
    reloadBeforeLayoutIfNeeded()
    if bounds.size != laidOutBounds.size || bounds.origin != laidOutBounds.origin {
      if bounds.size != laidOutBounds.size { isLayoutInvalid = true }
      laidOutBounds = bounds
      if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
        invalidateLayout(by: collectionViewLayout.invalidationContext(forBoundsChange: bounds))
      }
    }
    guard isLayoutInvalid else { return }
    isLayoutInvalid = false
    let before = contentSize
    prepareUndisturbed()
    loadCounts()
    collectionViewLayout.pendingPlan = nil
    contentSize = collectionViewLayout.collectionViewContentSize
    if contentSize.width < before.width || contentSize.height < before.height { keepOffsetInContent() }
  }

  /// Moves the offset back into bounds after the content became shorter.
  private func keepOffsetInContent() {
    let inside = clamped(contentOffset)
    if contentOffset.x <= inside.x, contentOffset.y <= inside.y { return }
    bounds.origin = CGPoint(x: min(contentOffset.x, inside.x), y: min(contentOffset.y, inside.y))
    // The layout may depend on the new bounds. This ends, because the content only becomes shorter.
    prepareLayoutIfNeeded()
  }

  private func invalidateLayout(by context: UICollectionViewLayoutInvalidationContext) {
    isAskingLayout = true
    collectionViewLayout.invalidateLayout(with: context)
    isAskingLayout = false
    // An adjustment by the layout isn't scrolling.
    laidOutBounds = bounds
  }

  /// Shows the elements in view: updates the views of those that remain and dequeues views for the others. Starts over
  /// if the size of a new view differs from the layout's estimate.
  func layoutContent() {
    prepareLayoutIfNeeded()
    let wasInContent = contentOffset == clamped(contentOffset)
    // Each round but the last shows a new element. The limit is for cells whose preferred size never settles.
    var rounds = 0
    while !showFoundElements(), rounds < 10_000 {
      rounds += 1
      // Elements shorter than estimated can leave the content's end above the view's.
      let inside = clamped(contentOffset)
      if wasInContent, contentOffset != inside { moveContent(to: inside) }
    }
    anchor = nil
    backgroundView?.frame = bounds
    if !cycle.isInterrupted { prefetchItems() }
  }

  /// Changes the offset without notifying the delegate: content stays in position on screen.
  private func moveContent(to offset: CGPoint) {
    bounds.origin = offset
    laidOutBounds = bounds
  }

  /// Returns `false` if showing an element changed the layout.
  ///
  /// Uses plain loops over plain values: a scroll step does little more than determine that nearly all elements remain.
  private func showFoundElements() -> Bool {
    let bounds = bounds
    updateScrollers()
    let found = bounds.isEmpty ? [] : collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    if isShown(found, in: bounds) {
      removeUnusedScrollers()
      return true
    }
    let pass = layoutPass + 1
    layoutPass = pass
    let before = placed
    var now: [ShownElement] = []
    now.reserveCapacity(found.count + 8)
    var coming: [(key: ElementKey, attributes: UICollectionViewLayoutAttributes)] = []
    var unmeasured: [(key: ElementKey, attributes: UICollectionViewLayoutAttributes)] = []
    var staying = 0
    for attributes in found {
      let index = attributes.shownIndex
      let isUnchanged = index >= 0 && index < before.count && before[index].attributes === attributes
      let element: ShownElement
      if isUnchanged {
        element = before[index]
        if !isVisible(attributes, at: element.frame, in: bounds) { continue }
      } else {
        let frame = attributes.frame
        if attributes.isHidden || !isVisible(attributes, at: frame, in: bounds) { continue }
        let key = ElementKey(attributes)
        guard let view = shown[key] else {
          coming.append((key, attributes))
          continue
        }
        if attributes.isUnmeasured { unmeasured.append((key, attributes)) }
        element = ShownElement(attributes: attributes, view: view, frame: frame)
      }
      if element.view.layoutPass != pass {
        staying += 1
        element.view.layoutPass = pass
      }
      // Attributes of a subclass must be compared each time.
      attributes.shownIndex = attributes.isPlain ? now.count : -1
      now.append(element)
      // Last, because the view may change its attributes.
      if !isUnchanged { apply(attributes, to: element.view) }
    }
    placed = now
    if staying < shown.count { endDisplayingUnseen() }
    removeUnusedScrollers()
    assert(shown.values.allSatisfy { $0.layoutPass == pass }, "a view out of view is still shown")
    for (key, attributes) in unmeasured where shown[key].map({ measures($0, attributes, key) }) ?? false {
      return false
    }
    return coming.isEmpty || show(coming)
  }

  /// Whether exactly these elements are shown, as they are now. Most updates of elements outside the view end here.
  private func isShown(_ found: [UICollectionViewLayoutAttributes], in bounds: CGRect) -> Bool {
    guard found.count == placed.count, found.count == shown.count else { return false }
    for index in found.indices {
      let attributes = found[index]
      if attributes.shownIndex != index || placed[index].attributes !== attributes { return false }
      if !isVisible(attributes, at: placed[index].frame, in: bounds) { return false }
    }
    return true
  }

  private func isVisible(
    _ attributes: UICollectionViewLayoutAttributes,
    at frame: CGRect,
    in bounds: CGRect
  ) -> Bool {
    (attributes.orthogonalSection == nil ? frame : seenFrame(attributes)).overlaps(bounds)
  }

  /// Measures a view that is shown already. Returns `true` if that changed the layout.
  private func measures(
    _ view: UICollectionReusableView,
    _ attributes: UICollectionViewLayoutAttributes,
    _ key: ElementKey
  ) -> Bool { preferredAttributes(of: view, attributes, key) !== attributes }

  /// Removes the views that this pass didn't find in view.
  private func endDisplayingUnseen() {
    var gone: [(key: ElementKey, view: UICollectionReusableView)] = []
    for (key, view) in shown where view.layoutPass != layoutPass { gone.append((key, view)) }
    if gone.count > 1 { gone.sort { $0.key < $1.key } }
    for (key, view) in gone {
      shown[key] = nil
      endDisplaying(view, key)
    }
  }

  /// Shows elements until one of them changes the layout; returns `false` in that case.
  ///
  /// Elements before the remaining ones are shown last to first, so that the elements in between are measured.
  private func show(_ coming: [(key: ElementKey, attributes: UICollectionViewLayoutAttributes)]) -> Bool {
    guard collectionViewLayout.asksForPreferredAttributes else {
      for (key, attributes) in coming where shown[key] == nil { _ = show(attributes, key) }
      return true
    }
    if anchor == nil { anchor = shown.keys.filter { $0.category == .cell }.min()?.position }
    let first = anchor ?? RowPosition(section: 0, row: 0)
    let ordered = coming.filter { $0.key.position >= first } + coming.filter { $0.key.position < first }.reversed()
    for (key, attributes) in ordered where shown[key] == nil {
      if show(attributes, key) { return false }
    }
    return true
  }

  /// Shows an element. Returns `true` if that changed the layout.
  func show(_ original: UICollectionViewLayoutAttributes, _ key: ElementKey) -> Bool {
    // The next layout shows the rest.
    if cycle.isInterrupted { return false }
    let view = requestedView(key, original)
    shown[key] = view
    let attributes = preferredAttributes(of: view, original, key)
    view.layoutPass = layoutPass
    attributes.shownIndex = attributes.isPlain ? placed.count : -1
    placed.append(ShownElement(attributes: attributes, view: view, frame: attributes.frame))
    apply(attributes, to: view)
    willDisplay(view, key, attributes.indexPath)
    if key.category == .cell {
      shownCellCount.count(wasShown: view.wasShown)
      view.wasShown = true
    }
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
    let preferred = view.preferredLayoutAttributesFitting(original)
    guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return original }
    invalidateLayout(
      by: layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    )
    prepareLayoutIfNeeded()
    return
      (key.category == .cell
      ? layout.layoutAttributesForItem(at: original.indexPath)
      : layout.layoutAttributesForSupplementaryView(ofKind: key.kind, at: original.indexPath)) ?? preferred
  }

  /// Applies attributes to a view. As in UIKit, the view isn't notified if it already has them.
  func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
    var differs = !view.hasApplied(attributes)
    let frame = frameInHost(attributes)
    if view.frame != frame {
      view.frame = frame
      differs = true
    }
    if view.alpha != attributes.alpha {
      view.alpha = attributes.alpha
      differs = true
    }
    if view.zIndex != attributes.zIndex {
      view.zIndex = attributes.zIndex
      differs = true
      if let host = view.superview { insert(view, zIndex: attributes.zIndex, in: host) }
    }
    if !scrollers.isEmpty, let present = view.superview {
      let host = host(of: attributes)
      if host !== present { insert(view, zIndex: attributes.zIndex, in: host) }
    }
    if differs { view.applyAndKeep(attributes) }
  }

  private func insert(_ view: UICollectionReusableView, zIndex: Int, in host: UIView) {
    if zIndex != 0 { hasLevels = true }
    isPlacingViews = true
    host.insertSubview(view, at: level(of: view, zIndex, in: host))
    isPlacingViews = false
  }

  /// The level below elements of the same or a higher z-index, above those of a lower one.
  func level(of view: UIView, _ zIndex: Int, in host: UIView) -> Int {
    var level = host === self ? elementInsertionIndex : 0
    if !hasLevels { return level }
    for other in host.subviews.dropFirst(level) where other !== view {
      let found = other is OrthogonalScrollView ? 0 : (other as? UICollectionReusableView)?.zIndex
      guard let found, found < zIndex else { break }
      level += 1
    }
    return level
  }

  private func requestedView(
    _ key: ElementKey,
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView {
    if key.category == .decorationView { return decorationView(key) }
    let indexPath = attributes.indexPath
    guard let dataSource else { stop("UICollectionView has items but no dataSource") }
    let outer = request
    defer { request = outer }
    request = ElementRequest(indexPath: indexPath, attributes: attributes)
    if key.category == .cell {
      let cell = dataSource.collectionView(self, cellForItemAt: indexPath)
      check(cell, isCell: true, indexPath)
      return cell
    }
    let view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: key.kind, at: indexPath)
    check(view, isCell: false, indexPath)
    if let found = view.reuseKey?.kind, found != key.kind {
      stop(
        "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: does not match the "
          + "element kind it is being used for. When asked for a view of element kind '\(key.kind)' the data source "
          + "dequeued a view registered for the element kind '\(found)'."
      )
    }
    return view
  }

  private func check(_ view: UICollectionReusableView, isCell: Bool, _ indexPath: IndexPath) {
    if view.reuseKey == nil {
      stop(
        isCell
          ? "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells "
            + "must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"
          : "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: "
            + "(\(indexPath.messageText)) was not retrieved by calling "
            + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil"
      )
    }
    if let other = view.dequeuedFrom, other != ObjectIdentifier(self) {
      stop(ReuseMessages.dequeuedElsewhere("collection view", view, view.reuseIdentifier, indexPath))
    }
    if view.superview != nil {
      let isOwn = view.superview === self || scrollers.values.contains { $0 === view.superview }
      stop(
        "the view returned for index path \(indexPath.messageText) is already in use "
          + "\(isOwn ? "for another element" : "in another view"): \(type(of: view)) with identifier "
          + "\(view.reuseIdentifier ?? "none"). Dequeue a view of its own for each element from the collection view "
          + "that requests it"
      )
    }
  }

  private func decorationView(_ key: ElementKey) -> UICollectionReusableView {
    let reuseKey = ReuseKey(key.kind, kind: "decoration")
    if pools[registration: reuseKey] == nil {
      pools[registration: reuseKey] = collectionViewLayout.decorationClasses[key.kind]
    }
    if let view = pools.take(reuseKey) {
      view.forgetState()
      view.prepareForReuse()
      return view
    }
    guard let registration = pools[registration: reuseKey] else {
      stop(
        "no UICollectionViewLayoutAttributes instance for decoration view of kind \(key.kind) - must register a class "
          + "for the kind with the layout"
      )
    }
    let view: UICollectionReusableView = ReuseFactory.view(of: registration, key.kind) {
      $0.init(recycledWithFrame: .zero)
    }
    view.reuseKey = reuseKey
    return view
  }

  private func willDisplay(_ view: UICollectionReusableView, _ key: ElementKey, _ indexPath: IndexPath) {
    if let cell = view as? UICollectionViewCell, key.category == .cell {
      let isSelected = selection.contains(key.position)
      if cell.isSelected != isSelected { cell.isSelected = isSelected }
      if cell.isHighlighted { cell.isHighlighted = false }
      delegate?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
    } else if key.category == .supplementaryView {
      delegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: indexPath)
    }
  }

  func endDisplaying(_ view: UICollectionReusableView, _ key: ElementKey) {
    isPlacingViews = true
    view.removeFromSuperview()
    isPlacingViews = false
    let indexPath = key.position.indexPath
    if let cell = view as? UICollectionViewCell, key.category == .cell {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: indexPath)
    } else if key.category == .supplementaryView {
      delegate?.collectionView(
        self,
        didEndDisplayingSupplementaryView: view,
        forElementOfKind: key.kind,
        at: indexPath
      )
    }
    recycle(view)
  }
}

/// An element of the last layout pass. Attributes that haven't changed lead to their view without a search.
struct ShownElement {
  let attributes: UICollectionViewLayoutAttributes
  let view: UICollectionReusableView
  let frame: CGRect
}
