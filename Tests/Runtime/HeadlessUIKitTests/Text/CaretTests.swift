import HeadlessUIKitTesting
import Testing

@testable import HeadlessUIKit

/// Text is inserted and deleted at the caret, in text fields and text views alike.
@MainActor struct CaretTests {
  typealias Editor = UIView & EditedText

  struct Row: NamedCase {
    let name: String
    var text = "hello world"
    var selected: Range<Int>?
    let result: String
    let caret: Range<Int>
    let act: @MainActor @Sendable (any Editor) -> Void
  }

  @Test(arguments: [
    Row(name: "end", result: "hello world!", caret: 12..<12) { $0.insertText("!") },
    Row(name: "selection", selected: 0..<5, result: "bye world", caret: 3..<3) { $0.insertText("bye") },
    Row(name: "caret", selected: 5..<5, result: "hello, world", caret: 6..<6) { $0.insertText(",") },
    Row(name: "before the caret", selected: 5..<5, result: "hell world", caret: 4..<4) { $0.deleteBackward() },
    Row(name: "selection deleted", selected: 5..<11, result: "hello", caret: 5..<5) { $0.deleteBackward() },
    Row(name: "start", selected: 0..<0, result: "hello world", caret: 0..<0) { $0.deleteBackward() },
    Row(name: "a whole character", text: "a👍🏽", result: "a", caret: 1..<1) { $0.deleteBackward() },
    Row(name: "beyond the end", selected: 6..<96, result: "hello you", caret: 9..<9) { $0.insertText("you") },
    Row(
      name: "replaced",
      selected: 0..<1,
      result: "bye world",
      caret: 3..<3
    ) { $0.replace(UITextRange(NSRange(location: 0, length: 5)), withText: "bye") },
    Row(name: "select all", result: "x", caret: 1..<1) {
      $0.selectAll(nil)
      $0.insertText("x")
    },
    Row(name: "select a word", selected: 8..<8, result: "hello ", caret: 6..<6) {
      $0.select(nil)
      $0.delete(nil)
    },
    Row(name: "typed text follows the caret", selected: 0..<0, result: "Oh, hello world", caret: 4..<4) { editor in
      (editor as? UITextField)?.user.insertText("Oh, ")
      (editor as? UITextView)?.user.insertText("Oh, ")
    },
  ])
  func textIsEditedAtTheCaret(_ row: Row) {
    let (field, view) = (UITextField(), UITextView())
    (field.text, view.text) = (row.text, row.text)
    for editor in [field, view] as [any Editor] {
      if let selected = row.selected { editor.selectedTextRange = UITextRange(NSRange(selected)) }
      row.act(editor)
      let caret = NSRange(row.caret)
      #expect(editor.content.text == row.result && editor.content.selectedRange == caret, "\(type(of: editor))")
    }
    #expect(field.text == row.result && view.text == row.result)
  }

  /// A delegate may edit itself, in place of the keyboard, and may set the selection whenever it moves.
  private final class Uppercasing: NSObject, UITextFieldDelegate, UITextViewDelegate {
    func textField(
      _ field: UITextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      if string.isEmpty { field.deleteBackward() } else { field.insertText(string.uppercased()) }
      return false
    }
    func textView(_ view: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      if text.isEmpty { view.deleteBackward() } else { view.insertText(text.uppercased()) }
      return false
    }
    func textViewDidChangeSelection(_ view: UITextView) { view.selectedRange = NSRange(location: 0, length: 0) }
  }

  @Test func onlyTheKeyboardAsksTheDelegate() {
    let (field, view, delegate) = (UITextField(), UITextView(), Uppercasing())
    (field.delegate, view.delegate) = (delegate, delegate)
    field.user.insertText("abc")
    field.user.deleteBackward()
    view.user.insertText("abc")
    #expect(field.text == "AB" && view.text == "CBA")
  }

  /// As in UIKit typing doesn't set `text`.
  private final class Observing: UITextField {
    var sets = 0
    override var text: String? { didSet { sets += 1 } }
  }

  @Test func typingDoesNotSetTheText() {
    let field = Observing()
    field.user.insertText("abc")
    #expect(field.text == "abc" && field.sets == 0)
    field.text = "x"
    #expect(field.sets == 1)
  }

  // MARK: Secure text

  struct SecureRow: NamedCase {
    let name: String
    let result: String
    let act: @MainActor @Sendable (UITextField) -> Void
  }

  @Test(arguments: [
    SecureRow(name: "typed", result: "de") { $0.user.insertText("de") },
    SecureRow(name: "deleted", result: "") { $0.user.deleteBackward() },
    SecureRow(name: "kept by the well-known workaround", result: "abcd") { field in
      let old = field.text ?? ""
      field.text = ""
      field.insertText(old)
      field.user.insertText("d")
    },
  ])
  func theNextKeyReplacesASecureText(_ row: SecureRow) {
    for togglesWhileEditing in [false, true] {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let field = UITextField(frame: window.bounds)
      window.addSubview(field)
      field.isSecureTextEntry = !togglesWhileEditing
      field.user.insertText("abc")
      if togglesWhileEditing {
        field.isSecureTextEntry = true
      } else {
        field.resignFirstResponder()
        field.becomeFirstResponder()
      }
      row.act(field)
      #expect(field.text == row.result)
    }
  }

  @Test func aRevealedTextIsKept() {
    let field = UITextField()
    field.isSecureTextEntry = true
    field.text = "abc"
    field.becomeFirstResponder()
    field.isSecureTextEntry = false
    field.user.insertText("d")
    #expect(field.text == "abcd")
  }

  // MARK: Commands

  @Test func commandsDependOnTextSelectionAndPasteboard() {
    let field = UITextField()
    func offered() -> [String] {
      ["cut:", "copy:", "paste:", "delete:", "select:", "selectAll:"].filter {
        field.canPerformAction(Selector($0), withSender: nil)
      }
    }
    UIPasteboard.general.items = []
    #expect(offered() == [])
    field.text = "ab cd"
    #expect(offered() == ["select:", "selectAll:"])
    field.select(nil)
    #expect(offered() == ["cut:", "copy:", "delete:", "selectAll:"])
    field.cut(nil)
    #expect(field.text == "ab " && UIPasteboard.general.string == "cd")
    UIPasteboard.general.string = "x\ny"
    field.paste(nil)
    #expect(field.text == "ab x y" && offered() == ["paste:", "select:", "selectAll:"])
    field.isSecureTextEntry = true
    field.selectAll(nil)
    #expect(offered() == ["paste:", "delete:"])
    UIPasteboard.general.items = []
  }
}
