import Testing

@testable import HeadlessUIKit
import HeadlessUIKitTesting

/// Delivery of touches.
@MainActor struct TouchTests {
  /// A change of the front view, and the view that a touch at (15, 15) then reaches.
  struct Hit: NamedCase {
    let name: String
    let change: @MainActor @Sendable (UIView) -> Void
    let reaches: String?
  }

  @Test(arguments: [
    Hit(name: "the foremost", change: { _ in }, reaches: "front"),
    Hit(name: "not a hidden one", change: { $0.isHidden = true }, reaches: "back"),
    Hit(name: "not an invisible one", change: { $0.alpha = 0.005 }, reaches: "back"),
    Hit(name: "not one without touches", change: { $0.isUserInteractionEnabled = false }, reaches: "back"),
    Hit(name: "not one elsewhere", change: { $0.frame.origin.x = 50 }, reaches: "back"),
    Hit(name: "the superview", change: { $0.superview?.subviews.forEach { $0.isHidden = true } }, reaches: "outer"),
    Hit(name: "nothing", change: { $0.superview?.isHidden = true }, reaches: nil),
  ])
  func aTouchReachesTheFrontmostViewThatReceivesIt(_ row: Hit) {
    let outer = named("outer", CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.addSubview(named("back", CGRect(x: 10, y: 10, width: 20, height: 20)))
    let front = named("front", CGRect(x: 10, y: 10, width: 20, height: 20))
    outer.addSubview(front)
    row.change(front)
    #expect(outer.hitTest(CGPoint(x: 15, y: 15), with: nil)?.accessibilityIdentifier == row.reaches)
  }

  @Test func aLargerHitAreaReceivesTouches() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let button = LargeButton(frame: CGRect(x: 40, y: 40, width: 10, height: 10))
    outer.addSubview(button)
    #expect(outer.hitTest(CGPoint(x: 35, y: 35), with: nil) === button)
    #expect(outer.hitTest(CGPoint(x: 5, y: 5), with: nil) === outer)
  }

  /// The path of a finger over a button at (40, 40), 20 points wide and high, and the events that the button sends.
  struct Way: NamedCase {
    let name: String
    let points: [CGPoint]
    var isBroken = false
    let events: [String]
  }

  @Test(arguments: [
    Way(name: "tap", points: [CGPoint(x: 45, y: 45)], events: ["down", "primary", "upInside"]),
    Way(
      name: "slip off",
      points: [CGPoint(x: 45, y: 45), CGPoint(x: 135, y: 5)],
      events: ["down", "exit", "dragOutside", "upOutside"]
    ),
    Way(
      name: "slip by less than 70 points",
      points: [CGPoint(x: 45, y: 45), CGPoint(x: 125, y: 5)],
      events: ["down", "dragInside", "primary", "upInside"]
    ),
    Way(
      name: "off and back",
      points: [CGPoint(x: 45, y: 45), CGPoint(x: 135, y: 5), CGPoint(x: 50, y: 50)],
      events: ["down", "exit", "dragOutside", "enter", "dragInside", "primary", "upInside"]
    ),
    Way(name: "broken off", points: [CGPoint(x: 45, y: 45)], isBroken: true, events: ["down", "cancel"]),
    Way(name: "beside", points: [CGPoint(x: 5, y: 5)], events: []),
  ])
  func controlsSendTheEventsOfATouch(_ row: Way) throws {
    let button = UIButton(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100), with: button)
    var told: [String] = []
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchDragInside, "dragInside"),
      (.touchDragOutside, "dragOutside"), (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"),
      (.touchCancel, "cancel"), (.primaryActionTriggered, "primary"),
    ]
    for (event, name) in events { button.addAction(UIAction { _ in told.append(name) }, for: event) }
    let touch = try #require(window.user.beginTouch(at: row.points[0]))
    for point in row.points.dropFirst() { window.user.moveTouch(touch, to: point) }
    if row.isBroken { window.user.cancelTouch(touch) } else { window.user.endTouch(touch) }
    #expect(told == row.events)
    #expect(!button.isHighlighted && !button.isTracking)
  }

  @Test func aTapTogglesASwitchUnlessItIsDisabled() {
    let toggle = UISwitch(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100), with: toggle)
    window.user.tap(at: CGPoint(x: 5, y: 5))
    #expect(toggle.isOn)
    toggle.isEnabled = false
    window.user.tap(at: CGPoint(x: 5, y: 5))
    #expect(toggle.isOn)
  }

  @Test func touchesGoUpTheResponderChain() {
    let outer = TouchView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100), with: outer)
    outer.addSubview(inner)
    window.user.tap(at: CGPoint(x: 25, y: 25))
    #expect(outer.told == ["began (15.0, 15.0)", "ended (15.0, 15.0)"])
  }

  private func named(_ name: String, _ frame: CGRect) -> UIView {
    let view = UIView(frame: frame)
    view.accessibilityIdentifier = name
    return view
  }
}

private final class LargeButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}

private final class TouchView: UIView {
  var told: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }

  private func note(_ word: String, _ touches: Set<UITouch>) {
    for touch in touches {
      let place = touch.location(in: self)
      told.append("\(word) (\(place.x), \(place.y))")
    }
  }
}
