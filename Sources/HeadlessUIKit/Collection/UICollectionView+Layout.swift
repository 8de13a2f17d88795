extension UICollectionView {
  /// Asks for counts again, if that is due.
  func reloadIfNeeded() {
    guard needsReload, !isLayingOut else { return }
    needsReload = false
    beginLayout()
    let gone = shown
    shown = [:]
    for (key, view) in gone.sorted(by: { $0.key < $1.key }) { endDisplaying(view, key) }
    itemCounts = loadedCounts()
    isLayoutInvalid = true
    endLayout()
  }

  func loadedCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  /// Lets the layout prepare, if it is invalid.
  func prepareLayoutIfNeeded() {
    reloadIfNeeded()
    if bounds.size != laidOutBounds.size || bounds.origin != laidOutBounds.origin {
      let isSameSize = bounds.size == laidOutBounds.size
      if !isSameSize || collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) { isLayoutInvalid = true }
      laidOutBounds = bounds
    }
    guard isLayoutInvalid else { return }
    isLayoutInvalid = false
    let before = contentSize
    prepareUndisturbed()
    collectionViewLayout.pendingPlan = nil
    contentSize = collectionViewLayout.collectionViewContentSize
    if contentSize.width < before.width || contentSize.height < before.height { keepOffsetInContent() }
  }

  /// Brings the offset back when the content became shorter.
  private func keepOffsetInContent() {
    let inside = clamped(contentOffset)
    if contentOffset.x <= inside.x, contentOffset.y <= inside.y { return }
    bounds.origin = CGPoint(x: min(contentOffset.x, inside.x), y: min(contentOffset.y, inside.y))
    // The layout hears of the new bounds, too; the content can only become shorter for so long.
    prepareLayoutIfNeeded()
  }

  /// Shows the elements in view: those that stay get their new places, the others come from the pools and go there.
  func layoutContent() {
    prepareLayoutIfNeeded()
    let bounds = bounds
    let found = bounds.isEmpty ? [] : collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    layoutPass += 1
    var coming: [(key: ElementKey, attributes: UICollectionViewLayoutAttributes)] = []
    var staying = 0
    for attributes in found where !attributes.isHidden && attributes.frame.overlaps(bounds) {
      let key = ElementKey(attributes)
      if let view = shown[key] {
        if view.layoutPass != layoutPass { staying += 1 }
        view.layoutPass = layoutPass
        place(view, attributes)
      } else {
        coming.append((key, attributes))
      }
    }
    if staying < shown.count { endDisplayingUnseen() }
    for (key, attributes) in coming where shown[key] == nil { show(attributes, key) }
    assert(shown.values.allSatisfy { $0.layoutPass == layoutPass }, "a view without a place is still shown")
    backgroundView?.frame = bounds
    if !isInterrupted { prefetchItems() }
  }

  /// Takes away what the present pass did not find in view.
  private func endDisplayingUnseen() {
    let gone = shown.filter { $0.value.layoutPass != layoutPass }
    for (key, view) in gone.sorted(by: { $0.key < $1.key }) {
      shown[key] = nil
      endDisplaying(view, key)
    }
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes, _ key: ElementKey) {
    // The layout that follows shows the rest.
    if isInterrupted { return }
    let view = requestedView(key, attributes)
    view.layoutPass = layoutPass
    shown[key] = view
    place(view, attributes)
    willDisplay(view, key, attributes.indexPath)
    insert(view, zIndex: attributes.zIndex)
  }

  /// Gives a view its place and look. One that has them already hears nothing, as in UIKit.
  func place(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    var differs = !view.hasApplied(attributes)
    if view.frame != attributes.frame {
      view.frame = attributes.frame
      differs = true
    }
    if view.alpha != attributes.alpha {
      view.alpha = attributes.alpha
      differs = true
    }
    if view.zIndex != attributes.zIndex {
      view.zIndex = attributes.zIndex
      differs = true
      if view.superview === self { insert(view, zIndex: attributes.zIndex) }
    }
    if differs { view.applyAndKeep(attributes) }
  }

  private func insert(_ view: UICollectionReusableView, zIndex: Int) {
    if zIndex != 0 { hasLevels = true }
    insertSubview(view, at: hasLevels ? level(of: view, zIndex) : levelOfElements)
  }

  /// Below what has the same or a higher index, above what has a lower one.
  private func level(of view: UICollectionReusableView, _ zIndex: Int) -> Int {
    var level = levelOfElements
    for other in subviews.dropFirst(levelOfElements) where other !== view {
      guard let other = other as? UICollectionReusableView, other.zIndex < zIndex else { break }
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
          ? "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must "
            + "be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"
          : "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: "
            + "(\(indexPath.messageText)) was not retrieved by calling "
            + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil"
      )
    }
    if view.superview != nil {
      stop(
        "the view returned for index path \(indexPath.messageText) is already in use "
          + "\(view.superview === self ? "for another element" : "in another view"): \(type(of: view)) with identifier "
          + "\(view.reuseIdentifier ?? "none"). Dequeue a view of its own for each element from the collection view "
          + "that asks"
      )
    }
  }

  private func decorationView(_ key: ElementKey) -> UICollectionReusableView {
    let reuseKey = ReuseKey(key.kind, kind: "decoration")
    let pool = pools.pool(for: reuseKey)
    if pool.registration == nil { pool.registration = collectionViewLayout.decorationClasses[key.kind] }
    if let view = pool.take() {
      view.forgetState()
      view.prepareForReuse()
      return view
    }
    guard case .viewClass(let type as UICollectionReusableView.Type)? = pool.registration else {
      stop(
        "no UICollectionViewLayoutAttributes instance for decoration view of kind \(key.kind) - must register a class for "
          + "the kind with the layout"
      )
    }
    let view = type.init(recycledWithFrame: .zero)
    view.reuseKey = reuseKey
    return view
  }

  private func willDisplay(_ view: UICollectionReusableView, _ key: ElementKey, _ indexPath: IndexPath) {
    if let cell = view as? UICollectionViewCell, key.category == .cell {
      let isSelected = !selection.isEmpty && selection.contains(key.position)
      if cell.isSelected != isSelected { cell.isSelected = isSelected }
      if cell.isHighlighted { cell.isHighlighted = false }
      delegate?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
    } else if key.category == .supplementaryView {
      delegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: indexPath)
    }
  }

  func endDisplaying(_ view: UICollectionReusableView, _ key: ElementKey) {
    view.removeFromSuperview()
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
