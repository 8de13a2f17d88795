import HeadlessListModel

/// The layout's elements, on the other side if the layout asks for it in the present layout direction.
extension UICollectionView {
  func foundAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard state.isMirrored else { return collectionViewLayout.layoutAttributesForElements(in: rect) }
    return collectionViewLayout.layoutAttributesForElements(in: rect.mirrored(in: mirroredArea))?.map(mirrored)
  }

  func foundAttributes(ofItem indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    directed(collectionViewLayout.layoutAttributesForItem(at: indexPath))
  }

  func foundAttributes(
    ofSupplementaryView kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    directed(collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath))
  }

  func foundAttributes(ofDecorationView kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    directed(collectionViewLayout.layoutAttributesForDecorationView(ofKind: kind, at: indexPath))
  }

  /// Determines the direction before the layout is prepared.
  func updateLayoutDirection() {
    let layout = collectionViewLayout
    state.isMirrored =
      layout.flipsHorizontallyInOppositeLayoutDirection
      && layout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
  }

  /// Keeps the distance from the edge at which mirrored content begins, after the content's width changed.
  func keepOffset(fromWidth width: CGFloat) {
    guard state.isMirrored, contentSize.width != width else { return }
    let room = bounds.width - adjustedContentInset.right
    let offset = contentSize.width - max(width, room) + max(contentOffset.x, 0)
    if contentSize.width > room { bounds.origin.x = offset }
  }

  private var mirroredArea: CGRect { CGRect(x: 0, y: 0, width: contentSize.width, height: 0) }

  private func directed(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
    state.isMirrored ? attributes.map(mirrored) : attributes
  }

  private func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    if attributes.orthogonalSection != nil {
      warnOfOrthogonalSections()
      return attributes
    }
    let copy = attributes.copied()
    copy.untransformedFrame = copy.untransformedFrame.mirrored(in: mirroredArea)
    return copy
  }

  private func warnOfOrthogonalSections() {
    warnOnce(
      "Sections that scroll orthogonally aren't mirrored from right to left here, although UIKit mirrors them. "
        + "Tests can't rely on the frames of their items."
    )
  }
}
