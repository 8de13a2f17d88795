import HeadlessUIKit

/// Mistakes of each category, and what looks like them.
enum AccessibilityCases {
  static let mistakes: [AccessibilityCase] = [
    descriptions, traits, detection, hitRegions, contrast, dynamicType, clipping, order,
  ].flatMap { $0 }
  static let lookAlikes: [AccessibilityCase] = [
    describedElements, properTraits, properDetection, properHitRegions, properContrast, properDynamicType,
    properClipping, properOrder, properLists,
  ].flatMap { $0 }

  // MARK: Descriptions

  private static let descriptions: [AccessibilityCase] = [
    AccessibilityCase(
      "an image button",
      "FormScreen.parts[0] has no description, so that VoiceOver reads only “button”; set its accessibilityLabel"
    ) { [button(nil, image: UIImage())] },
    AccessibilityCase(
      "a switch beside a label",
      "FormScreen.parts[1] has no description, so that VoiceOver can't say what it changes; set its accessibilityLabel"
    ) { [label("Sound"), UISwitch()] },
    AccessibilityCase(
      "a text field with only a placeholder",
      "FormScreen.parts[0] is described only by the placeholder \"Email\", which disappears when the user types; set "
        + "its accessibilityLabel"
    ) { [made(UITextField()) { $0.placeholder = "Email" }] },
    AccessibilityCase(
      "a text field without anything",
      "FormScreen.parts[0] has neither a label nor a placeholder, so that VoiceOver can't say what to enter; set its "
        + "accessibilityLabel"
    ) { [UITextField()] },
    AccessibilityCase(
      "an image that is an element",
      "FormScreen.parts[0] is an accessibility element without a description; set its accessibilityLabel"
    ) {
      made(UIImageView(image: UIImage())) {
        $0.isAccessibilityElement = true
        $0.frame.size = CGSize(width: 50, height: 50)
      }
    },
    AccessibilityCase(
      "a control of the app that shows nothing",
      "FormScreen.parts[0] has no description, so that VoiceOver can't say what it changes; set its accessibilityLabel"
    ) { [made(UIControl()) { $0.isAccessibilityElement = true }] },
    AccessibilityCase(
      "a container that is an element",
      "FormScreen.parts[0] is an accessibility element without a description, so that VoiceOver says nothing; set its "
        + "accessibilityLabel"
    ) { [made(UIView()) { $0.isAccessibilityElement = true }] },
    AccessibilityCase(
      "an element without a view",
      "accessibility element 0 of FormScreen.parts[0] has no description; set its accessibilityLabel"
    ) { [made(UIView()) { $0.accessibilityElements = [UIAccessibilityElement(accessibilityContainer: $0)] }] },
    AccessibilityCase(
      "the name of a file",
      "FormScreen.parts[0] has the description \"ic_close\", which is the name of a file; say what it shows or does"
    ) { [button(nil, image: UIImage()) { $0.accessibilityLabel = "ic_close" }] },
    AccessibilityCase(
      "a segment with an image",
      "segment 1 of FormScreen.parts[0] has an image without a description; set the accessibilityLabel of the image"
    ) { [UISegmentedControl(items: ["Map", UIImage()])] },
  ].of(.sufficientElementDescription)

  private static let describedElements: [AccessibilityCase] = [
    AccessibilityCase("a title") { [button("Save", image: UIImage())] },
    AccessibilityCase("an attributed title") {
      [made(UIButton()) { $0.setAttributedTitle(NSAttributedString(string: "Save"), for: .normal) }]
    },
    AccessibilityCase("a configuration") {
      made(UIButton()) {
        $0.configuration = {
          var own = UIButton.Configuration.plain(); own.title = "Save"; return own
        }()
      }
    },
    AccessibilityCase("a symbol") { [button(nil, image: UIImage(systemName: "trash"))] },
    AccessibilityCase("a button of the system") { [UIButton(type: .infoLight)] },
    AccessibilityCase("a shown name that looks like one of a file") {
      [button("jane_doe"), button("jane_doe") { $0.accessibilityLabel = "jane_doe" }]
    },
    AccessibilityCase("a spinner") {
      made(UIActivityIndicatorView()) { $0.startAnimating() }
      made(UIActivityIndicatorView()) { $0.hidesWhenStopped = false }
    },
    AccessibilityCase("a control of the app that shows a label") {
      made(UIControl()) { control in
        control.isAccessibilityElement = true
        let stack = UIStackView(arrangedSubviews: [UIImageView(image: UIImage()), label("Play")])
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
        control.addSubview(stack)
      }
    },
    AccessibilityCase("a label of its own") { [button(nil, image: UIImage()) { $0.accessibilityLabel = "Close" }] },
    AccessibilityCase("an image that is no element") { [UIImageView(image: UIImage())] },
    AccessibilityCase("a hidden button") { [button(nil, image: UIImage()) { $0.isHidden = true }] },
    AccessibilityCase("a button that isn't accessed") {
      [button(nil, image: UIImage()) { $0.isAccessibilityElement = false }]
    },
    AccessibilityCase("a view whose elements are hidden") {
      made(UIView()) {
        $0.accessibilityElementsHidden = true; $0.addSubview(button(nil, image: UIImage()))
      }
    },
    AccessibilityCase("a view behind a modal one") {
      [button(nil, image: UIImage()), made(UIView()) { $0.accessibilityViewIsModal = true }]
    },
    AccessibilityCase("a text field beside a label") {
      made(
        UIStackView(arrangedSubviews: [label("Email"), made(UITextField()) { $0.placeholder = "ada@example.com" }])
      ) { $0.axis = .vertical }
    },
    AccessibilityCase("a cell's accessory") {
      made(UITableViewCell(style: .default, reuseIdentifier: nil)) {
        $0.textLabel?.text = "Sound"
        $0.accessoryView = UISwitch()
      }
    },
    AccessibilityCase("a view without a size") {
      UIView()
      made(UIView()) {
        $0.isAccessibilityElement = true; $0.frame = CGRect(x: 1, y: 1, width: 0.0, height: 9)
      }
    },
  ].of(.sufficientElementDescription)

