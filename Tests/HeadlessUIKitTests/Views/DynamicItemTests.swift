import HeadlessUIKit
import Testing

@MainActor
struct DynamicItemTests {
  private static let path = IndexPath(item: 2, section: 1)

  /// A layout's attributes are items of behaviors, and the animator finds them by their index paths.
  @Test(arguments: [
    (UICollectionViewLayoutAttributes(forCellWith: path), true, false),
    (UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0)), false, false),
    (UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: path), false, true),
    (UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "footer", with: path), false, false),
  ])
  func anAnimatorFindsTheAttributes(_ item: UICollectionViewLayoutAttributes, isCell: Bool, isHeader: Bool) {
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
