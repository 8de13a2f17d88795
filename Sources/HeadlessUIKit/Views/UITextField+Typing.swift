/// What can be typed into.
@preconcurrency
@MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text.
  var hasText: Bool { get }
  /// Types text.
  func insertText(_ text: String)
  /// Types the key that takes the last character away.
  func deleteBackward()
}

extension UITextField: UIKeyInput {
  /// Whether there is text.
  public var hasText: Bool { !(text ?? "").isEmpty }

  /// Types text at the end, as the keyboard does: the delegate is asked, then `editingChanged` is sent. A line break is
  /// the return key.
  public func insertText(_ text: String) {
    if text == "\n" { return typeReturn() }
    replace(NSRange(location: (self.text ?? "").utf16.count, length: 0), with: text)
  }

  /// Types the key that takes the last character away.
  public func deleteBackward() {
    guard let last = text?.last else { return }
    let length = String(last).utf16.count
    replace(NSRange(location: (text ?? "").utf16.count - length, length: length), with: "")
  }

  /// Touches the button that clears the field, as far as the delegate lets it.
  public func tapClearButton() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    type("")
  }

  private func replace(_ range: NSRange, with string: String) {
    guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true else { return }
    type(((text ?? "") as NSString).replacingCharacters(in: range, with: string))
  }

  private func type(_ new: String) {
    text = new
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
  }

  private func typeReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
  }
}

extension UITextView: UIKeyInput {
  /// Whether there is text.
  public var hasText: Bool { !(text ?? "").isEmpty }

  /// Types text at the end, as the keyboard does: the delegate is asked and told.
  public func insertText(_ text: String) {
    replace(NSRange(location: (self.text ?? "").utf16.count, length: 0), with: text)
  }

  /// Types the key that takes the last character away.
  public func deleteBackward() {
    guard let last = text?.last else { return }
    let length = String(last).utf16.count
    replace(NSRange(location: (text ?? "").utf16.count - length, length: length), with: "")
  }

  private func replace(_ range: NSRange, with string: String) {
    guard isEditable, textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: string) ?? true else {
      return
    }
    text = ((text ?? "") as NSString).replacingCharacters(in: range, with: string)
    textDelegate?.textViewDidChangeSelection(self)
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
  }
}
