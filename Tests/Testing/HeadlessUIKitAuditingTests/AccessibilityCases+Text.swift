import HeadlessUIKit

extension AccessibilityCases {
  // MARK: Contrast

  private static func ratio(_ ratio: String, of part: Int = 0, in mode: String = "", least: String = "4.5") -> String {
    "FormScreen.parts[\(part)] has a contrast ratio of \(ratio) with its background\(mode); use colors with a ratio of at "
      + "least \(least)"
  }

  static let contrast: [AccessibilityCase] = [
    AccessibilityCase("gray on white", ratio("2.85")) {
      label("Name") {
        $0.textColor = UIColor(white: 0.6, alpha: 1); $0.backgroundColor = .white
      }
    },
    AccessibilityCase("black in the dark appearance", ratio("1", in: " in Dark Mode")) {
      [label("Name") { $0.textColor = .black }]
    },
    AccessibilityCase("white on a color of the system", ratio("1.51")) {
      button("Save") {
        $0.setTitleColor(.white, for: .normal); $0.backgroundColor = .systemYellow
      }
    },
    AccessibilityCase("large text", ratio("2.85", least: "3")) {
      label("Name") {
        $0.textColor = UIColor(white: 0.6, alpha: 1)
        $0.backgroundColor = .white
        $0.font = .preferredFont(forTextStyle: .largeTitle)
      }
    },
    AccessibilityCase("a view behind the text", ratio("1.38", of: 1)) {
      made(UIView(frame: CGRect(x: 0, y: 90, width: 390, height: 200))) {
        $0.backgroundColor = UIColor(white: 0.1, alpha: 1)
      }
      label("Name", in: CGRect(x: 20, y: 100, width: 100, height: 30)) {
        $0.textColor = UIColor(white: 0.2, alpha: 1)
      }
    },
    AccessibilityCase("a transparent text", ratio("3.98")) {
      label("Name") {
        $0.textColor = UIColor(white: 0, alpha: 0.5); $0.backgroundColor = .white
      }
    },
  ].of(.contrast)

