import Testing

@testable import HeadlessUIKit
import HeadlessUIKitTesting

/// First responders, and typing.
@MainActor struct ResponderTests {
  @Test func aWindowHasOneFirstResponder() {
    let (window, first, second) = fields()
    #expect(first.becomeFirstResponder() && first.isEditing)
    #expect(second.becomeFirstResponder() && second.isEditing && !first.isEditing)
    #expect(window.endEditing(false) && !second.isEditing)
  }

  @Test(arguments: [false, true])
  func aFieldCanRefuseToEndEditing(force: Bool) {
    let (window, first, second) = fields()
    let delegate = Stubborn()
    first.delegate = delegate
    first.becomeFirstResponder()
    #expect(!second.becomeFirstResponder() && first.isEditing)
    #expect(window.endEditing(force) == force)
    #expect(first.isEditing == !force)
  }

  /// A view without a window doesn't become the first responder before it comes into one.
  @Test(arguments: [0, 1, 2], [false, true]) func aResponderWaitsForItsWindow(kind: Int, resigns: Bool) {
    let view = [UITextField(), UITextView(frame: .zero), UISearchBar()][kind]
    #expect(!view.becomeFirstResponder() && !view.isFirstResponder)
    if resigns { view.resignFirstResponder() }
    withExtendedLifetime(UIWindow(with: view)) { #expect(view.isFirstResponder != resigns) }
  }

  /// Text typed into a field that accepts only digits, the resulting text, and the calls of its delegate.
  struct Typing: Sendable {
    let keys: [String]
    let text: String
    let told: [String]
  }

  @Test(arguments: [
    Typing(keys: ["1", "2"], text: "12", told: ["changed 1", "changed 12"]),
    Typing(keys: ["1", "x"], text: "1", told: ["changed 1"]),
    Typing(keys: ["1", "\n"], text: "1", told: ["changed 1", "return"]),
    Typing(keys: ["1", "2", "⌫"], text: "1", told: ["changed 1", "changed 12", "changed 1"]),
    Typing(keys: ["⌫"], text: "", told: []),
    Typing(keys: ["12", "✕"], text: "", told: ["changed 1", "changed 12", "changed "]),
  ])
  func typingAsksAndTellsTheDelegate(_ row: Typing) {
    let digits = Digits()
    let field = UITextField()
    field.delegate = digits
    field.clearButtonMode = .always
    field.addAction(
      UIAction { action in digits.told.append("changed \((action.sender as? UITextField)?.text ?? "")") },
      for: .editingChanged
    )
    for key in row.keys {
      switch key {
      case "⌫": field.user.deleteBackward()
      case "✕": field.user.tapClearButton()
      default: field.user.insertText(key)
      }
    }
    #expect(field.text == row.text && digits.told == row.told)
  }

  @Test func aTextViewTellsItsDelegate() {
    let view = UITextView(frame: .zero)
    let delegate = Diary()
    view.delegate = delegate
    let window = UIWindow()
    window.addSubview(view)
    view.becomeFirstResponder()
    view.insertText("ab")
    view.deleteBackward()
    view.resignFirstResponder()
    #expect(view.text == "a" && delegate.told == ["begin", "ab", "a", "end"])
  }

  @Test func aCommandFindsItsTargetAlongTheChain() {
    let outer = Commanding(frame: .zero)
    let inner = UIView()
    outer.addSubview(inner)
    #expect(inner.target(forAction: "copy:", withSender: nil) as AnyObject? === outer)
    #expect(inner.target(forAction: "paste:", withSender: nil) == nil)
  }

  @Test func animationsRunImmediatelyAndInOrder() {
    var told: [String] = []
    UIView.animate(withDuration: 1, animations: { told.append("change") }, completion: { told.append("done \($0)") })
    UIView.animate(withDuration: 1, delay: 1, options: [.curveEaseIn]) { told.append("second") }
    UIView.performWithoutAnimation { told.append("third") }
    UIView.transition(with: UIView(), duration: 1, options: .transitionCrossDissolve, animations: nil) { _ in
      told.append("fourth")
    }
    #expect(told == ["change", "done true", "second", "third", "fourth"])
  }

  private func fields() -> (UIWindow, UITextField, UITextField) {
    let window = UIWindow(frame: .zero)
    let views = [UITextField(), UITextField()]
    for view in views { window.addSubview(view) }
    return (window, views[0], views[1])
  }
}

private final class Stubborn: NSObject, UITextFieldDelegate {
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
}

private final class Digits: NSObject, UITextFieldDelegate {
  var told: [String] = []

  func textField(_: UITextField, shouldChangeCharactersIn _: NSRange, replacementString string: String) -> Bool {
    string.allSatisfy(\.isNumber)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    told.append("return")
    return true
  }
}

private final class Diary: NSObject, UITextViewDelegate {
  var told: [String] = []
  func textViewDidBeginEditing(_ textView: UITextView) { told.append("begin") }
  func textViewDidChange(_ textView: UITextView) { told.append(textView.text) }
  func textViewDidEndEditing(_ textView: UITextView) { told.append("end") }
}

private final class Commanding: UIView {
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == "copy:" }
}
