extension UIScrollView {
  /// Adds room for a refresh control to the adjusted inset. As in UIKit the content doesn't move, so that a refresh
  /// that the program begins shows the control only if the program scrolls to it.
  final func makeRoomForRefreshing(_ height: CGFloat) {
    roomForRefreshing = height
    noticeAdjustedInset(movesContent: false)
  }

  /// Removes the room, and moves content that shows the control back to the top.
  final func endRoomForRefreshing() {
    roomForRefreshing = 0
    noticeAdjustedInset(movesContent: false)
    if !isDragging, contentOffset.y < -fullTopInset { showTop() }
  }

  /// Moves the content down to its top, below the adjusted inset.
  final func showTop() { contentOffset.y = -fullTopInset }
}