  private final class DrawnView: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.black.setFill()
      UIRectFill(rect)
    }
  }

  static let properContrast: [AccessibilityCase] = [
    AccessibilityCase("black on white") {
      label("Name") {
        $0.textColor = .black; $0.backgroundColor = .white
      }
    },
    AccessibilityCase("colors of the system") { [label("Name") { $0.textColor = .secondaryLabel }] },
    AccessibilityCase("large text with 3") {
      label("Name") {
        $0.textColor = UIColor(white: 0.55, alpha: 1)
        $0.backgroundColor = .white
        $0.font = .preferredFont(forTextStyle: .title1)
      }
    },
    AccessibilityCase("an image behind the text") {
      UIImageView(image: UIImage()).framed(0, 90, 390, 200)
      label("Name", in: CGRect(x: 20, y: 100, width: 100, height: 30)) { $0.textColor = .white }
    },
    AccessibilityCase("a drawing behind the text") {
      made(DrawnView(frame: CGRect(x: 0, y: 90, width: 390, height: 200))) {
        $0.addSubview(label("Name", in: CGRect(x: 20, y: 10, width: 100, height: 30)) { $0.textColor = .white })
      }
    },
    AccessibilityCase("a gradient behind the text") {
      made(UIView(frame: CGRect(x: 0, y: 90, width: 390, height: 200))) {
        $0.layer.addSublayer(CAGradientLayer())
        $0.addSubview(label("Name", in: CGRect(x: 20, y: 10, width: 100, height: 30)) { $0.textColor = .white })
      }
    },
    AccessibilityCase("a view that covers a part") {
      UIView(frame: CGRect(x: 0, y: 90, width: 60, height: 200)).colored(.black)
      label("Name", in: CGRect(x: 20, y: 100, width: 100, height: 30)) { $0.textColor = .white }
    },
    AccessibilityCase("a disabled button") {
      button("Save") {
        $0.setTitleColor(.white, for: .normal); $0.backgroundColor = .systemYellow; $0.isEnabled = false
      }
    },
  ].of(.contrast)

  // MARK: Dynamic type

  private static func keepsSize(_ size: String) -> String {
    "FormScreen.parts[0] keeps its text size of \(size) points at the text size accessibilityExtraExtraExtraLarge; use "
      + "the font of a text style or UIFontMetrics, and set adjustsFontForContentSizeCategory"
  }

  static let dynamicType: [AccessibilityCase] = [
    AccessibilityCase("a font of the system", keepsSize("17")) {
      [label("Name") { $0.font = .systemFont(ofSize: 17) }]
    },
    AccessibilityCase("a text style that doesn't adjust", keepsSize("17")) {
      [label("Name") { $0.adjustsFontForContentSizeCategory = false }]
    },
    AccessibilityCase("a text view", keepsSize("12")) {
      made(UITextView()) {
        $0.text = "Terms"; $0.font = .systemFont(ofSize: 12)
      }
    },
  ].of(.dynamicType)

  /// A label that an app adjusts itself.
  private final class OwnLabel: UILabel {
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      font = .systemFont(ofSize: UIFontMetrics.default.scaledValue(for: 17, compatibleWith: traitCollection))
    }
  }

  static let properDynamicType: [AccessibilityCase] = [
    AccessibilityCase("a text style") { [label("Name")] },
    AccessibilityCase("scaled metrics") {
      [label("Name") { $0.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 20)) }]
    },
    AccessibilityCase("a label of the app") { [made(OwnLabel()) { $0.text = "Name" }] },
    AccessibilityCase("a label without text") { [label("") { $0.font = .systemFont(ofSize: 17) }] },
    AccessibilityCase("a font of icons") { [label("\u{F00D}") { $0.font = .systemFont(ofSize: 17) }] },
  ].of(.dynamicType)

  // MARK: Clipping

  static let clipping: [AccessibilityCase] = [
    AccessibilityCase(
      "a long text in one line",
      "FormScreen.parts[0] is truncated: it needs 147 points, and there are 100; allow more lines or more room"
    ) { [label("A name that is long", in: CGRect(x: 20, y: 100, width: 100, height: 30))] },
    AccessibilityCase(
      "a low text field",
      "FormScreen.parts[0] is cut off at the text size accessibilityExtraExtraExtraLarge: it needs 63.2 points of height, and "
        + "there are 34; allow more lines or more room"
    ) {
      made(UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))) {
        $0.text = "Name"
        $0.font = .preferredFont(forTextStyle: .body)
        $0.adjustsFontForContentSizeCategory = true
      }
    },
    AccessibilityCase(
      "a low container",
      "FormScreen.parts[0].subviews[0] (UILabel \"Name\") is cut off by the views around it: they show 15.3 of its 20.5 points "
        + "of height; allow more lines or more room"
    ) {
      made(UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 20))) {
        $0.clipsToBounds = true
        $0.addSubview(label("Name", in: CGRect(x: 0, y: 0, width: 200, height: 30)))
      }
    },
  ].of(.textClipped)

  static let properClipping: [AccessibilityCase] = [
    AccessibilityCase("a text with room") {
      [label("Name", in: CGRect(x: 20, y: 100, width: 300, height: 90)) { $0.numberOfLines = 0 }]
    },
    AccessibilityCase("a preview of two lines") {
      label(String(repeating: "word ", count: 60), in: CGRect(x: 20, y: 100, width: 300, height: 300)) {
        $0.numberOfLines = 2
      }
    },
    AccessibilityCase("a text below in a scroll view") {
      made(UIScrollView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))) {
        $0.contentSize = CGSize(width: 200, height: 900)
        $0.addSubview(label("Name", in: CGRect(x: 0, y: 90, width: 200, height: 90)))
      }
    },
    AccessibilityCase("a label that is higher than its text and its container") {
      made(UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 120))) {
        $0.clipsToBounds = true
        $0.addSubview(label("Name", in: CGRect(x: 0, y: 0, width: 200, height: 160)))
      }
    },
    AccessibilityCase("a short text at the side of a wide label") {
      made(UIView(frame: CGRect(x: 20, y: 100, width: 300, height: 80))) {
        $0.clipsToBounds = true
        $0.addSubview(label("Name", in: CGRect(x: -200, y: 0, width: 500, height: 80)) { $0.textAlignment = .right })
      }
    },
    AccessibilityCase("a folded container") {
      made(UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 0.5))) {
        $0.clipsToBounds = true
        $0.addSubview(label("Name", in: CGRect(x: 0, y: 10, width: 200, height: 60)))
      }
    },
  ].of(.textClipped)

  // MARK: Order

  static let order: [AccessibilityCase] = [
    AccessibilityCase(
      "elements from the bottom up",
      "FormScreen.parts[0] lists its 3 accessibilityElements against the order in which they are seen; list them from the "
        + "top down, and each line from its leading edge"
    ) { [rows { $0.reversed() }] },
    AccessibilityCase(
      "columns beside each other",
      "FormScreen.parts[0] shows columns beside each other, which VoiceOver reads row by row: \"Posts\", \"Fans\", \"12\"; "
        + "set shouldGroupAccessibilityChildren of each column"
    ) { [columns()] },
  ].of(.readingOrder)

  static let properOrder: [AccessibilityCase] = [
    AccessibilityCase("elements from the top down") { [rows { $0 }] },
    AccessibilityCase("the second row first") { [rows { [$0[1], $0[0], $0[2]] }] },
    AccessibilityCase("grouped columns") { [columns { $0.shouldGroupAccessibilityChildren = true }] },
    AccessibilityCase("columns that are elements") {
      columns {
        $0.isAccessibilityElement = true; $0.accessibilityLabel = "Posts, 12"
      }
    },
    AccessibilityCase("subviews from the bottom up") {
      label("Two", in: CGRect(x: 20, y: 200, width: 90, height: 30))
      label("One", in: CGRect(x: 20, y: 100, width: 90, height: 30))
    },
  ].of(.readingOrder)

  @MainActor private static func rows(_ order: ([UIView]) -> [UIView]) -> UIView {
    made(UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 300))) { view in
      let labels = (0..<3).map { label("Row \($0)", in: CGRect(x: 0, y: 100 * $0, width: 200, height: 80)) }
      labels.forEach(view.addSubview)
      view.accessibilityElements = order(labels)
    }
  }

  @MainActor private static func columns(_ change: (UIView) -> Void = { _ in }) -> UIView {
    made(UIView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))) { view in
      for (index, texts) in [["Posts", "12"], ["Fans", "34"]].enumerated() {
        let column = UIView(frame: CGRect(x: 150 * index, y: 0, width: 140, height: 200))
        for (row, text) in texts.enumerated() {
          column.addSubview(label(text, in: CGRect(x: 0, y: 100 * row, width: 140, height: 80)))
        }
        change(column)
        view.addSubview(column)
      }
    }
  }
}

extension UIView {
  fileprivate func framed(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
    frame = CGRect(x: x, y: y, width: width, height: height)
    return self
  }

  fileprivate func colored(_ color: UIColor) -> UIView {
    backgroundColor = color
    return self
  }
}
