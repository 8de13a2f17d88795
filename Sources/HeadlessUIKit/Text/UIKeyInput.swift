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

/// A view with one text, at whose end keys are typed.
@MainActor
protocol TypedView: AnyObject {
  var typedText: String { get }
  /// Takes the text that follows from a key, where the delegate lets a range be replaced by what the key gives.
  func takeTyped(_ text: String, for range: NSRange, with string: String)
}

extension TypedView {
  func typeAtEnd(_ string: String) {
    let text = typedText
    takeTyped(text + string, for: NSRange(location: text.utf16.count, length: 0), with: string)
  }

  /// Takes the last character away; nothing is asked and told where there is none.
  func typeBackspace() {
    let text = typedText
    guard let last = text.last else { return }
    let length = last.utf16.count
    takeTyped(
      String(text.dropLast()),
      for: NSRange(location: text.utf16.count - length, length: length),
      with: ""
    )
  }
}
