import HeadlessUIKit
import Testing

/// Questions about points that are no points: UIKit answers with nothing.
@MainActor struct OddPointTests {
  nonisolated static let points: [CGPoint] = [
    CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 0, y: CGFloat.nan), CGPoint(x: 0, y: CGFloat.infinity),
    CGPoint(x: 0, y: -CGFloat.infinity), CGPoint(x: -1, y: -1), CGPoint(x: 1e300, y: 1e300),
  ]

  @Test(arguments: points) func nothingIsAtAnOddPoint(point: CGPoint) {
    for layout in [UICollectionViewFlowLayout(), AnsweringLists.composed] {
      let lists = AnsweringLists(layout)
      lists.table.layoutIfNeeded()
      lists.collection.layoutIfNeeded()
      // A table has one column, at any location.
      if !point.x.isNaN { #expect(lists.table.indexPathForRow(at: point) == nil) }
      #expect(lists.collection.indexPathForItem(at: point) == nil)
    }
  }
}