  // MARK: Traits

  private static let lacksTrait =
    "FormScreen.parts[0] reacts to taps, but VoiceOver doesn't say so; insert .button or .link into its accessibilityTraits"

  private static let traits: [AccessibilityCase] = [
    AccessibilityCase(
      "a repeated trait",
      "FormScreen.parts[0] has the description \"Close button\", which repeats “button”; VoiceOver adds it from the traits"
    ) { [button(nil, image: UIImage()) { $0.accessibilityLabel = "Close button" }] },
    AccessibilityCase(
      "an image that says so",
      "FormScreen.parts[0] has the description \"Profile Image.\", which repeats “image”; VoiceOver adds it from the traits"
    ) {
      made(UIImageView(image: UIImage())) {
        $0.isAccessibilityElement = true
        $0.accessibilityLabel = "Profile Image."
      }
    },
    AccessibilityCase("a label that reacts to taps", lacksTrait) { [tappable(label("Terms"))] },
    AccessibilityCase("a container that reacts to taps", lacksTrait) {
      tappable(UIView()) {
        $0.isAccessibilityElement = true; $0.accessibilityLabel = "Card"
      }
    },
  ].of(.trait)

  private static let properTraits: [AccessibilityCase] = [
    AccessibilityCase("a shown title") { [button("Press the Button")] },
    AccessibilityCase("another word at the end") { [button("Buttons") { $0.accessibilityLabel = "All buttons" }] },
    AccessibilityCase("a label with the trait") { [tappable(label("Terms")) { $0.accessibilityTraits = .link }] },
    AccessibilityCase("a recognizer without a target") {
      made(label("Terms")) {
        $0.addGestureRecognizer(UITapGestureRecognizer()); $0.isUserInteractionEnabled = true
      }
    },
    AccessibilityCase("a label that isn't touched") {
      [tappable(label("Terms")) { $0.isUserInteractionEnabled = false }]
    },
  ].of(.trait)

  // MARK: Detection

  private static let isNotFound =
    "FormScreen.parts[0] reacts to taps, but assistive technologies don't find it; set isAccessibilityElement, its "
    + "accessibilityLabel, and the trait .button"

  private static let detection: [AccessibilityCase] = [
    AccessibilityCase(
      "controls in an element",
      "FormScreen.parts[0] is an accessibility element, so that assistive technologies don't find the 2 controls in it; set "
        + "isAccessibilityElement to false, or add accessibilityCustomActions"
    ) { [container { $0.isAccessibilityElement = true }] },
    AccessibilityCase("a view that reacts to taps", isNotFound) { [tappable(UIView())] },
    AccessibilityCase("an image that reacts to taps", isNotFound) { [tappable(UIImageView(image: UIImage()))] },
    AccessibilityCase(
      "a covered button",
      "FormScreen.parts[0] is covered by FormScreen.parts[1], but VoiceOver still reads it; hide it, or set "
        + "accessibilityViewIsModal of the view in front"
    ) {
      button("Save")
      made(UIView(frame: CGRect(x: 0, y: 80, width: 300, height: 300))) { $0.backgroundColor = .systemBackground }
    },
    AccessibilityCase(
      "a button under a bar that can't be scrolled",
      "FormScreen.parts[0].subviews[0] (UIButton \"Save\") is covered by FormScreen.parts[1], but VoiceOver still reads it; "
        + "hide it, or set accessibilityViewIsModal of the view in front"
    ) {
      made(UIScrollView(frame: CGRect(x: 0, y: 1, width: 390, height: 800))) {
        $0.contentSize = CGSize(width: 390, height: 600)
        $0.contentInsetAdjustmentBehavior = .never
        $0.addSubview(button("Save") { $0.frame = CGRect(x: 0, y: 540, width: 200, height: 44) })
      }
      made(UIView(frame: CGRect(x: 0, y: 500, width: 390, height: 100))) { $0.backgroundColor = .systemBackground }
    },
  ].of(.elementDetection)

