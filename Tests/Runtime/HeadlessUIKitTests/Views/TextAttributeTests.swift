import Testing

@testable import HeadlessUIKit
import HeadlessUIKitTesting

/// Plain and attributed text, and the views beside it.
@MainActor struct TextAttributeTests {
  /// The values to set, in order, and the resulting values of both properties.
  struct Case: Sendable {
    enum Step: Sendable {
      case text(String?)
      case attributed(String?)
    }

    let steps: [Step]
    let text: String?
    /// The color of the first character.
    let isRed: Bool
  }

  nonisolated static let cases = [
    Case(steps: [.text("a")], text: "a", isRed: false),
    Case(steps: [.attributed("a")], text: "a", isRed: true),
    Case(steps: [.attributed("a"), .text("b")], text: "b", isRed: false),
    Case(steps: [.text("a"), .attributed("b")], text: "b", isRed: true),
    Case(steps: [.text("a"), .text(nil)], text: nil, isRed: false),
    Case(steps: [.attributed("a"), .attributed(nil)], text: nil, isRed: false),
    Case(steps: [], text: nil, isRed: false),
  ]

  private static let red = NSAttributedString.Key("red")

  private static func attributed(_ text: String?) -> NSAttributedString? {
    text.map { NSAttributedString(string: $0, attributes: [red: true]) }
  }

  /// A view with text, whatever its type.
  struct Styled: NamedCase {
    let name: String
    /// The text while there is none.
    let empty: String?
    let make: @MainActor @Sendable () -> Style
  }

  @MainActor struct Style {
    let values: () -> (font: UIFont?, color: UIColor?, alignment: NSTextAlignment)
    let setAttributed: (NSAttributedString?) -> Void
    let setText: (String?) -> Void
    let setStyle: (UIFont, UIColor, NSTextAlignment) -> Void
    let text: () -> String?
    let attributed: () -> NSAttributedString?

    init<View: UIView>(
      _ view: View,
      _ font: ReferenceWritableKeyPath<View, UIFont?>,
      _ color: ReferenceWritableKeyPath<View, UIColor?>,
      _ alignment: ReferenceWritableKeyPath<View, NSTextAlignment>,
      _ text: ReferenceWritableKeyPath<View, String?>,
      _ attributedText: ReferenceWritableKeyPath<View, NSAttributedString?>
    ) {
      values = { (view[keyPath: font], view[keyPath: color], view[keyPath: alignment]) }
      setAttributed = { view[keyPath: attributedText] = $0 }
      setText = { view[keyPath: text] = $0 }
      setStyle = { (view[keyPath: font], view[keyPath: color], view[keyPath: alignment]) = ($0, $1, $2) }
      self.text = { view[keyPath: text] }
      attributed = { view[keyPath: attributedText] }
    }
  }

  nonisolated static let styled = [
    Styled(name: "label", empty: nil) {
      Style(UILabel(), \.font, \.textColor, \.textAlignment, \.text, \.attributedText)
    },
    Styled(name: "field", empty: "") {
      Style(UITextField(), \.font, \.textColor, \.textAlignment, \.text, \.attributedText)
    },
    Styled(name: "view", empty: "") {
      Style(UITextView(), \.font, \.textColor, \.textAlignment, \.text, \.attributedText)
    },
  ]

  @Test(arguments: cases, styled) func viewsKeepAttributedText(_ row: Case, _ styled: Styled) {
    let view = styled.make()
    for step in row.steps {
      switch step {
      case .text(let text): view.setText(text)
      case .attributed(let text): view.setAttributed(Self.attributed(text))
      }
    }
    let (text, attributed) = (row.text ?? styled.empty, view.attributed())
    #expect(view.text() == text && attributed?.string ?? styled.empty == text)
    let isRed = attributed.map { $0.length > 0 && $0.attribute(Self.red, at: 0, effectiveRange: nil) != nil } ?? false
    #expect(isRed == row.isRed)
  }

