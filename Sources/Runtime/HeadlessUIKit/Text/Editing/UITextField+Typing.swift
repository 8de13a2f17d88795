extension UITextField {
  /// The text, whatever a subclass returns as `text`.
  package final var typedText: String { content.text }

  final var takesEdits: Bool { isEnabled }
  final var isCopied: Bool { !isSecureTextEntry }

  // The return key isn't text.
  package final func mayType(_ key: String) -> Bool { key == "\n" || mayInsert(key) }

  final func edit(_ range: NSRange, with string: String) {
    content.replace(range, with: string)
    invalidateIntrinsicContentSize()
  }

  /// Tells the delegate, sends `editingChanged` and posts the notification.
  final func tellOfOwnEdit() {
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  final func selectRange(_ range: NSRange) {
    if content.select(range) { delegate?.textFieldDidChangeSelection(self) }
  }

  /// Removes the text, as the clear button does.
  package final func clearByUser() {
    content.set("")
    invalidateIntrinsicContentSize()
    tellOfEdit()
  }

  /// Types the return key. As in UIKit an action for `editingDidEndOnExit` ends editing.
  final func typeOwnReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if endsEditing { resignFirstResponder() }
  }
}
