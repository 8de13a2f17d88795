import HeadlessUIKit
import Testing

@MainActor struct DynamicItemTests {
  nonisolated private static let path = IndexPath(item: 2, section: 1)

  /// A layout's attributes are items of behaviors, and the animator finds them by their index paths.
  @Test(
    arguments: [
      (nil, path, true, false), (nil, IndexPath(item: 0, section: 0), false, false), ("header", path, false, true),
      ("footer", path, false, false),
    ] as [(String?, IndexPath, Bool, Bool)]
  )
  func anAnimatorFindsTheAttributes(kind: String?, indexPath: IndexPath, isCell: Bool, isHeader: Bool) {
    let item =
      kind.map { UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: $0, with: indexPath) }
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    item.frame = CGRectMake(0, 0, 10, 10)
    let animator = UIDynamicAnimator(collectionViewLayout: UICollectionViewFlowLayout())
    let parent = UIDynamicBehavior()
    parent.addChildBehavior(UIAttachmentBehavior(item: item, attachedToAnchor: .zero))
    animator.addBehavior(parent)
    #expect(animator.layoutAttributesForCell(at: Self.path) === (isCell ? item : nil))
    let header = animator.layoutAttributesForSupplementaryView(ofKind: "header", at: Self.path)
    #expect(header === (isHeader ? item : nil))
  }

  @Test func anAnimatorFindsItemsInARectangle() {
    let animator = UIDynamicAnimator(referenceView: UIView())
    let views = [CGRectMake(0, 0, 10, 10), CGRectMake(50, 0, 10, 10)].map { UIView(frame: $0) }
    animator.addBehavior(UIGravityBehavior(items: views))
    let found = animator.items(in: CGRectMake(5, 5, 10, 10))
    #expect(found.count == 1)
    #expect(found.first === views[0])
  }
}
