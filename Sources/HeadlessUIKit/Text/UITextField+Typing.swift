extension UITextField: TypedView {
  var typedText: String { text ?? "" }

  func takeTyped(_ text: String, for range: NSRange, with string: String) {
    guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true else { return }
    change(to: text)
  }

  /// As the user does, which is told of.
  private func change(to text: String) {
    self.text = text
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func typeReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
  }

  /// Touches the button that clears the field, as far as the delegate lets it.
  public func tapClearButton() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    change(to: "")
  }
}
