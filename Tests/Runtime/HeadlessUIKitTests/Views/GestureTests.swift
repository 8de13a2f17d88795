import Testing

@testable import HeadlessUIKit
import HeadlessUIKitTesting

@MainActor struct GestureTests {
  /// A recognizer, and the states that its target receives during one gesture.
  struct Row: NamedCase {
    let name: String
    let make: @MainActor @Sendable (Any?, Selector?) -> UIGestureRecognizer
    let told: [String]
  }

  @Test(arguments: [
    Row(name: "tap", make: { UITapGestureRecognizer(target: $0, action: $1) }, told: ["ended (5.0, 6.0)"]),
    Row(name: "swipe", make: { UISwipeGestureRecognizer(target: $0, action: $1) }, told: ["ended (5.0, 6.0)"]),
    Row(
      name: "long press",
      make: { UILongPressGestureRecognizer(target: $0, action: $1) },
      told: ["began (5.0, 6.0)", "ended (5.0, 6.0)"]
    ),
    Row(
      name: "pinch",
      make: { UIPinchGestureRecognizer(target: $0, action: $1) },
      told: ["began (5.0, 6.0)", "ended (5.0, 6.0)"]
    ),
  ])
  func aGestureSendsItsActionsAtALocation(_ row: Row) {
    let target = Listener()
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let recognizer = row.make(target, NSSelectorFromString("heard:"))
    view.addGestureRecognizer(recognizer)
    recognizer.user.recognize(at: CGPoint(x: 5, y: 6))
    #expect(target.told == row.told && recognizer.state == .possible)
    recognizer.removeTarget(target, action: nil)
    recognizer.user.recognize(at: .zero)
    #expect(target.told == row.told)
  }

