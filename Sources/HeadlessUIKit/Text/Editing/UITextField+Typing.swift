extension UITextField: TypedView {
  package var typedText: String { text ?? "" }

  package func takeTyped(_ text: String, for range: NSRange, with string: String) {
    guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true else { return }
    changeByUser(to: text)
  }

  /// Changes the text as typing does: tells the delegate, sends `editingChanged` and posts the notification.
  package func changeByUser(to text: String) {
    self.text = text
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// Types the return key. As in UIKit an action for `editingDidEndOnExit` ends editing.
  func typeReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if endsEditing { resignFirstResponder() }
  }
}
