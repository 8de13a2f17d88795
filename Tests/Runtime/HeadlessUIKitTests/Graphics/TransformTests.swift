import HeadlessUIKit
import Testing

@MainActor struct TransformTests {
  @Test func aTransformScalesTheFrameAboutTheCenter() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 40))
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    #expect(view.frame == CGRect(x: 0, y: 20, width: 40, height: 20))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 20, height: 40) && view.center == CGPoint(x: 20, y: 30))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 10, y: 10, width: 20, height: 40))
  }

  @Test func aQuarterTurnExchangesTheLengthsOfTheFrame() {
    let view = UIView(frame: CGRect(x: 100, y: 75, width: 100, height: 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(view.frame == CGRect(x: 125, y: 50, width: 50, height: 100))
  }

  @Test func aScaledLabelFitsItsBounds() {
    let label = UILabel()
    label.text = "Ada"
    label.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    label.sizeToFit()
    #expect(label.bounds.size == label.intrinsicContentSize)
  }

  @Test func settingTheFrameOfATransformedViewSetsItsCenterAndBounds() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.transform = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 5, y: 0)
    view.frame = CGRect(x: 100, y: 100, width: 40, height: 20)
    #expect(view.frame == CGRect(x: 100, y: 100, width: 40, height: 20))
    #expect(view.bounds.size == CGSize(width: 20, height: 10))
  }

  @Test func pointsAndTouchesFollowTheTransform() {
    let turned = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let inner = UIView(frame: CGRect(x: 15, y: 0, width: 5, height: 5))
    turned.addSubview(inner)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100), with: turned)
    let corner = inner.convert(CGPoint(x: 5, y: 0), to: window)
    #expect(abs(corner.x - 60) < 1e-9 && abs(corner.y - 60) < 1e-9)
    let back = window.convert(corner, to: inner)
    #expect(abs(back.x - 5) < 1e-9 && abs(back.y) < 1e-9)
    #expect(window.hitTest(CGPoint(x: 58, y: 58), with: nil) === inner)
    #expect(window.hitTest(CGPoint(x: 58, y: 42), with: nil) === turned)
    let rect = inner.convert(inner.bounds, to: window)
    #expect(abs(rect.minX - 55) < 1e-9 && abs(rect.width - 5) < 1e-9)
  }

  @Test func constraintsPlaceTheUntransformedView() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    host.addSubview(view)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: host.centerXAnchor), view.topAnchor.constraint(equalTo: host.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 20),
    ])
    host.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 40, height: 20) && view.center == CGPoint(x: 50, y: 10))
    #expect(view.frame == CGRect(x: 40, y: 5, width: 20, height: 10))
    host.frame.size.width = 200
    host.layoutIfNeeded()
    #expect(view.center.x == 100)
  }

  @Test func aScrollViewZoomsWithinItsLimits() {
    final class Zoomer: NSObject, UIScrollViewDelegate {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      var zooms = 0
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
      func scrollViewDidZoom(_ scrollView: UIScrollView) { zooms += 1 }
    }
    let zoomer = Zoomer()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.scrollDelegate = zoomer
    scroll.addSubview(zoomer.view)
    scroll.zoomScale = 2
    #expect(scroll.zoomScale == 1 && zoomer.zooms == 0)
    scroll.maximumZoomScale = 3
    scroll.zoomScale = 5
    #expect(scroll.zoomScale == 3 && zoomer.zooms == 1)
    #expect(zoomer.view.frame == CGRect(x: 0, y: 0, width: 300, height: 150))
    #expect(scroll.contentSize == CGSize(width: 300, height: 150))
  }

  @Test func transformsOfThreeDimensionsCombine() {
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 5, 7, 0)
    #expect(CATransform3DIsAffine(moved) && moved.m41 == 10 && moved.m42 == 21)
    let turned = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let flat = CATransform3DGetAffineTransform(turned)
    let plain = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(flat.b - plain.b) < 1e-9 && abs(flat.c - plain.c) < 1e-9)
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
    #expect(CATransform3DEqualToTransform(CATransform3DConcat(CATransform3DIdentity, moved), moved))
  }
}
