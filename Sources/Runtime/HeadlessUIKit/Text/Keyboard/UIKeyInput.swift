/// A view that accepts text from the keyboard.
@preconcurrency
@MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text.
  var hasText: Bool { get }
  /// Inserts text.
  func insertText(_ text: String)
  /// Deletes the last character, as the keyboard does.
  func deleteBackward()
}
