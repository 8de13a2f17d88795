import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Recognizers of an app, which interpret the touches of a window themselves.
@MainActor struct TouchInterpretationTests {
  /// A recognizer that sets a state for each phase of a touch.
  private final class Stroke: UIGestureRecognizer {
    var states: [UITouch.Phase: State] = [:]
    var told: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { take(touches, "began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { take(touches, "moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { take(touches, "ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { take(touches, "cancelled") }
    override func reset() {
      super.reset()
      told.append("reset")
    }
    private func take(_ touches: Set<UITouch>, _ name: String) {
      told.append(name)
      if let phase = touches.first?.phase, let new = states[phase] { state = new }
    }
  }

  private final class Delegate: NSObject, UIGestureRecognizerDelegate {
    var receives = true
    var begins = true
    var isSimultaneous = false
    /// How often it was asked about a touch.
    var questions = 0
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      questions += 1
      return receives
    }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    func gestureRecognizer(_: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith _: UIGestureRecognizer) -> Bool {
      isSimultaneous
    }
  }

  private final class Target: NSObject, KeyedActions {
    var told: [String] = []
    static var keyedActions: [KeyedAction] { [KeyedAction("stroked:", Target.stroked)] }
    private func stroked(_ recognizer: UIGestureRecognizer) {
      told.append("\(recognizer.state) \(recognizer.location(in: recognizer.view).x)")
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let view = Touched(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
  private let target = Target()
  private let delegate = Delegate()
  private let stroke: Stroke

  init() {
    stroke = Stroke(target: target, action: Selector("stroked:"))
    stroke.delegate = delegate
    window.addSubview(view)
    view.addGestureRecognizer(stroke)
  }

  private func drag() {
    guard let touch = window.user.beginTouch(at: CGPoint(x: 30, y: 30)) else { return }
    window.user.moveTouch(touch, to: CGPoint(x: 50, y: 30))
    window.user.endTouch(touch)
  }

  /// The states that a recognizer sets, and who is told what while a finger moves by 20 points.
  struct Row: NamedCase {
    let name: String
    let states: [UITouch.Phase: UIGestureRecognizer.State]
    let told: String
    let prepare: @MainActor @Sendable (UIGestureRecognizer) -> Void

    /// - Parameter told: What the target, the recognizer and the view are told.
    init(
      _ name: String,
      _ states: [UITouch.Phase: UIGestureRecognizer.State],
      _ told: String,
      prepare: @escaping @MainActor @Sendable (UIGestureRecognizer) -> Void = { _ in }
    ) { (self.name, self.states, self.told, self.prepare) = (name, states, told, prepare) }
  }

  private nonisolated static let all = "began, moved, ended"

  @Test(arguments: [
    Row(
      "a continuous gesture",
      [.began: .began, .moved: .changed, .ended: .ended],
      "began 10.0, changed 30.0, ended 30.0 | \(all), reset | "
    ),
    Row("a gesture at the end", [.ended: .recognized], "ended 30.0 | \(all), reset | began, moved, cancelled"),
    Row("a gesture beside the view's touches", [.moved: .recognized], "ended 30.0 | began, moved, reset | \(all)") {
      $0.cancelsTouchesInView = false
    },
    Row(
      "a canceled gesture",
      [.began: .began, .moved: .cancelled],
      "began 10.0, cancelled 30.0 | began, moved, reset | "
    ),
    Row("no gesture", [.moved: .failed], " | began, moved, reset | \(all)"),
    Row("a gesture that isn't decided", [:], " | \(all) | \(all)"),
    Row("a disabled recognizer", [.began: .began], " |  | \(all)") { $0.isEnabled = false },
    Row("a delegate that keeps the touch", [.began: .began], " |  | \(all)") {
      ($0.delegate as? Delegate)?.receives = false
    },
    Row("a delegate that lets it fail", [.moved: .began], " | began, moved, reset | \(all)") {
      ($0.delegate as? Delegate)?.begins = false
    },
  ])
  func aRecognizerTellsItsTargetsWhatItFindsInATouch(_ row: Row) {
    stroke.states = row.states
    row.prepare(stroke)
    for _ in 1...2 {
      (target.told, stroke.told, view.told) = ([], [], [])
      drag()
      let told = [target.told, stroke.told, view.told].map { $0.joined(separator: ", ") }
      #expect(told.joined(separator: " | ") == row.told)
      #expect(stroke.state == .possible)
    }
  }

  @Test func aTapReachesRecognizersOfAppsFirst() {
    let tap = UITapGestureRecognizer()
    var taps = 0
    tap.addHandler { _ in taps += 1 }
    view.addGestureRecognizer(tap)
    stroke.states = [.ended: .recognized]
    window.user.tap(at: CGPoint(x: 40, y: 40))
    #expect(target.told == ["ended 20.0"] && taps == 0)
    delegate.isSimultaneous = true
    window.user.tap(at: CGPoint(x: 40, y: 40))
    #expect(target.told.count == 2 && taps == 1)
    stroke.states = [.ended: .failed]
    window.user.tap(at: CGPoint(x: 40, y: 40))
    #expect(target.told.count == 2 && taps == 2)
    #expect(view.told == ["began", "cancelled", "began", "cancelled", "began", "cancelled"])
  }

  @Test func aRecognizedGestureEndsOthers() {
    let other = Stroke()
    other.states = [.ended: .recognized]
    window.addGestureRecognizer(other)
    stroke.states = [.moved: .recognized]
    drag()
    #expect(target.told == ["ended 30.0"] && other.told == ["began", "moved", "reset"])
    delegate.isSimultaneous = true
    other.told = []
    drag()
    #expect(other.told == ["began", "moved", "ended", "reset"])
  }

  @Test func theFirstOfTwoRecognizersThatBeginPreventsTheOther() {
    let other = Stroke(target: target, action: Selector("stroked:"))
    (other.states, stroke.states) = ([.began: .began], [.began: .began, .ended: .ended])
    window.addGestureRecognizer(other)
    drag()
    #expect(target.told == ["began 10.0", "ended 30.0"] && other.told == ["began", "reset"])
  }

  @Test func disablingARecognizerCancelsItsGesture() throws {
    stroke.states = [.began: .began]
    let touch = try #require(window.user.beginTouch(at: CGPoint(x: 30, y: 30)))
    stroke.isEnabled = false
    window.user.endTouch(touch)
    #expect(target.told == ["began 10.0", "cancelled 10.0"] && stroke.told == ["began", "reset"])
  }

  @Test func aTargetCancelsADragByDisablingItsRecognizer() {
    let pan = UIPanGestureRecognizer()
    var states: [String] = []
    pan.addHandler {
      states.append("\($0.state)")
      if $0.state == .changed { ($0.isEnabled, $0.isEnabled) = (false, true) }
    }
    view.addGestureRecognizer(pan)
    pan.user.drag(from: CGPoint(x: 50, y: 50), by: [CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 0)])
    #expect(states == ["began", "changed", "cancelled"] && pan.state == .possible)
  }

  /// A pan that begins when the finger comes down.
  private final class ImmediatePan: UIPanGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      state = .began
    }
  }

  @Test func aContinuousSubclassOfUIKitContinuesWhatItBegan() throws {
    view.addGestureRecognizer(ImmediatePan(target: target, action: Selector("stroked:")))
    drag()
    #expect(target.told == ["began 10.0", "changed 30.0", "ended 30.0"])
    target.told = []
    window.user.cancelTouch(try #require(window.user.beginTouch(at: CGPoint(x: 30, y: 30))))
    #expect(target.told == ["began 10.0", "cancelled 10.0"])
  }

  /// A tap on a cell, which may be at a place where it doesn't count.
  private final class CellTap: UITapGestureRecognizer {
    var receives = true
    var ignores = false
    var resets = 0
    override func shouldReceive(_ event: UIEvent) -> Bool { receives }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      if ignores { for touch in touches { ignore(touch, for: event) } }
    }
    override func reset() {
      super.reset()
      resets += 1
    }
  }

  /// The object that keeps a tap from its recognizer.
  enum Obstacle: CaseIterable { case none, event, touch, delegate }

  @Test(arguments: Obstacle.allCases)
  func aSubclassOfATapRecognizesWhatItReceives(_ obstacle: Obstacle) {
    let (tap, delegate) = (CellTap(), Delegate())
    var told: [Int] = []
    tap.addHandler { told.append($0.numberOfTouches) }
    tap.delegate = delegate
    (tap.receives, tap.ignores, delegate.receives) = (obstacle != .event, obstacle == .touch, obstacle != .delegate)
    view.addGestureRecognizer(tap)
    window.user.tap(at: CGPoint(x: 40, y: 40))
    #expect(told == (obstacle == .none ? [1] : []) && tap.resets == told.count)
    #expect(delegate.questions == (obstacle == .event ? 0 : 1))
  }

  /// A tap that doesn't count if the finger came down at the edge.
  private final class InnerTap: UITapGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      if location(in: view).x < 10 { state = .failed }
    }
  }

