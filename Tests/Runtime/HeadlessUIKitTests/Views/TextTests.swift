import Testing

@testable import HeadlessUIKit
import HeadlessUIKitTesting

/// The text of views after it was set, and the notifications about changes.
@MainActor struct TextTests {
  /// A view whose text was set, and its resulting `text` and `attributedText`.
  struct Row: NamedCase {
    let name: String
    let plain: String?
    let attributed: String?
    let texts: @MainActor @Sendable () -> (plain: String?, attributed: String?)
  }

  @Test(arguments: [
    Row(name: "field, never set", plain: "", attributed: "") { read(UITextField()) { _ in } },
    Row(name: "field, nil", plain: "", attributed: "") { read(UITextField()) { $0.text = nil } },
    Row(name: "text view, nil", plain: "", attributed: "") { read(UITextView()) { $0.text = nil } },
    Row(name: "label, nil", plain: nil, attributed: nil) { read(UILabel()) { $0.text = nil } },
    Row(name: "search bar, nil", plain: "", attributed: "") {
      let bar = UISearchBar()
      bar.text = nil
      return (bar.text, bar.text)
    },
    Row(name: "label, plain after attributed", plain: "new", attributed: "new") {
      read(UILabel()) {
        $0.attributedText = NSAttributedString(string: "old")
        $0.text = "new"
      }
    },
    Row(name: "field, attributed, then typed", plain: "ab", attributed: "ab") {
      read(UITextField()) {
        $0.attributedText = NSAttributedString(string: "a")
        $0.insertText("b")
      }
    },
  ])
  func textAndAttributedTextAgree(_ row: Row) {
    let texts = row.texts()
    #expect(texts.plain == row.plain && texts.attributed == row.attributed)
  }

