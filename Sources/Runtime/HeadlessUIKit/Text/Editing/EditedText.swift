/// The text of a text field or text view, by positions in UTF-16 units.
@preconcurrency @MainActor
protocol EditedText: TypedView, UITextInput {
  var content: EditedContent { get }
  /// Whether the next insertion replaces the whole text.
  var clearsOnInsertion: Bool { get set }
  /// Whether the next key replaces the whole text of a secure field.
  var clearsSecureText: Bool { get set }
  /// Whether the user can change the text.
  var takesEdits: Bool { get }
  var isCopied: Bool { get }
  /// Asks the delegate whether a range may be replaced.
  func mayReplace(_ range: NSRange, with string: String) -> Bool
  /// Replaces the text in a range. Tells nobody.
  func edit(_ range: NSRange, with string: String)
  func tellOfEdit()
  /// Selects a range, and tells the delegate if it is another one.
  func selectRange(_ range: NSRange)
}

extension EditedText {
  private var length: Int { content.text.utf16.count }
  private var whole: NSRange { NSRange(location: 0, length: length) }

  // MARK: Typing

  func mayInsert(_ key: String) -> Bool {
    takesEdits && mayReplace(clearsOnInsertion ? whole : content.selectedRange, with: key)
  }

  package func mayDeleteBackward() -> Bool {
    guard takesEdits else { return false }
    return content.rangeToDelete.map { mayReplace($0, with: "") } ?? true
  }

  /// Replaces the selection, or the whole text of a view that is cleared first.
  func insert(_ string: String) {
    let isCleared = clearsOnInsertion || clearsSecureText
    (clearsOnInsertion, clearsSecureText) = (false, false)
    edit(isCleared ? whole : content.selectedRange, with: string)
    tellOfEdit()
  }

  /// Removes the selection, or the character before the caret. Does nothing at the start of the text.
  func removeBackward() {
    guard let range = clearsSecureText ? whole : content.rangeToDelete else { return }
    clearsSecureText = false
    edit(range, with: "")
    tellOfEdit()
  }

  // MARK: Commands

  /// Removes the selection if the delegate allows it. Returns whether it does.
  @discardableResult
  func removeSelection() -> Bool {
    let range = content.selectedRange
    guard takesEdits, range.length > 0, mayReplace(range, with: "") else { return false }
    edit(range, with: "")
    tellOfEdit()
    return true
  }

  func copySelection() {
    let range = content.selectedRange
    guard isCopied, range.length > 0 else { return }
    UIPasteboard.general.string = (content.text as NSString).substring(with: range)
  }

  func cutSelection() {
    let range = content.selectedRange
    guard isCopied, range.length > 0 else { return }
    let cut = (content.text as NSString).substring(with: range)
    if removeSelection() { UIPasteboard.general.string = cut }
  }

  /// Pastes text, if the delegate allows it.
  func pasteText(_ text: String?) {
    guard let text, mayInsert(text) else { return }
    insert(text)
  }

  func selectWord() {
    let caret = UITextPosition(offset: content.selectedRange.location)
    let word = [UITextStorageDirection.forward, .backward].lazy.compactMap {
      self.tokenizer.rangeEnclosingPosition(caret, with: .word, inDirection: .storage($0))
    }.first
    if let word { selectRange(word.range) }
  }

  func selectWhole() { selectRange(whole) }

  /// Whether an editing command can be performed now; `nil` for another command.
  func offers(_ command: Selector) -> Bool? {
    let selected = content.selectedRange
    switch command.name {
    case "cut:": return takesEdits && isCopied && selected.length > 0
    case "copy:": return isCopied && selected.length > 0
    case "delete:": return takesEdits && selected.length > 0
    case "paste:": return takesEdits && UIPasteboard.general.hasStrings
    case "select:": return length > 0 && selected.length == 0
    case "selectAll:": return length > selected.length
    default: return nil
    }
  }

  // MARK: Positions

  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
  public var endOfDocument: UITextPosition { UITextPosition(offset: length) }
  /// The text that an input method composes: none.
  public var markedTextRange: UITextRange? { nil }
  /// Accepts composed text. There is none.
  public func unmarkText() {}
  public func text(in range: UITextRange) -> String? {
    let text = content.text as NSString
    let range = range.range
    return range.location + range.length <= text.length ? text.substring(with: range) : nil
  }
  public func replace(_ range: UITextRange, withText text: String) { edit(range.range, with: text) }
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let (start, end) = (min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset))
    return UITextRange(NSRange(location: start, length: end - start))
  }
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let new = position.offset + offset
    return (0...length).contains(new) ? UITextPosition(offset: new) : nil
  }
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    if position.offset == other.offset { return .orderedSame }
    return position.offset < other.offset ? .orderedAscending : .orderedDescending
  }
}

extension UITextField: UITextInput, TypedView, EditedText {}
extension UITextView: UITextInput, TypedView, EditedText {}