  @Test(arguments: [(5, []), (50, ["ended 50.0"])] as [(CGFloat, [String])])
  func aSubclassOfATapCanFail(x: CGFloat, told: [String]) {
    view.removeGestureRecognizer(stroke)
    view.addGestureRecognizer(InnerTap(target: target, action: Selector("stroked:")))
    window.user.tap(at: CGPoint(x: 20 + x, y: 40))
    #expect(target.told == told)
  }

  /// A pan that goes down only.
  private final class DownwardPan: UIPanGestureRecognizer {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesMoved(touches, with: event)
      guard let touch = touches.first else { return }
      if touch.location(in: view).y < touch.previousLocation(in: view).y { state = .cancelled }
    }
  }

  @Test(arguments: [(5, ["began", "changed", "ended"]), (-5, ["began", "cancelled"])] as [(CGFloat, [String])])
  func aSubclassOfAPanGetsTheTouchesOfItsDrag(y: CGFloat, told: [String]) {
    let pan = DownwardPan()
    var states: [String] = []
    pan.addHandler { states.append("\($0.state)") }
    view.addGestureRecognizer(pan)
    pan.user.drag(from: CGPoint(x: 50, y: 50), by: [CGPoint(x: 0, y: y)])
    #expect(states == told && pan.state == .possible)
  }

  @Test func aGestureOfATestGivesItsTouchesToTheRecognizer() {
    stroke.states = [.began: .began, .ended: .ended]
    stroke.user.recognize(at: CGPoint(x: 7, y: 8))
    #expect(stroke.told == ["began", "ended", "reset"] && target.told == ["ended 7.0"])
  }
}

/// A view that lists the phases of its touches.
final class Touched: UIView {
  var told: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { told.append("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { told.append("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { told.append("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { told.append("cancelled") }
}