  @Test func attributesOfTextAreKept() {
    let label = UILabel()
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    label.attributedText = NSAttributedString(
      string: "red",
      attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 12), .paragraphStyle: style]
    )
    let attributes = label.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect(label.text == "red" && attributes?[.foregroundColor] as? UIColor == .red)
    #expect((attributes?[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
  }

  @Test func typingPostsNotifications() {
    let (field, view) = (UITextField(), UITextView(frame: .zero))
    let window = UIWindow()
    window.addSubview(field)
    let names = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ]
    let posts = posted(names, by: field) {
      field.becomeFirstResponder()
      field.insertText("a")
      field.text = "set by the program"
      field.resignFirstResponder()
    }
    #expect(
      posts == ["DidBeginEditing", "DidChange", "DidEndEditing"].map { "UITextFieldText\($0)Notification" }
    )
    let change = posted([UITextView.textDidChangeNotification], by: view) { view.insertText("b") }
    #expect(change == ["UITextViewTextDidChangeNotification"])
  }

  @Test func aFieldReportsWhyEditingEnded() {
    let (window, field, delegate) = (UIWindow(), UITextField(), Reasons())
    window.addSubview(field)
    field.delegate = delegate
    field.becomeFirstResponder()
    field.insertText("a")
    field.resignFirstResponder()
    #expect(delegate.told == ["selection", "ended 0"])
  }

  @Test(arguments: [(5, 8, 18 + 16), (0, 8, 18 + 16), (0, 0, 18)] as [(CGFloat, CGFloat, CGFloat)])
  func aTextViewMeasuresItsContainer(padding: CGFloat, inset: CGFloat, height: CGFloat) {
    let view = PlainTextView()
    view.font = .systemFont(ofSize: 15)
    view.textContainerInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
    view.textContainer.lineFragmentPadding = padding
    view.text = "1234"
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)) == CGSize(width: 34.5 + 2 * padding, height: height))
  }

  @Test func aFieldRemovedFromItsWindowEndsEditing() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (row, field, delegate) = (UIView(), UITextField(), Reasons())
    field.delegate = delegate
    row.addSubview(field)
    window.addSubview(row)
    field.becomeFirstResponder()
    row.removeFromSuperview()
    #expect(!field.isEditing && delegate.told == ["ended 0"])
  }

  /// A field of a conversation grows by `contentSize`, and a long text scrolls.
  @Test func theContentOfATextViewIsAsHighAsItsText() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.font = .systemFont(ofSize: 20)
    view.text = "1\n2\n3"
    let three = view.contentSize
    #expect(three.width == 100 && three.height == view.sizeThatFits(CGSize(width: 100, height: 0)).height)
    view.user.insertText("\n")
    #expect(view.contentSize.height > three.height)
    view.contentSize = .zero
    view.layoutIfNeeded()
    #expect(view.contentSize.height > three.height)
    view.user.beginDragging()
    view.user.drag(by: CGPoint(x: 0, y: 30))
    #expect(view.contentOffset == CGPoint(x: 0, y: 30))
  }

  @Test(arguments: [(0, 4), (1, 1), (2, 2), (9, 4)] as [(Int, CGFloat)])
  func aTextViewIsAsHighAsTheLinesOfItsContainer(limit: Int, lines: CGFloat) {
    for isAttributed in [false, true] {
      let view = PlainTextView(frame: .zero, textContainer: nil)
      view.font = .systemFont(ofSize: 20)
      view.textContainerInset = .zero
      let text = "one\ntwo\nthree\nfour"
      if isAttributed {
        view.attributedText = NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 20)])
      } else {
        view.text = text
      }
      let whole = view.sizeThatFits(CGSize(width: 300, height: 0)).height
      view.textContainer.maximumNumberOfLines = limit
      #expect(abs(view.sizeThatFits(CGSize(width: 300, height: 0)).height - whole / 4 * lines) < 1)
      #expect(view.intrinsicContentSize.height == view.sizeThatFits(CGSize(width: 300, height: 0)).height)
    }
  }

  @Test func aPictureShowsTheLinesOfAContainer() {
    let view = PlainTextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: nil)
    view.text = "The first line\nThe second line, of which there is enough to fill it\nThe last line"
    #expect(view.svg().contains("last"))
    view.textContainer.maximumNumberOfLines = 2
    #expect(view.svg().contains("second") && !view.svg().contains("last"))
  }

  @Test nonisolated func aContainerWithoutAViewIsUsedOnAnyThread() async {
    let container = NSTextContainer()
    container.lineFragmentPadding = 0
    container.maximumNumberOfLines = 2
    #expect(container.maximumNumberOfLines == 2)
  }

  @Test func theKeyboardPostsItsNotificationsInOrder() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 500))
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification,
    ]
    let posts = posted(names) { note in
      let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
      return "\(note.name.rawValue.dropFirst(10).dropLast(12)) \(frame?.minY ?? -1)"
    } _: {
      window.user.showKeyboard(height: 200)
      window.user.hideKeyboard()
    }
    #expect(
      posts == [
        "WillChangeFrame 300.0", "WillShow 300.0", "DidShow 300.0", "WillChangeFrame 500.0", "WillHide 500.0",
        "DidHide 500.0",
      ]
    )
  }
}

/// A text view as apps subclass it.
private final class PlainTextView: UITextView {
  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
    isScrollEnabled = false
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor private func read<View: UIView & Texted>(_ view: View, _ change: (View) -> Void) -> (String?, String?) {
  change(view)
  return (view.plainText, view.styledText?.string)
}

@MainActor private protocol Texted {
  var plainText: String? { get }
  var styledText: NSAttributedString? { get }
}

extension UILabel: Texted {
  fileprivate var plainText: String? { text }
  fileprivate var styledText: NSAttributedString? { attributedText }
}
extension UITextField: Texted {
  fileprivate var plainText: String? { text }
  fileprivate var styledText: NSAttributedString? { attributedText }
}
extension UITextView: Texted {
  fileprivate var plainText: String? { text }
  fileprivate var styledText: NSAttributedString? { attributedText }
}

private final class Reasons: NSObject, UITextFieldDelegate {
  var told: [String] = []
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    told.append("ended \(reason.rawValue)")
  }
  func textFieldDidChangeSelection(_ textField: UITextField) { told.append("selection") }
}
