import HeadlessUIKit

/// A view into which the user types, one key after the other.
@MainActor
protocol KeyTyping: UIView, TypedView, UITextInputTraits {
  /// Whether the view still takes keys.
  var takesKeys: Bool { get }
  /// Whether there is nothing for the return key to act on.
  var isBlank: Bool { get }
  /// Types a character, or a line break, which is the return key.
  func type(_ key: String)
}

extension KeyTyping {
  /// Types a text, as the keyboard does: into the view that is edited by then.
  func typeKeys(of text: String) throws(MissedAction) {
    let keys = text.typedKeys
    for (index, key) in keys.enumerated() {
      guard takesKeys else {
        let rest = keys[index...].joined()
        if let next = window?.firstResponder as? any KeyTyping { return try next.typeKeys(of: rest) }
        throw MissedAction("editing ended, so that \(String(reflecting: rest)) isn't typed")
      }
      if key == "\n", enablesReturnKeyAutomatically, isBlank {
        throw MissedAction("the return key is disabled: there is no text, and enablesReturnKeyAutomatically is true")
      }
      type(key)
    }
  }
}

extension KeyTyping where Self: UIKeyInput {
  func type(_ key: String) { insertText(key) }
}

extension UITextField: KeyTyping {
  var takesKeys: Bool { isEditing }
  var isBlank: Bool { typedText.isEmpty && (self as? UISearchTextField)?.tokens.isEmpty != false }
}

extension UITextView: KeyTyping {
  var takesKeys: Bool { isFirstResponder }
  var isBlank: Bool { typedText.isEmpty }
}

extension UISearchBar: KeyTyping {
  // The search button may end the search, after which a test may begin the next one.
  var takesKeys: Bool { true }
  var isBlank: Bool { typedText.isEmpty && searchTextField.tokens.isEmpty }
  func type(_ key: String) {
    if key == "\n" { delegate?.searchBarSearchButtonClicked(self) } else { typeAtEnd(key) }
  }
}
