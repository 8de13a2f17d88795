/// The length of a layout's content, and where the item is that stays at its place on the screen.
struct VisibleContent {
  let length: Double
  let anchor: Double?
  let isVertical: Bool
}

extension UICollectionViewLayoutInvalidationContext {
  /// Moves the content so that visible items stay in position after one was measured.
  func adjustContent(from old: VisibleContent, to new: VisibleContent) {
    let moved = new.anchor.flatMap { after in old.anchor.map { after - $0 } } ?? 0
    let grown = new.length - old.length
    contentOffsetAdjustment = new.isVertical ? CGPoint(x: 0, y: moved) : CGPoint(x: moved, y: 0)
    contentSizeAdjustment = new.isVertical ? CGSize(width: 0, height: grown) : CGSize(width: grown, height: 0)
  }
}
