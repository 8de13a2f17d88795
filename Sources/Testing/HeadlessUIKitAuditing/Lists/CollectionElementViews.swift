package import HeadlessUIKit

/// The headers, footers, other supplementary views and decoration views of a collection view.
package struct CollectionElementViews: AuditedViews {
  private let collection: UICollectionView
  private let attributes: [AuditedElement: UICollectionViewLayoutAttributes]

  package let all: [AuditedElement]

  package init(of collection: UICollectionView) {
    self.collection = collection
    let found = collection.allOtherElements.map { (Self.element($0), $0) }
    all = found.map(\.0)
    attributes = Dictionary(found) { first, _ in first }
  }

  package var list: UIScrollView { collection }

  package func has(_ element: AuditedElement) -> Bool { attributes[element] != nil }

  package func removeAll() { collection.removeAllCells() }

  package func show(_ element: AuditedElement, idleViews: [UICollectionReusableView]) -> UICollectionReusableView? {
    attributes[element].flatMap { collection.showElement($0, idleViews: idleViews) }
  }

  package func hide() { collection.hideShownItems() }

  package func newView(like view: UICollectionReusableView) -> UICollectionReusableView? {
    collection.newElementView(like: view)
  }

  package func poolName(of view: UICollectionReusableView) -> String? { collection.poolName(of: view) }

  package func select(_ view: UICollectionReusableView) -> Bool { false }

  private static func element(_ attributes: UICollectionViewLayoutAttributes) -> AuditedElement {
    let kind = attributes.representedElementKind ?? ""
    if attributes.representedElementCategory == .decorationView {
      return AuditedElement(.decoration(kind), attributes.indexPath)
    }
    switch kind {
    case UICollectionView.elementKindSectionHeader: return AuditedElement(.header, attributes.indexPath)
    case UICollectionView.elementKindSectionFooter: return AuditedElement(.footer, attributes.indexPath)
    default: return AuditedElement(.supplementary(kind), attributes.indexPath)
    }
  }
}