  private static let properDetection: [AccessibilityCase] = [
    AccessibilityCase("controls in a view") { [container { _ in }] },
    AccessibilityCase("actions instead of controls") {
      container {
        $0.isAccessibilityElement = true
        $0.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Save") { _ in true }]
      }
    },
    AccessibilityCase("a card that reacts to taps") {
      [tappable(UIView()) { $0.addSubview(label("Card", in: CGRect(x: 0, y: 0, width: 90, height: 30))) }]
    },
    AccessibilityCase("a background that closes") {
      [tappable(UIView(frame: CGRect(x: 1, y: 1, width: 389, height: 843)))]
    },
    AccessibilityCase("a partly covered button") {
      button("Save")
      made(UIView(frame: CGRect(x: 0, y: 80, width: 60, height: 300))) { $0.backgroundColor = .systemBackground }
    },
    AccessibilityCase("a button that starts under a bar and can be scrolled") {
      made(UIScrollView(frame: CGRect(x: 0, y: 1, width: 390, height: 800))) {
        $0.contentSize = CGSize(width: 390, height: 2_000)
        $0.addSubview(button("Save") { $0.frame = CGRect(x: 0, y: 740, width: 200, height: 44) })
      }
      UIToolbar(frame: CGRect(x: 0, y: 700, width: 390, height: 100))
    },
    AccessibilityCase("a button whose superview refuses touches") {
      made(UIView(frame: CGRect(x: 0, y: 80, width: 300, height: 300))) { $0.backgroundColor = .systemBackground }
      made(UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 44))) {
        $0.isUserInteractionEnabled = false
        $0.addSubview(button("Save") { $0.frame = CGRect(x: 0, y: 0, width: 200, height: 44) })
      }
    },
    AccessibilityCase("a modal view in front") {
      button("Save")
      made(UIView(frame: CGRect(x: 0, y: 80, width: 300, height: 300))) { $0.accessibilityViewIsModal = true }
    },
    AccessibilityCase("a tap in an element") {
      made(UIView()) {
        $0.isAccessibilityElement = true
        $0.accessibilityLabel = "Rating"
        $0.addSubview(tappable(UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))))
      }
    },
  ].of(.elementDetection)

  @MainActor private static func container(_ change: (UIView) -> Void) -> UIView {
    made(UIView(frame: CGRect(x: 20, y: 100, width: 300, height: 44))) {
      $0.addSubview(button("Save") { $0.frame = CGRect(x: 0, y: 0, width: 100, height: 44) })
      $0.addSubview(button("Delete") { $0.frame = CGRect(x: 150, y: 0, width: 100, height: 44) })
      change($0)
    }
  }

  // MARK: Hit regions

  private static func isSmall(_ size: String) -> String {
    "FormScreen.parts[0] is \(size) points, so that it is hard to hit; make it at least 44 by 44 points"
  }

  private static let hitRegions: [AccessibilityCase] = [
    AccessibilityCase("a small button", isSmall("30 by 30")) {
      [button("X") { $0.frame.size = CGSize(width: 30, height: 30) }]
    },
    AccessibilityCase("a low view that reacts to taps", isSmall("200 by 20")) {
      [tappable(label("Terms")) { $0.frame.size = CGSize(width: 200, height: 20) }]
    },
    AccessibilityCase("a button that a transform makes small", isSmall("100 by 22")) {
      button("X") {
        $0.frame.size = CGSize(width: 200, height: 44); $0.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      }
    },
  ].of(.hitRegion)

  /// A button that takes touches around itself.
  private final class WideButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -20, dy: -20).contains(point)
    }
  }

  private static let properHitRegions: [AccessibilityCase] = [
    AccessibilityCase("44 points") { [button("Save") { $0.frame.size = CGSize(width: 44, height: 44) }] },
    AccessibilityCase("a class with a larger region") {
      [made(WideButton()) { $0.frame.size = CGSize(width: 30, height: 30) }]
    },
    AccessibilityCase("a switch and a stepper") { [UISwitch(), UIStepper()] },
    AccessibilityCase("a disabled button") {
      button("X") {
        $0.frame.size = CGSize(width: 30, height: 30); $0.isEnabled = false
      }
    },
    AccessibilityCase("a button without a size") {
      [button("X") { $0.frame = CGRect(x: 1, y: 1, width: 0.0, height: 30) }]
    },
    AccessibilityCase("an icon in a bar") {
      made(UINavigationBar(frame: CGRect(x: 0, y: 50, width: 390, height: 44))) {
        $0.addSubview(button("X") { $0.frame = CGRect(x: 0, y: 0, width: 20, height: 20) })
      }
    },
  ].of(.hitRegion)
}
