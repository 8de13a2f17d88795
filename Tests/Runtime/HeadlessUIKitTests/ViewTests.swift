import Testing

@testable import HeadlessUIKit
import HeadlessUIKitTesting

@MainActor struct ViewTests {
  @Test func frameBoundsAndCenterAgree() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    view.bounds = CGRect(x: 5, y: 5, width: 50, height: 60)
    #expect(view.frame == CGRect(x: 0, y: 10, width: 50, height: 60))
    view.center = .zero
    #expect(view.frame.origin == CGPoint(x: -25, y: -30))
  }

  @Test func pointsConvertThroughTheHierarchy() {
    let outer = UIScrollView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 50, width: 10, height: 10))
    let root = UIView(frame: CGRect(x: 7, y: 7, width: 200, height: 200))
    root.addSubview(outer)
    outer.addSubview(inner)
    outer.contentOffset = CGPoint(x: 0, y: 40)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: outer) == CGPoint(x: 6, y: 51))
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 16, y: 21))
    #expect(inner.convert(CGPoint(x: 16, y: 21), from: nil) == CGPoint(x: 1, y: 1))
  }

  @Test func aViewIsToldAboutMoves() {
    let view = Teller()
    let child = Teller()
    view.addSubview(child)
    child.told = []
    let window = UIWindow(frame: .zero, with: view)
    #expect(view.told == ["willMove UIWindow", "willMove window", "didMove window", "didMove UIWindow"])
    #expect(child.told == ["willMove window", "didMove window"])
    view.removeFromSuperview()
    #expect(view.told.suffix(4) == ["willMove nil", "willMove no window", "didMove no window", "didMove nil"])
    #expect(view.superview == nil && window.subviews.isEmpty)
  }

  @Test func aReleasedSuperviewIsCleared() {
    let child = UIView()
    do {
      let parent = UIView()
      parent.addSubview(child)
      #expect(child.superview === parent)
    }
    #expect(child.superview == nil)
  }

  struct Resizing: Sendable {
    let mask: UIView.AutoresizingMask
    let frame: CGRect
  }

  @Test(arguments: [
    Resizing(mask: [], frame: CGRect(x: 10, y: 10, width: 20, height: 20)),
    Resizing(mask: [.flexibleWidth, .flexibleHeight], frame: CGRect(x: 10, y: 10, width: 120, height: 70)),
    Resizing(mask: [.flexibleLeftMargin, .flexibleTopMargin], frame: CGRect(x: 110, y: 60, width: 20, height: 20)),
    Resizing(mask: [.flexibleLeftMargin, .flexibleRightMargin], frame: CGRect(x: 22.5, y: 10, width: 20, height: 20)),
  ])
  func subviewsFollowTheirAutoresizingMasks(_ test: Resizing) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    child.autoresizingMask = test.mask
    view.addSubview(child)
    view.frame.size = CGSize(width: 200, height: 150)
    #expect(child.frame == test.frame)
  }

  @Test func aLayoutVisitsOnlyViewsThatNeedIt() {
    let views = (0..<3).map { _ in Counter() }
    views[0].addSubview(views[1])
    views[1].addSubview(views[2])
    views[0].layoutIfNeeded()
    #expect(views.map(\.layouts) == [1, 1, 1])
    views[2].setNeedsLayout()
    views[0].layoutIfNeeded()
    #expect(views.map(\.layouts) == [1, 1, 2])
    views[0].frame.size.width = 5
    views[0].layoutIfNeeded()
    #expect(views.map(\.layouts) == [2, 1, 2])
  }

  @Test func constraintsPinToTheEdges() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    let edges: [(NSLayoutConstraint.Attribute, CGFloat)] = [(.top, 1), (.leading, 2), (.bottom, -3), (.trailing, -4)]
    let constraints = edges.map {
      NSLayoutConstraint(
        item: child,
        attribute: $0.0,
        relatedBy: .equal,
        toItem: view,
        attribute: $0.0,
        multiplier: 1,
        constant: $0.1
      )
    }
    NSLayoutConstraint.activate(constraints)
    view.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 2, y: 1, width: 94, height: 96))
    #expect(view.constraints.count == 4)
    NSLayoutConstraint.deactivate(constraints)
    #expect(view.constraints.isEmpty)
  }

  @Test func controllersPresentAndDismiss() {
    let (first, second) = (UIViewController(), UIViewController())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10), showing: first)
    var steps: [String] = []
    first.present(second, animated: true) { steps.append("presented") }
    #expect(first.presentedViewController === second && second.presentingViewController === first)
    #expect(second.view.window === window)
    second.dismiss(animated: true) { steps.append("dismissed") }
    #expect(second.view.superview == nil && first.presentedViewController == nil)
    #expect(steps == ["presented", "dismissed"])
  }

  @Test func dragsBounceAndDecelerationEnds() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 300)
    view.user.beginDragging()
    view.user.drag(by: CGPoint(x: 0, y: -20))
    #expect(view.contentOffset.y == -10)
    view.user.endDragging()
    while view.user.stepDeceleration() {}
    #expect(view.contentOffset.y == 0)
    view.user.beginDragging()
    view.user.drag(by: CGPoint(x: 0, y: 50))
    view.user.endDragging(velocity: CGPoint(x: 0, y: 1))
    var steps = 0
    while view.user.stepDeceleration() { steps += 1 }
    #expect(view.contentOffset.y == 200)
    #expect(steps > 2)
    view.scrollRectToVisible(CGRect(x: 0, y: 50, width: 10, height: 10), animated: false)
    #expect(view.contentOffset.y == 50)
  }
}

private final class Counter: UIView {
  var layouts = 0
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

private final class Teller: UIView {
  var told: [String] = []
  override func willMove(toSuperview newSuperview: UIView?) {
    told.append("willMove \(newSuperview.map { "\(type(of: $0))" } ?? "nil")")
  }
  override func didMoveToSuperview() { told.append("didMove \(superview.map { "\(type(of: $0))" } ?? "nil")") }
  override func willMove(toWindow newWindow: UIWindow?) {
    told.append(newWindow == nil ? "willMove no window" : "willMove window")
  }
  override func didMoveToWindow() { told.append(window == nil ? "didMove no window" : "didMove window") }
}