  /// "Assigning a new value updates the values in the font, textColor, and other style-related properties so that they
  /// reflect the style information starting at location 0", and these apply "to the entirety of the string".
  @Test(arguments: styled) func attributedTextAndTheStyleAreOne(_ row: Styled) {
    let view = row.make()
    let (large, small) = (UIFont.systemFont(ofSize: 30), UIFont.systemFont(ofSize: 9))
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let text = NSMutableAttributedString(
      string: "Ada",
      attributes: [.font: large, .foregroundColor: UIColor.red, .paragraphStyle: style]
    )
    text.append(NSAttributedString(string: "Bob"))
    func expect(_ font: UIFont, _ color: UIColor, _ alignment: NSTextAlignment, at index: Int? = nil) {
      let values = index.flatMap { view.attributed()?.attributes(at: $0, effectiveRange: nil) }
      let own = view.values()
      #expect(values.map { $0[.font] as? UIFont } ?? own.font == font)
      #expect(values.map { $0[.foregroundColor] as? UIColor } ?? own.color == color)
      #expect(values.map { ($0[.paragraphStyle] as? NSParagraphStyle)?.alignment } ?? own.alignment == alignment)
    }
    view.setAttributed(text)
    expect(large, .red, .right)
    #expect(view.attributed() == text)
    view.setStyle(small, .blue, .center)
    for index in [0, 4] { expect(small, .blue, .center, at: index) }
    view.setText("Eve")
    expect(small, .blue, .center)
    expect(small, .blue, .center, at: 0)
  }

  @Test func plainTextHasTheAttributesOfItsView() {
    let (field, view, font) = (UITextField(), UITextView(), UIFont.systemFont(ofSize: 21))
    field.defaultTextAttributes = [.font: font, .foregroundColor: UIColor.red, .kern: 2]
    #expect(field.font == font && field.textColor == .red && field.defaultTextAttributes[.kern] as? Int == 2)
    field.font = .systemFont(ofSize: 9)
    #expect(field.defaultTextAttributes[.font] as? UIFont == .systemFont(ofSize: 9))
    (view.font, view.text) = (font, "Ada")
    #expect(view.typingAttributes[.font] as? UIFont == font)
  }

  /// A character of several scalars is deleted at once, and the delegate receives all of its code units.
  @Test(arguments: [("a👩‍👧", "a", NSRange(location: 1, length: 5)), ("e\u{301}", "", NSRange(location: 0, length: 2))])
  func deletingRemovesAWholeCharacter(text: String, left: String, range: NSRange) {
    let delegate = Ranges()
    let field = UITextField()
    field.delegate = delegate
    field.text = text
    field.user.deleteBackward()
    #expect(field.text == left && delegate.told == [range] && field.hasText != left.isEmpty)
  }

  private final class Ranges: UITextFieldDelegate {
    var told: [NSRange] = []
    func textField(_: UITextField, shouldChangeCharactersIn range: NSRange, replacementString _: String) -> Bool {
      told.append(range)
      return true
    }
  }

  // MARK: Beside the text

  /// The mode of a view beside the text, and whether the view is visible before, during and after editing.
  @Test(
    arguments: [
      (.never, [false, false, false]), (.always, [true, true, true]), (.whileEditing, [false, true, false]),
      (.unlessEditing, [true, false, true]),
    ] as [(UITextField.ViewMode, [Bool])]
  )
  func overlaysAreShownByTheirMode(mode: UITextField.ViewMode, shown: [Bool]) {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100), with: field)
    let width = field.intrinsicContentSize.width
    let (left, right) = (UIView(), UIView())
    (left.frame.size, right.frame.size) = (CGSize(width: 20, height: 10), CGSize(width: 30, height: 10))
    (field.leftView, field.leftViewMode, field.rightView, field.rightViewMode) = (left, mode, right, mode)
    var seen: [Bool] = []
    for step in [{}, { field.becomeFirstResponder() }, { field.resignFirstResponder() }] as [() -> Void] {
      step()
      window.layoutIfNeeded()
      #expect((left.superview === field) == (right.superview === field))
      seen.append(left.superview === field)
      #expect(field.intrinsicContentSize.width == width + (seen.last == true ? 50 : 0))
      if seen.last == true {
        #expect(left.frame == CGRect(x: 0, y: 10, width: 20, height: 10))
        #expect(right.frame == CGRect(x: 70, y: 10, width: 30, height: 10))
      }
    }
    #expect(seen == shown)
    field.leftView = nil
    #expect(left.superview == nil)
  }
}
