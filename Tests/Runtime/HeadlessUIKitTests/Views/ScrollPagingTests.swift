import Testing

@testable import HeadlessUIKit
import HeadlessUIKitTesting

/// The resting offset after a drag in a view that scrolls by pages.
@MainActor struct ScrollPagingTests {
  @Test(
    arguments: [
      (100, 40, 0, 100), (100, 60, 0, 200), (100, 10, 0.5, 200), (100, 10, 9, 200), (100, -10, -9, 0),
      (100, 60, -0.1, 100), (0, -50, -5, 0), (300, 40, 5, 300),
    ] as [(start: CGFloat, drag: CGFloat, velocity: CGFloat, end: CGFloat)]
  )
  func pagingStopsAtPages(start: CGFloat, drag: CGFloat, velocity: CGFloat, end: CGFloat) {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.contentSize = CGSize(width: 400, height: 50)
    view.isPagingEnabled = true
    view.contentOffset.x = start
    view.user.beginDragging()
    view.user.drag(by: CGPoint(x: drag, y: 0))
    view.user.endDragging(velocity: CGPoint(x: velocity, y: 0))
    while view.user.stepDeceleration() {}
    #expect(view.contentOffset == CGPoint(x: end, y: 0))
  }
}
