import HeadlessListModel

/// Sections that scroll across the scroll direction: each has a scroll view of its own.
extension UICollectionView {
  func updateScrollers() {
    let geometry = collectionViewLayout.orthogonalSections(in: bounds)
    if geometry.isEmpty, state.scrollers.isEmpty { return }
    state.isPlacingViews = true
    for known in geometry {
      if let scroller = state.scrollers[known.section] {
        scroller.take(known)
      } else {
        let scroller = OrthogonalScrollView(frame: known.frame)
        scroller.contentInsetAdjustmentBehavior = .never
        scroller.showsHorizontalScrollIndicator = false
        scroller.showsVerticalScrollIndicator = false
        scroller.collectionView = self
        state.scrollers[known.section] = scroller
        scroller.take(known)
        insertSubview(scroller, at: level(of: scroller, 0, in: self))
      }
    }
    state.isPlacingViews = false
  }

  /// Removes the scroll views that have no elements in view.
  func removeUnusedScrollers() {
    if state.scrollers.isEmpty { return }
    let used = Set(collectionViewLayout.orthogonalSections(in: bounds).map(\.section))
    state.isPlacingViews = true
    for (section, scroller) in state.scrollers where !used.contains(section) {
      scroller.removeFromSuperview()
      state.scrollers[section] = nil
    }
    state.isPlacingViews = false
  }

  func scrolled(_ scroller: OrthogonalScrollView) {
    collectionViewLayout.setOrthogonalOffset(scroller.contentOffset, of: scroller.section)
    setNeedsLayout()
  }

  /// The view that contains an element's view.
  func host(of attributes: UICollectionViewLayoutAttributes) -> UIView { scroller(of: attributes) ?? self }

  private func scroller(of attributes: UICollectionViewLayoutAttributes) -> OrthogonalScrollView? {
    attributes.orthogonalSection.flatMap { state.scrollers[$0] }
  }

  /// The frame of an element's view in its superview, without the transform.
  func frameInHost(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
    let frame = attributes.untransformedFrame
    guard let scroller = scroller(of: attributes) else { return frame }
    return frame.offsetBy(dx: -scroller.frame.origin.x, dy: -scroller.frame.origin.y)
  }

  /// The frame at which an element is seen, in content coordinates.
  func seenFrame(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
    guard let scroller = scroller(of: attributes) else { return attributes.frame }
    return attributes.frame.offsetBy(dx: -scroller.contentOffset.x, dy: -scroller.contentOffset.y)
  }

  /// Scrolls the section of an item across the scroll direction, if the section does that.
  func scrollSection(of indexPath: IndexPath, to position: ScrollPosition, animated: Bool) {
    guard let item = foundAttributes(ofItem: indexPath),
      let section = item.orthogonalSection,
      let offset = collectionViewLayout.orthogonalOffset(showing: item.frame, of: section, at: position)
    else { return }
    collectionViewLayout.setOrthogonalOffset(offset, of: section)
    setNeedsLayout()
  }

  /// The scroll view of an orthogonal section in view. Tests scroll it.
  package func scroller(ofSection section: Int) -> UIScrollView? {
    layoutIfNeeded()
    return state.scrollers[section]
  }
}
