import HeadlessListModel

/// The views of elements: requested from the data source, inserted, and recycled.
extension UICollectionView {
  /// The view of an element that comes into view. Stops with UIKit's message if the data source returns a wrong one.
  func requestedView(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
    if key.category == .decorationView { return decorationView(key) }
    let indexPath = attributes.indexPath
    if key.category == .cell, !hasElement(at: indexPath) {
      stop(
        "UICollectionView received layout attributes for a cell with an index path that does not exist: "
          + indexPath.messageText
      )
    }
    guard let dataSource else { stop("UICollectionView has items but no dataSource") }
    let outer = state.request
    defer { state.request = outer }
    state.request = ElementRequest(indexPath: indexPath, attributes: attributes)
    if key.category == .cell {
      let cell = dataSource.collectionView(self, cellForItemAt: indexPath)
      check(cell, isCell: true, indexPath)
      cell.editsItem = edits(indexPath)
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
      let isOwn = view.superview === self || state.scrollers.values.contains { $0 === view.superview }
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

  func willDisplay(_ view: UICollectionReusableView, _ key: ElementKey, _ indexPath: IndexPath) {
    if let cell = view as? UICollectionViewCell, key.category == .cell {
      restoreState(of: cell, at: key.position)
      delegate?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
    } else if key.category == .supplementaryView {
      delegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: indexPath)
    }
  }

  func endDisplaying(_ view: UICollectionReusableView, _ key: ElementKey) {
    state.isPlacingViews = true
    view.removeFromSuperview()
    state.isPlacingViews = false
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
