import HeadlessUIKitTesting
import ReuseGenTestSupport
import Testing

@testable import HeadlessUIKit

/// Targets and actions of controls and of gesture recognizers.
@MainActor struct TargetTests {
  private final class Target: NSObject, KeyedActions {
    var calls = 0
    static var keyedActions: [KeyedAction] {
      [KeyedAction("press", Target.press), KeyedAction("hold", Target.hold), KeyedAction("take:", Target.take)]
    }
    func take(_ sender: Any) { calls += 100 }
    func press() { calls += 1 }
    func hold() { calls += 10 }
  }

  private let target = Target()
  private let press = NSSelectorFromString("press")

  @Test func theSameActionIsCalledOnce() {
    let (button, recognizer) = (UIButton(), UITapGestureRecognizer())
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    view.addGestureRecognizer(recognizer)
    for _ in 0..<2 {
      button.addTarget(target, action: press, for: .touchUpInside)
      button.addTarget(target, action: press, for: .touchDown)
      recognizer.addTarget(target, action: press)
    }
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchDown)
    #expect(target.calls == 2)
    recognizer.user.recognize()
    #expect(target.calls == 3 && recognizer.view === view)
    button.addTarget(target, action: NSSelectorFromString("hold"), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(target.calls == 14)
  }

  /// Objective-C passes no sender as `Any`.
  @Test func anActionNeedsNoSender() {
    #expect(UIApplication.shared.sendAction(NSSelectorFromString("take:"), to: target, from: nil, for: nil))
    #expect(target.calls == 100)
  }

  /// Actions at random, so many that they are looked up, beside a list that is searched.
  @Test(arguments: 0..<20)
  func manyActionsAreThoseThatWereAdded(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var targets = ControlTargets()
    let objects = (0..<3).map { _ in NSObject() }
    var model: [(name: String, target: Int?, events: UIControl.Event)] = []
    for _ in 0..<200 {
      let name = "action\(Int.random(in: 0..<20, using: &random))"
      let target = [nil, 0, 1, 2].randomElement(using: &random) ?? nil
      let events = [UIControl.Event.touchDown, .touchUpInside].randomElement(using: &random) ?? .touchDown
      let object = target.map { objects[$0] }
      let known = model.firstIndex { $0.name == name && $0.target == target }
      if Int.random(in: 0..<10, using: &random) > 0 {
        targets.add(NSSelectorFromString(name), of: object, for: events)
        if let known { model[known].events.formUnion(events) } else { model.append((name, target, events)) }
      } else if let object {
        targets.remove(NSSelectorFromString(name), of: object, for: events)
        if let known { model[known].events.subtract(events) }
        model.removeAll { $0.events.isEmpty }
      }
      var sent: [String] = []
      targets.send(from: objects[0], .touchDown) { name, target in
        sent.append("\(name) of \(target.map { target in objects.firstIndex { $0 === target } ?? 9 } ?? 9)")
      }
      #expect(sent == model.filter { $0.events.contains(.touchDown) }.map { "\($0.name) of \($0.target ?? 9)" })
    }
  }

  @Test func anOverrideSuppressesActions() {
    final class Quiet: UIButton {
      var actions: [String] = []
      override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        actions.append(action.description)
      }
      override func sendAction(_ action: UIAction) { actions.append(action.title) }
    }
    let button = Quiet()
    var performed = 0
    button.addTarget(target, action: press, for: .touchUpInside)
    button.addAction(UIAction(title: "count") { _ in performed += 1 }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(button.actions == ["count", "press"] && target.calls == 0 && performed == 0)
  }

  @Test func theChangeOfAValueIsThePrimaryAction() {
    var changes: [String] = []
    let changed = { (name: String) in UIAction { _ in changes.append(name) } }
    let toggle = UISwitch(frame: .zero, primaryAction: changed("switch"))
    let stepper = UIStepper(frame: .zero, primaryAction: changed("stepper"))
    let segments = UISegmentedControl(items: ["a", "b"])
    segments.addAction(changed("segments"), for: .primaryActionTriggered)
    toggle.user.toggle()
    stepper.user.increment()
    segments.user.tapSegment(at: 1)
    toggle.isOn = false
    #expect(changes == ["switch", "stepper", "segments"])
  }

  /// The delegate of a recognizer is asked with the view that is touched.
  @Test(arguments: [(CGPoint(x: 50, y: 50), 0), (CGPoint(x: 5, y: 5), 1)])
  func theDelegateMayRefuseATouch(point: CGPoint, calls: Int) {
    final class Outside: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        touch.view === recognizer.view
      }
    }
    let (window, outside) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Outside())
    let dimming = UIView(frame: window.bounds)
    window.addSubview(dimming)
    dimming.addSubview(UIView(frame: CGRect(x: 25, y: 25, width: 50, height: 50)))
    for recognizer in [UITapGestureRecognizer(), UIPanGestureRecognizer()] {
      recognizer.addTarget(target, action: press)
      recognizer.delegate = outside
      dimming.addGestureRecognizer(recognizer)
    }
    (dimming.gestureRecognizers?.first as? UITapGestureRecognizer)?.user.recognize(at: point)
    #expect(target.calls == calls)
    let pan = dimming.gestureRecognizers?.last as? UIPanGestureRecognizer
    pan?.user.drag(from: point, by: [CGPoint(x: 1, y: 0)])
    #expect((target.calls > calls) == (calls > 0))
  }

  @Test func theDefaultSpacingOfAStackIsItsOwn() {
    let views = [UIView(), UIView(), UIView()]
    let stack = UIStackView(arrangedSubviews: views)
    (stack.spacing, stack.distribution) = (4, .fillEqually)
    stack.frame = CGRect(x: 0, y: 0, width: 312, height: 10)
    for spacing in [30, UIStackView.spacingUseDefault] { stack.setCustomSpacing(spacing, after: views[0]) }
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 104, 212])
  }
}
