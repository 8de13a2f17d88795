/// The frames and the order of elements' views.
extension UICollectionView {
  /// Applies attributes to a view. As in UIKit, the view isn't notified if it already has them.
  func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
    var differs = !view.hasApplied(attributes)
    let frame = frameInHost(attributes)
    if view.layoutFrame != frame {
      view.layoutFrame = frame
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
    if !state.scrollers.isEmpty, let present = view.superview {
      let host = host(of: attributes)
      if host !== present { insert(view, zIndex: attributes.zIndex, in: host) }
    }
    guard differs else { return }
    if view.hasTransform || view.appliedTransform != nil || attributes.ownTransform != nil {
      view.transform = attributes.transform
      // Keeps the affine part, which frames need.
      if !CATransform3DIsAffine(attributes.transform3D) { view.transform3D = attributes.transform3D }
    }
    view.applyAndKeep(attributes)
  }

  func insert(_ view: UICollectionReusableView, zIndex: Int, in host: UIView) {
    if zIndex != 0 { state.hasLevels = true }
    state.isPlacingViews = true
    host.insertSubview(view, at: level(of: view, zIndex, in: host))
    state.isPlacingViews = false
  }

  /// The level below elements of the same or a higher z-index, above those of a lower one.
  func level(of view: UIView, _ zIndex: Int, in host: UIView) -> Int {
    var level = host === self ? state.elementInsertionIndex : 0
    if !state.hasLevels { return level }
    for other in host.subviews.dropFirst(level) where other !== view {
      let found = other is OrthogonalScrollView ? 0 : (other as? UICollectionReusableView)?.zIndex
      guard let found, found < zIndex else { break }
      level += 1
    }
    return level
  }
}
