import HeadlessUIKit

/// A view into which the user types, one key after the other.
@MainActor
protocol KeyTyping: TypedView, UITextInputTraits {
  /// Whether the view still takes keys.
  var takesKeys: Bool { get }
  /// Whether there is nothing for the return key to act on.
  var isBlank: Bool { get }
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
      if mayType(key) { insertText(key) }
    }
  }

  func typeDelete() { if mayDeleteBackward() { deleteBackward() } }
}

extension UITextField: KeyTyping {
  var takesKeys: Bool { isEditing }
  var isBlank: Bool { typedText.isEmpty && (self as? UISearchTextField)?.tokens.isEmpty != false }
}

extension UITextView: KeyTyping {
  var takesKeys: Bool { isFirstResponder }
  var isBlank: Bool { typedText.isEmpty }
}
