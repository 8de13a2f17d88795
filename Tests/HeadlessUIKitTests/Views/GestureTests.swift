import Testing

@testable import HeadlessUIKit
import HeadlessUIKitTesting

/// The actions that gesture recognizers send to their targets.
@MainActor
@Suite struct GestureTests {
  /// A recognizer, and the states that its target receives during one gesture.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let make: @MainActor @Sendable (Any?, Selector?) -> UIGestureRecognizer
    let told: [String]
    var testDescription: String { name }
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
    #expect(told == ["began 0.0 0.0", "changed 3.0 0.0", "changed 4.0 0.0", "ended 0.0 100.0"])
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