  @Test func aLocationIsConvertedToEveryView() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 50, height: 50))
    window.addSubview(outer)
    outer.addSubview(inner)
    let tap = UITapGestureRecognizer()
    inner.addGestureRecognizer(tap)
    var places: [CGPoint] = []
    tap.addHandler { places = [$0.location(in: inner), $0.location(in: outer), $0.location(in: nil)] }
    tap.user.recognize()
    #expect(places == [CGPoint(x: 25, y: 25), CGPoint(x: 26, y: 27), CGPoint(x: 36, y: 47)])
  }

  @Test func aDragHasATranslationAndAVelocity() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    var told: [String] = []
    pan.addHandler { recognizer in
      told.append("\(recognizer.state) \(pan.translation(in: view).x) \(pan.velocity(in: view).x)")
      pan.setTranslation(.zero, in: view)
    }
    pan.user.drag(from: .zero, by: [CGPoint(x: 3, y: 0), CGPoint(x: 4, y: 0)], velocity: CGPoint(x: 100, y: 0))
    #expect(told == ["began 0.0 100.0", "changed 3.0 100.0", "changed 4.0 100.0", "ended 0.0 100.0"])
  }

  /// A drag, and with which location, translation and velocity the delegate is asked whether it may begin.
  struct Drag: Sendable, CustomTestStringConvertible {
    let distances: [CGPoint]
    var velocity = CGPoint.zero
    let asked: String
    let told: [String]
    var testDescription: String { "\(distances) \(velocity)" }
  }

  @Test(arguments: [
    Drag(
      distances: [CGPoint(x: 0, y: 40), CGPoint(x: 0, y: -10)],
      asked: "(5.0, 6.0) (0.0, 40.0) (0.0, 400.0)",
      told: ["began 0.0 400.0", "changed 40.0 400.0", "changed 30.0 -100.0", "ended 30.0 0.0"]
    ),
    Drag(
      distances: [CGPoint(x: 0, y: 40)],
      velocity: CGPoint(x: 0, y: -300),
      asked: "(5.0, 6.0) (0.0, 40.0) (0.0, 300.0)",
      told: ["began 0.0 300.0", "changed 40.0 300.0", "ended 40.0 -300.0"]
    ),
    Drag(distances: [CGPoint(x: 30, y: 0)], asked: "(5.0, 6.0) (30.0, 0.0) (300.0, 0.0)", told: []),
    Drag(
      distances: [],
      velocity: CGPoint(x: 0, y: 20),
      asked: "(5.0, 6.0) (0.0, 0.0) (0.0, 20.0)",
      told: ["began 0.0 20.0", "ended 0.0 20.0"]
    ),
  ])
  func aDelegateIsAskedWithTheDirectionOfADrag(_ drag: Drag) {
    let (pan, delegate) = (UIPanGestureRecognizer(), DownwardDelegate())
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addGestureRecognizer(pan)
    pan.delegate = delegate
    var told: [String] = []
    pan.addHandler { told.append("\($0.state) \(pan.translation(in: view).y) \(pan.velocity(in: view).y)") }
    for _ in 1...2 {
      (delegate.asked, told) = ([], [])
      pan.user.drag(from: CGPoint(x: 5, y: 6), by: drag.distances, velocity: drag.velocity)
      #expect(delegate.asked == [drag.asked] && told == drag.told)
    }
  }

  @Test func aDelegateIsAskedWithTheLocationOfATap() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    let (tap, delegate) = (UITapGestureRecognizer(), DownwardDelegate())
    view.addGestureRecognizer(tap)
    tap.delegate = delegate
    tap.user.recognize(at: CGPoint(x: 7, y: 8))
    window.user.tap(at: CGPoint(x: 9, y: 10))
    #expect(delegate.asked == ["(7.0, 8.0)", "(9.0, 10.0)"])
  }

  /// A pan that is only vertical, as apps write it: it cancels itself at the first touch that moves.
  private final class VerticalPan: UIPanGestureRecognizer {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesMoved(touches, with: event)
      guard state == .began else { return }
      let velocity = self.velocity(in: view)
      if abs(velocity.x) > abs(velocity.y) { state = .cancelled }
    }
  }

  @Test(
    arguments: [
      (CGPoint(x: 2, y: 9), ["began", "changed", "ended"]), (CGPoint(x: 9, y: 2), ["began", "cancelled"]),
    ] as [(CGPoint, [String])]
  )
  func aSubclassReadsTheDirectionOfADrag(distance: CGPoint, told: [String]) {
    let (pan, view) = (VerticalPan(), UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    view.addGestureRecognizer(pan)
    var states: [String] = []
    pan.addHandler { states.append("\($0.state)") }
    pan.user.drag(from: CGPoint(x: 50, y: 50), by: [distance])
    #expect(states == told)
  }

  @Test func aRemovedTargetIsNotCalled() {
    let (target, other) = (Listener(), Listener())
    let button = UIButton()
    for listener in [target, other] {
      button.addTarget(listener, action: NSSelectorFromString("pressed"), for: [.touchDown, .touchUpInside])
    }
    button.removeTarget(target, action: NSSelectorFromString("pressed"), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(target.told == [] && other.told == ["pressed"])
    button.removeTarget(nil, action: nil, for: .allEvents)
    button.sendActions(for: .touchDown)
    #expect(target.told == [] && other.told == ["pressed"])
  }
}

/// A delegate that lets a pan begin downward only, and notes the values with which it is asked.
private final class DownwardDelegate: NSObject, UIGestureRecognizerDelegate {
  var asked: [String] = []
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let view = gestureRecognizer.view
    var points = [gestureRecognizer.location(in: view)]
    let pan = gestureRecognizer as? UIPanGestureRecognizer
    if let pan { points += [pan.translation(in: view), pan.velocity(in: view)] }
    asked.append(points.map { "(\($0.x), \($0.y))" }.joined(separator: " "))
    return pan.map { $0.velocity(in: view).y > abs($0.velocity(in: view).x) } ?? true
  }
}

private final class Listener: NSObject, KeyedActions {
  var told: [String] = []

  static var keyedActions: [KeyedAction] {
    [KeyedAction("heard:", Listener.heard), KeyedAction("pressed", Listener.pressed)]
  }

  private func heard(_ recognizer: UIGestureRecognizer) {
    let place = recognizer.location(in: recognizer.view)
    told.append("\(recognizer.state) (\(place.x), \(place.y))")
  }
  private func pressed() { told.append("pressed") }
}
