/// The specification of a layout for the scroll view of a section that scrolls across the scroll direction.
struct OrthogonalGeometry {
  let section: Int
  let frame: CGRect
  let contentSize: CGSize
  let contentInset: UIEdgeInsets
  let isPaging: Bool
  let offset: CGPoint
}

/// The view in which the elements of a section scroll across the scroll direction of its collection view.
final class OrthogonalScrollView: UIScrollView {
  weak var collectionView: UICollectionView?
  private(set) var section = 0
  private var isTakingGeometry = false

  /// Takes over the geometry that the layout specifies.
  func take(_ geometry: OrthogonalGeometry) {
    isTakingGeometry = true
    section = geometry.section
    if frame != geometry.frame { frame = geometry.frame }
    contentSize = geometry.contentSize
    contentInset = geometry.contentInset
    isPagingEnabled = geometry.isPaging
    // The content may have become shorter.
    let inside = clamped(geometry.offset)
    let offset = isDragging || isDecelerating ? geometry.offset : inside
    if contentOffset != offset { contentOffset = offset }
    isTakingGeometry = false
    if offset != geometry.offset { collectionView?.scrolled(self) }
  }

  override var contentOffset: CGPoint {
    didSet { if !isTakingGeometry, contentOffset != oldValue { collectionView?.scrolled(self) } }
  }

  override func restingOffset(near target: CGPoint, velocity: CGPoint) -> CGPoint {
    guard let layout = collectionView?.collectionViewLayout else { return target }
    return clamped(layout.orthogonalRest(of: section, near: target, velocity: velocity))
  }
}

extension UICollectionViewCell {
  /// The collection view that shows the cell, also in the scroll view of a section.
  var containingCollectionView: UICollectionView? {
    superview as? UICollectionView ?? (superview as? OrthogonalScrollView)?.collectionView
  }
}
