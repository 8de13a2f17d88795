import HeadlessUIKit
import Testing

@MainActor struct LayerTests {
  @Test func aViewAndItsLayerShareValues() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let layer = view.layer
    #expect(layer.frame == view.frame && layer.bounds.size == view.bounds.size && layer.position == view.center)
    layer.backgroundColor = UIColor.red.cgColor
    (layer.isHidden, layer.opacity, layer.masksToBounds) = (true, 0.5, true)
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    #expect(view.backgroundColor == .red && view.isHidden && view.alpha == 0.5 && view.clipsToBounds)
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
    view.transform = CGAffineTransform(scaleX: 3, y: 3)
    #expect(CATransform3DEqualToTransform(layer.transform, CATransform3DMakeScale(3, 3, 1)))
    view.backgroundColor = .blue
    #expect(layer.backgroundColor == UIColor.blue.cgColor && layer.delegate === view)
  }

  /// As apps give a sublayer the view's size.
  @Test func aViewLaysOutItsLayerAroundItsSubviews() {
    final class Gradient: UIView {
      var calls: [String] = []
      override func layoutSublayers(of layer: CALayer) {
        calls.append("before \(layer.bounds.width)")
        super.layoutSublayers(of: layer)
        calls.append("after")
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        calls.append("subviews")
      }
    }
    let view = Gradient(frame: CGRect(x: 0, y: 0, width: 30, height: 10)).laidOut()
    #expect(view.calls == ["before 30.0", "subviews", "after"])
  }

  /// Setting the frame of a layer gives its bounds the size that the transform makes that of the frame.
  @Test func aScaledLayerHasSmallerBoundsThanItsFrame() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    layer.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
    #expect(layer.bounds.size == CGSize(width: 50, height: 25))
    #expect(layer.frame == CGRect(x: 100, y: 100, width: 100, height: 50))
  }

  /// As apps turn off the animation of a property.
  @Test func nullIsAnAction() {
    let layer = CALayer()
    layer.actions = ["position": NSNull()]
    #expect(layer.actions?["position"] is NSNull)
  }

  @Test func sublayersAreInTheOrderInWhichTheyAreDrawn() {
    let view = UIView()
    let (first, second) = (UIView(), UIView())
    let (back, middle, front) = (CALayer(), CALayer(), CALayer())
    view.addSubview(first)
    view.layer.addSublayer(middle)
    view.addSubview(second)
    view.layer.addSublayer(front)
    view.layer.insertSublayer(back, at: 0)
    #expect(view.layer.sublayers?.elementsEqual([back, first.layer, middle, second.layer, front], by: ===) == true)
    #expect(first.layer.superlayer === view.layer && back.superlayer === view.layer)
    middle.removeFromSuperlayer()
    second.layer.removeFromSuperlayer()
    #expect(view.layer.sublayers?.count == 3 && second.superview == nil && middle.superlayer == nil)
    view.layer.replaceSublayer(back, with: middle)
    #expect(view.layer.sublayers?.first === middle)
  }

  @Test func theAnchorPointMovesTheFrameOfALayerOnItsOwn() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.position = CGPoint(x: 20, y: 20)
    #expect(layer.frame == CGRect(x: 15, y: 15, width: 10, height: 10))
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 20, y: 20, width: 10, height: 10))
    layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    #expect(layer.position == .zero && layer.bounds.size == CGSize(width: 4, height: 4))
  }

  @Test func theAnchorPointMovesTheFrameOfAView() {
    let (room, view) = (UIView(), UIView(frame: CGRect(x: 15, y: 15, width: 10, height: 10)))
    room.addSubview(view)
    view.layer.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(view.center == CGPoint(x: 20, y: 20) && view.layer.position == view.center)
    #expect(view.frame == CGRect(x: 20, y: 10, width: 10, height: 10) && view.anchorPoint == CGPoint(x: 0, y: 1))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: 20, y: 0, width: 20, height: 20))
    #expect(view.convert(CGPoint(x: 0, y: 0), to: room) == CGPoint(x: 20, y: 0))
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    #expect(view.center == CGPoint(x: 0, y: 40) && view.bounds.size == CGSize(width: 20, height: 20))
    view.bounds.size = CGSize(width: 30, height: 30)
    #expect(view.center == CGPoint(x: 0, y: 40) && view.frame == CGRect(x: 0, y: -20, width: 60, height: 60))
    view.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    #expect(view.center == CGPoint(x: 0, y: 40) && view.frame == CGRect(x: -30, y: 10, width: 60, height: 60))
  }

  @Test func animationsAreStoredUnderTheirKeys() {
    let layer = CALayer()
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue) = (0, 1)
    layer.add(fade, forKey: "fade")
    layer.add(CAKeyframeAnimation(keyPath: "position"), forKey: nil)
    #expect(layer.animation(forKey: "fade") === fade && layer.animationKeys()?.count == 2)
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
    #expect(layer.animation(forKey: "fade") !== fade && layer.animationKeys()?.count == 2)
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil && layer.opacity == 1)
  }

  @Test func aTransactionCompletesWhenItIsCommitted() {
    var done: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { done.append("outer") }
    CATransaction.setDisableActions(true)
    CATransaction.begin()
    #expect(CATransaction.disableActions())
    CATransaction.setCompletionBlock { done.append("inner") }
    #expect(done.isEmpty)
    CATransaction.commit()
    CATransaction.commit()
    #expect(done == ["inner", "outer"] && !CATransaction.disableActions())
  }

  final class Ring: CAShapeLayer {
    var laidOut = 0
    override init() {
      super.init()
      lineWidth = 3
    }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func layoutSublayers() { laidOut += 1 }
  }
  final class RingView: UIView {
    override class var layerClass: AnyClass { Ring.self }
    var ring: Ring? { layer as? Ring }
  }

  @Test func aViewHasALayerOfItsClass() throws {
    let ring = try #require(RingView().ring)
    #expect(ring.lineWidth == 3)
    #expect(type(of: UIView().layer) == CALayer.self)
    let own = Ring()
    own.setNeedsLayout()
    own.layoutIfNeeded()
    own.layoutIfNeeded()
    #expect(own.laidOut == 1)
  }

  @Test func layersOfAReleasedViewKeepTheirOwnValues() {
    var view: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    let layer = view?.layer
    view = nil
    layer?.opacity = 0.25
    #expect(layer?.opacity == 0.25 && layer?.delegate == nil)
  }
}
