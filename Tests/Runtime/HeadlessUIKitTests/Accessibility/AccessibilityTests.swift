import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor struct AccessibilityTests {
  struct Standard: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let isElement: Bool
    let traits: UIAccessibilityTraits
    var label: String?
    var value: String?
    let make: @MainActor @Sendable () -> UIView
  }

  nonisolated static let standards = [
    Standard(testDescription: "a view", isElement: false, traits: .none) { UIView() },
    Standard(testDescription: "a label", isElement: true, traits: .staticText, label: "Ada") {
      made(UILabel()) { $0.text = "Ada" }
    },
    Standard(
      testDescription: "a selected, disabled button",
      isElement: true,
      traits: [.button, .selected, .notEnabled],
      label: "Save"
    ) {
      let button = UIButton(type: .system)
      button.setTitle("Save", for: .normal)
      (button.isSelected, button.isEnabled) = (true, false)
      return button
    },
    Standard(testDescription: "a switch", isElement: true, traits: [.button, .toggleButton], value: "1") {
      made(UISwitch()) { $0.isOn = true }
    },
    Standard(testDescription: "a slider", isElement: true, traits: .adjustable, value: "25%") {
      made(UISlider()) { $0.value = 0.25 }
    },
    Standard(testDescription: "an image view", isElement: false, traits: .image) { UIImageView() },
  ]

  @Test(arguments: standards) func standardViewsDescribeThemselves(_ standard: Standard) {
    let view = standard.make()
    #expect(view.isAccessibilityElement == standard.isElement)
    #expect(view.accessibilityTraits == standard.traits)
    #expect(view.accessibilityLabel == standard.label)
    #expect(view.accessibilityValue == standard.value)
  }

  @Test func aValueThatWasSetReplacesTheStandardOne() {
    let label = UILabel()
    label.text = "Ada"
    (label.accessibilityLabel, label.isAccessibilityElement) = ("Countess", false)
    label.accessibilityTraits = [.header, .link]
    #expect(label.accessibilityLabel == "Countess" && !label.isAccessibilityElement)
    #expect(label.accessibilityTraits.contains(.header) && !label.accessibilityTraits.contains(.staticText))
    #expect(label.accessibilityAttributedLabel?.string == "Countess")
    #expect(label.accessibilityRespondsToUserInteraction)
  }

  @Test func theFrameIsTheOneInTheWindow() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    window.addSubview(outer)
    outer.addSubview(inner)
    #expect(inner.accessibilityFrame == CGRect(x: 11, y: 22, width: 3, height: 4))
    let element = UIAccessibilityElement(accessibilityContainer: outer)
    element.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 5, width: 10, height: 10)
    #expect(element.accessibilityFrame == CGRect(x: 15, y: 25, width: 10, height: 10))
    #expect(element.accessibilityActivationPoint == CGPoint(x: 20, y: 30))
  }

  @Test func containersFindTheirElements() {
    let view = UIView()
    let elements = [UIAccessibilityElement(accessibilityContainer: view), .init(accessibilityContainer: view)]
    view.accessibilityElements = elements
    #expect(view.accessibilityElementCount() == 2)
    #expect(view.accessibilityElement(at: 1) as? UIAccessibilityElement === elements[1])
    #expect(view.accessibilityElement(at: 2) == nil)
    #expect(view.index(ofAccessibilityElement: elements[1]) == 1)
    #expect(view.index(ofAccessibilityElement: UIView()) == NSNotFound)
  }

  final class Card: UITableViewCell, KeyedActions {
    var flagged = false
    static var keyedActions: [KeyedAction] { [KeyedAction("flag", Card.flag)] }
    func flag() { flagged = true }
    override var accessibilityHint: String? {
      get { "Opens the card" }
      set {}
    }
    override func accessibilityActivate() -> Bool { true }
  }

  @Test func customActionsCallTheirHandlerOrTheirTarget() {
    let card = Card()
    card.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Flag", target: card, selector: NSSelectorFromString("flag")),
      UIAccessibilityCustomAction(name: "Refuse") { _ in false },
    ]
    #expect(card.accessibilityCustomActions?.map { $0.user.perform() } == [true, false])
    #expect(card.flagged && card.accessibilityHint == "Opens the card" && card.accessibilityActivate())
  }

  @Test func settingsPostTheirNotificationsAndAnnouncementsAreRecorded() {
    let app = UIApplication.shared
    var posted = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification,
      object: nil,
      queue: nil
    ) { _ in MainActor.assumeIsolated { posted += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    #expect(!UIAccessibility.isReduceMotionEnabled)
    app.user.setAccessibility(.reduceMotion, true)
    app.user.setAccessibility(.reduceMotion, true)
    #expect(UIAccessibility.isReduceMotionEnabled && posted == 1)
    app.user.setAccessibility(.reduceMotion, false)
    #expect(!UIAccessibility.isReduceMotionEnabled && posted == 2)

    UIAccessibility.post(notification: .announcement, argument: "Loaded seven friends")
    #expect(app.user.announcements.contains { $0.argument as? String == "Loaded seven friends" })
  }

  /// The fields of the identity inspector of Interface Builder.
  @Test func documentsHaveAccessibility() throws {
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
      <view id="a"><accessibility key="accessibilityConfiguration" identifier="box" hint="Opens" label="Box">
      <accessibilityTraits key="traits" button="YES" header="YES" updatesFrequently="NO"/>
      <bool key="isElement" value="YES"/></accessibility></view>
      <view id="b"><accessibility key="accessibilityConfiguration"><string key="hint">Two
      lines</string></accessibility></view>
      <barButtonItem id="c"><accessibility key="accessibilityConfiguration" label="Done"/></barButtonItem>
      </objects></document>
      """
    let objects = UINib(data: Data(document.utf8), bundle: nil).instantiate(withOwner: nil)
    let first = try #require(objects.first as? UIView)
    #expect(first.accessibilityIdentifier == "box" && first.accessibilityHint == "Opens")
    #expect(first.accessibilityLabel == "Box" && first.isAccessibilityElement)
    #expect(first.accessibilityTraits == [.button, .header])
    let second = try #require(objects[1] as? UIView)
    #expect(second.accessibilityHint == "Two\nlines" && second.accessibilityTraits == .none)
    #expect((objects[2] as? UIBarButtonItem)?.accessibilityLabel == "Done")
  }
}
