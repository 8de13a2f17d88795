@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
  var documentContextBeforeInput: String? { get }
  var documentContextAfterInput: String? { get }
  var selectedText: String? { get }
  var documentInputMode: UITextInputMode? { get }
  var documentIdentifier: UUID { get }
  func adjustTextPosition(byCharacterOffset offset: Int)
  func setMarkedText(_ markedText: String, selectedRange: NSRange)
  func unmarkText()
}

/// The text of a keyboard that is shown for no field: it begins empty, and a test reads it.
final class EditedDocument: NSObject, UITextDocumentProxy {
  let documentIdentifier = UUID()
  private var before = ""
  private var after = ""
  private var marked = ""

  var hasText: Bool { !(before + marked + after).isEmpty }
  var documentContextBeforeInput: String? { before + marked }
  var documentContextAfterInput: String? { after }
  var selectedText: String? { nil }
  var documentInputMode: UITextInputMode? { nil }

  func insertText(_ text: String) {
    marked = ""
    before += text
  }
  func deleteBackward() {
    if marked.isEmpty { before = String(before.dropLast()) } else { marked = "" }
  }
  func adjustTextPosition(byCharacterOffset offset: Int) {
    unmarkText()
    let text = before + after
    let position = min(max(0, before.count + offset), text.count)
    (before, after) = (String(text.prefix(position)), String(text.dropFirst(position)))
  }
  func setMarkedText(_ markedText: String, selectedRange: NSRange) { marked = markedText }
  func unmarkText() {
    before += marked
    marked = ""
  }
}
