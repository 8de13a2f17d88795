#if !canImport(ObjectiveC)
import HeadlessUIKit
import Testing

/// Methods that are found by their selectors, through tables of actions as ported sources have them.
@MainActor struct SelectorTests {
  @Test func aNotificationCallsTheMethodOfItsObserver() {
    let center = NotificationCenter()
    let listener = Called()
    let name = Notification.Name("called")
    center.addObserver(listener, selector: "take:", name: name, object: nil)
    center.post(name: name, object: listener)
    #expect(listener.calls == ["take called"])
    center.removeObserver(listener)
    center.post(name: name, object: nil)
    #expect(listener.calls == ["take called"])
  }

  @Test func anObserverIsRemovedForOneNameOnly() {
    let center = NotificationCenter()
    let listener = Called()
    for name in ["one", "two"] {
      center.addObserver(listener, selector: "take:", name: Notification.Name(name), object: nil)
    }
    center.removeObserver(listener, name: Notification.Name("one"), object: nil)
    for name in ["one", "two"] { center.post(name: Notification.Name(name), object: nil) }
    #expect(listener.calls == ["take two"])
  }

  @Test func anObserverThatIsGoneIsNotCalled() {
    let center = NotificationCenter()
    var isGone = false
    do {
      let listener = Called()
      listener.end = { isGone = true }
      center.addObserver(listener, selector: "take:", name: nil, object: nil)
    }
    #expect(isGone)
    center.post(name: Notification.Name("called"), object: nil)
  }

  @Test func aTimerCallsTheMethodOfItsTarget() {
    let target = Called()
    let timer = Timer(timeInterval: 10, target: target, selector: "run", userInfo: nil, repeats: false)
    timer.fire()
    #expect(target.calls == ["run"])
  }

  @Test func anObjectPerformsItsActionsByName() {
    let target = Called()
    target.perform("run")
    target.perform("take:", with: Notification(name: Notification.Name("x")))
    #expect(target.calls == ["run", "take x"])
    #expect(target.responds(to: "run"))
    #expect(!target.responds(to: "missing"))
  }

  @Test func aDelayedCallCanBeCanceled() {
    let target = Called()
    target.perform("run", with: nil, afterDelay: 60)
    NSObject.cancelPreviousPerformRequests(withTarget: target)
    #expect(target.calls.isEmpty)
  }

  @Test func bothObjectsArePassed() {
    let target = Called()
    target.perform("add:to:", with: 1, with: "x")
    #expect(target.calls == ["add 1 x"])
  }

  @Test(
    arguments: [
      ("a", ["b", "nil"]), ("b", ["a", "nil"]), (nil, ["a", "b"]), ("c", ["a", "b", "nil"]),
    ] as [(String?, [String])]
  )
  func callsWithAnEqualArgumentAreCanceled(argument: String?, left: [String]) {
    let target = Called()
    // The objects are different ones, and equal.
    for text in ["a", "b", nil] { target.perform("note:", with: text.map { NSString(string: $0) }, afterDelay: 0) }
    let object = argument.map { NSString(string: $0) }
    NSObject.cancelPreviousPerformRequests(withTarget: target, selector: "run", object: object)
    NSObject.cancelPreviousPerformRequests(withTarget: target, selector: "note:", object: object)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
    #expect(target.calls.sorted() == left)
  }

  @Test func aControlPassesItsSenderAndAnEvent() {
    let target = Called()
    let button = UIButton()
    button.addTarget(target, action: "press:for:", for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(target.calls == ["press UIButton"])
  }

  @Test func aSelectorCanBringTheActionOfAnExtension() {
    let label = UILabel()
    let button = UIButton()
    button.addTarget(
      label,
      action: Selector(KeyedAction("clear") { (object: UILabel) in object.text = nil }),
      for: .touchUpInside
    )
    label.text = "x"
    button.sendActions(for: .touchUpInside)
    #expect(label.text == nil)
  }

  @Test func associatedObjectsBelongToTheirObject() {
    let key = UnsafeRawPointer(bitPattern: 8)
    guard let key else { return }
    let one = NSObject()
    let two = NSObject()
    objc_setAssociatedObject(one, key, "a", .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(one, key) as? String == "a")
    #expect(objc_getAssociatedObject(two, key) == nil)
    objc_setAssociatedObject(one, key, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(one, key) == nil)
  }

  @Test func layoutsAndRegistrationsCanBeOverriddenAsInUIKit() {
    let view = RegisteringView(frame: .zero, collectionViewLayout: PlainLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
    #expect(view.identifiers == ["a"])
    #expect((view.collectionViewLayout as? PlainLayout)?.isMade == true)
  }
}

private final class PlainLayout: UICollectionViewLayout {
  nonisolated let isMade: Bool

  override init() {
    isMade = true
    super.init()
  }

  required init?(coder: NSCoder) { nil }
}

private final class RegisteringView: UICollectionView {
  var identifiers: [String] = []

  override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    identifiers.append(identifier)
    super.register(cellClass, forCellWithReuseIdentifier: identifier)
  }
}

private final class Called: NSObject {
  var calls: [String] = []
  var end: (() -> Void)?

  deinit { end?() }

  func run() { calls.append("run") }
  func take(_ notification: Notification) { calls.append("take \(notification.name.rawValue)") }
  func note(_ text: NSString?) { calls.append(text.map { "\($0)" } ?? "nil") }
  func add(_ number: Int, to text: String) { calls.append("add \(number) \(text)") }
  func press(_ sender: Any, for event: UIEvent) { calls.append("press \(type(of: sender))") }

  @MainActor static var keyedActions: [KeyedAction] {
    [
      KeyedAction("run") { (object: Called) in object.run() },
      KeyedAction("take:") { (object: Called, notification: Notification) in object.take(notification) },
      KeyedAction("note:") { (object: Called, text: NSString?) in object.note(text) },
      KeyedAction("add:to:") { (object: Called, number: Int, text: String) in object.add(number, to: text) },
      KeyedAction("press:for:") { (object: Called, sender: Any, event: UIEvent) in object.press(sender, for: event) },
    ]
  }
}

extension Called: KeyedActions {}
#endif
