import HeadlessUIKit
import Testing

/// A photo that code scales, as a double tap does.
@MainActor struct ZoomTests {
  private final class Photo: NSObject, UIScrollViewDelegate {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var calls: [String] = []
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      calls.append("begin at \(scrollView.zoomScale)")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { calls.append("zoom") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      calls.append("end at \(scale)")
    }
  }

  /// A change of the scale, and what the delegate is told.
  struct Row: Sendable {
    let calls: [String]
    let change: @MainActor @Sendable (UIScrollView) -> Void
  }

  @Test(arguments: [
    Row(calls: ["begin at 1.0", "zoom", "end at 2.0"]) { $0.setZoomScale(2, animated: true) },
    Row(calls: ["zoom"]) { $0.setZoomScale(2, animated: false) }, Row(calls: ["zoom"]) { $0.zoomScale = 2 },
    Row(calls: ["begin at 1.0", "zoom", "end at 2.0"]) {
      $0.zoom(to: CGRect(x: 0, y: 0, width: 50, height: 50), animated: true)
    },
  ])
  func theDelegateIsToldTheBeginAndEndOfAnAnimatedChange(_ row: Row) {
    let (scrollView, photo) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Photo())
    scrollView.addSubview(photo.view)
    scrollView.maximumZoomScale = 3
    scrollView.delegate = photo
    row.change(scrollView)
    withExtendedLifetime(photo) { #expect(photo.calls == row.calls && scrollView.zoomScale == 2) }
  }
}
