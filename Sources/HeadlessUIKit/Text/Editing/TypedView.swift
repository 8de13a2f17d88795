/// A view that contains one text, whose end typing changes.
@preconcurrency
@MainActor
package protocol TypedView: AnyObject {
  var typedText: String { get }
  /// Changes the text if the delegate allows it to replace the range with the string.
  func takeTyped(_ text: String, for range: NSRange, with string: String)
  /// Whether the next insertion replaces the whole text.
  var replacesAllOnInsertion: Bool { get set }
}

extension TypedView {
  package var replacesAllOnInsertion: Bool {
    get { false }
    set {}
  }
}

extension TypedView {
  package func typeAtEnd(_ string: String) {
    let text = typedText
    if replacesAllOnInsertion {
      replacesAllOnInsertion = false
      return takeTyped(string, for: NSRange(location: 0, length: text.utf16.count), with: string)
    }
    takeTyped(text + string, for: NSRange(location: text.utf16.count, length: 0), with: string)
  }

  /// Deletes the last character. Calls no delegate method if the text is empty.
  package func typeBackspace() {
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

extension String {
  /// The keys with which the user types the text: its characters. A line break is the return key, `"\n"`.
  package var typedKeys: [String] { map { $0.isNewline ? "\n" : String($0) } }
}
