import HeadlessUIKitTesting
import Testing

@testable import HeadlessUIKit

/// The user's text comes key by key, as from a keyboard.
@MainActor struct KeyTests {
  private final class Keys: NSObject, UITextViewDelegate, UITextFieldDelegate, UISearchBarDelegate {
    var keys: [String] = []
    var searches = 0

    func textView(_ view: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      keys.append(text)
      if text == "\n" { view.resignFirstResponder() }
      return text != "\n"
    }

    func textField(_: UITextField, shouldChangeCharactersIn _: NSRange, replacementString string: String) -> Bool {
      keys.append(string)
      return string != " "
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { keys.append(searchText) }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searches += 1 }
  }

  private let keys = Keys()

  @Test func aTextFieldAsksForEachCharacter() {
    let field = UITextField()
    field.delegate = keys
    field.user.insertText("a b👍🏽")
    #expect(keys.keys == ["a", " ", "b", "👍🏽"] && field.text == "ab👍🏽")
  }

  @Test func theReturnKeyOfATextViewComesAlone() {
    let view = UITextView()
    view.delegate = keys
    view.user.insertText("Tea\n")
    #expect(keys.keys == ["T", "e", "a", "\n"] && view.text == "Tea" && !view.isFirstResponder)
    withKnownIssue {
      view.user.insertText("\nMilk")
    } matching: {
      $0.description.contains(#"editing ended, so that "Milk" isn't typed"#)
    }
    #expect(view.text == "Tea")
  }

  @Test func aSearchIsToldOfEachCharacter() {
    let bar = UISearchBar()
    bar.delegate = keys
    bar.user.insertText("tea\n")
    #expect(keys.keys == ["t", "te", "tea"] && keys.searches == 1)
  }

  /// A keyboard types into the field that is edited by then.
  @Test func keysFollowTheFirstResponder() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let fields = (0..<3).map { UITextField(frame: CGRect(x: 0, y: 40 * $0, width: 320, height: 40)) }
    for field in fields { window.addSubview(field) }
    for (field, next) in zip(fields, fields.dropFirst()) {
      field.addAction(UIAction { _ in next.becomeFirstResponder() }, for: .editingChanged)
    }
    fields[0].user.insertText("123")
    #expect(fields.map(\.text) == ["1", "2", "3"])
  }

  /// The field of a search bar has the bar's traits, and a token is something to search for.
  @Test func aSearchFieldIsItsBars() {
    let bar = UISearchBar()
    bar.delegate = keys
    bar.searchTextField.insertToken(UISearchToken(icon: nil, text: "new"), at: 0)
    bar.user.insertText("\n")
    bar.searchTextField.removeToken(at: 0)
    bar.searchTextField.enablesReturnKeyAutomatically = false
    #expect(!bar.enablesReturnKeyAutomatically)
    bar.user.insertText("\n")
    #expect(keys.searches == 2)
  }

  /// "If … there is no text, the return key is disabled": by default for a search bar.
  @Test(arguments: [true, false])
  func theReturnKeyIsDisabledWithoutText(isAutomatic: Bool) {
    let (bar, field) = (UISearchBar(), UITextField())
    #expect(bar.enablesReturnKeyAutomatically && !field.enablesReturnKeyAutomatically)
    bar.delegate = keys
    (bar.enablesReturnKeyAutomatically, field.enablesReturnKeyAutomatically) = (isAutomatic, isAutomatic)
    var returns = 0
    field.addAction(UIAction { _ in returns += 1 }, for: .primaryActionTriggered)
    withKnownIssue {
      bar.user.insertText("\n")
      field.user.insertText("\n")
    } when: {
      isAutomatic
    } matching: {
      $0.description.contains("the return key is disabled: there is no text")
    }
    #expect(keys.searches == (isAutomatic ? 0 : 1) && returns == keys.searches)
  }

  /// A document that states nothing leaves a search bar's key disabled and a field's enabled.
  @Test func documentsStateWhetherTheReturnKeyIsAutomatic() {
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
          <textField id="1"><textInputTraits key="textInputTraits" enablesReturnKeyAutomatically="YES"/></textField>
          <textField id="2"><textInputTraits key="textInputTraits" returnKeyType="done"/></textField>
          <searchBar id="3"><textInputTraits key="textInputTraits"/></searchBar>
          <searchBar id="4"><textInputTraits key="textInputTraits" enablesReturnKeyAutomatically="NO"/></searchBar>
        </objects>
      </document>
      """
    let views = UINib(data: Data(document.utf8), bundle: nil).instantiate(withOwner: nil)
    #expect(views.map { ($0 as? any UITextInputTraits)?.enablesReturnKeyAutomatically } == [true, false, true, false])
  }

  /// An action for `editingDidEndOnExit`, whatever it does, ends editing.
  @Test(arguments: [true, false])
  func anActionForTheExitEndsEditing(hasAction: Bool) {
    let field = UITextField()
    if hasAction { field.addAction(UIAction { _ in }, for: .editingDidEndOnExit) }
    field.user.insertText("Ada\n")
    #expect(field.isFirstResponder != hasAction && field.text == "Ada")
  }
}
