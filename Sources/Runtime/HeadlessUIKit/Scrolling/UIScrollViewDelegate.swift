/// The methods of a scroll view's delegate. All of them are optional.
@preconcurrency
@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content offset changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// The adjusted content inset changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  /// Dragging begins.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Dragging ends. The delegate may change where the content comes to rest.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )
  /// Dragging ended.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Deceleration begins.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Deceleration ended.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// An animated change of the content offset ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view that zooming scales.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// The scale changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Zooming begins: an animated change of the scale. A test calls it for a gesture.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Zooming ended: an animated change of the scale. A test calls it for a gesture.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Whether a tap of the status bar scrolls to the top. Called by tests only.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// A tap of the status bar scrolled to the top. Called by tests only.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

/// The methods are optional. A default implementation without a comment does nothing.
extension UIScrollViewDelegate {
  /// Optional. The default is none.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Optional. The default does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Optional. The default does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Optional. The default does nothing.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  /// Optional. The default is `true`.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Optional. The default does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Optional. The default does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
