import HeadlessUIKit

/// A view into which the user types, one key after the other.
@MainActor
protocol KeyTyping: TypedView, UITextInputTraits {
  /// Whether the view still takes keys.
  var takesKeys: Bool { get }
  /// Types a character.
  func type(_ key: String)
  /// Types the return key.
  func typeReturnKey()
}

extension KeyTyping {
  /// Types a text, as the keyboard does.
  func typeKeys(of text: String) throws(MissedAction) {
    let keys = text.typedKeys
    for (index, key) in keys.enumerated() {
      guard takesKeys else {
        let rest = String(reflecting: keys[index...].joined())
        throw MissedAction("the return key ended editing, so that \(rest) isn't typed")
      }
      if key != "\n" {
        type(key)
      } else if enablesReturnKeyAutomatically, typedText.isEmpty {
        throw MissedAction("the return key is disabled: there is no text, and enablesReturnKeyAutomatically is true")
      } else {
        typeReturnKey()
      }
    }
  }
}

extension UITextField: KeyTyping {
  var takesKeys: Bool { isEditing }
  func type(_ key: String) { insertText(key) }
  func typeReturnKey() { insertText("\n") }
}

extension UITextView: KeyTyping {
  var takesKeys: Bool { isFirstResponder }
  func type(_ key: String) { insertText(key) }
  func typeReturnKey() { insertText("\n") }
}

extension UISearchBar: KeyTyping {
  // The search button may end the search, after which a test may begin the next one.
  var takesKeys: Bool { true }
  func type(_ key: String) { typeAtEnd(key) }
  func typeReturnKey() { delegate?.searchBarSearchButtonClicked(self) }
}
