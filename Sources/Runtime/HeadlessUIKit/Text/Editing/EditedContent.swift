/// The text of a text field or text view, with its attributes and its selection. Ranges are in UTF-16 units, and end at
/// the end of the text if they extend beyond it.
struct EditedContent {
  private(set) var text = ""
  /// The text with its attributes; `nil` if it has none.
  private(set) var attributed: NSAttributedString?
  /// The selection; `nil` for the end of the text.
  private var selection: NSRange?
  /// The attributes of what is typed next, if they were set since the selection moved.
  var typingAttributes: [NSAttributedString.Key: Any]?

  /// The text as a storage has it: if it was set without attributes, without those of the view.
  var withoutStyle: NSAttributedString { attributed ?? NSAttributedString(string: text) }

  private var length: Int { text.utf16.count }
  /// The selected range: the end of the text, unless another one was selected.
  var selectedRange: NSRange { selection.map(clamped) ?? NSRange(location: length, length: 0) }

  /// A range as far as the text extends.
  func clamped(_ range: NSRange) -> NSRange {
    let start = min(max(0, range.location), length)
    return NSRange(location: start, length: min(max(0, range.length), length - start))
  }

  /// Sets the text without attributes, and the selection to its end.
  mutating func set(_ new: String) { (text, attributed, selection, typingAttributes) = (new, nil, nil, nil) }

  /// Sets the text with its attributes, and the selection to its end.
  mutating func set(_ new: NSAttributedString?) {
    set(new?.string ?? "")
    attributed = new
  }

  /// Changes the attributes of the text, if it has any.
  mutating func restyle(_ change: (NSAttributedString) -> NSAttributedString) { attributed = attributed.map(change) }

  /// Takes a text that was edited elsewhere. The selection stays.
  mutating func follow(_ edited: NSAttributedString) {
    var hasAttributes = false
    edited.enumerateAttributes(in: NSRange(location: 0, length: edited.length), options: []) { attributes, _, stop in
      guard !attributes.isEmpty else { return }
      hasAttributes = true
      stop.pointee = true
    }
    (text, attributed) = (edited.string, hasAttributes ? edited : nil)
  }

  /// Selects a range. Returns whether it is another one.
  mutating func select(_ range: NSRange) -> Bool {
    let old = selectedRange
    selection = range
    if selectedRange == old { return false }
    typingAttributes = nil
    return true
  }

  /// Replaces the text in a range, and moves the caret to the end of the new text. What stays keeps its attributes.
  mutating func replace(_ range: NSRange, with string: String) {
    let range = clamped(range)
    if attributed != nil || typingAttributes?.isEmpty == false {
      let edited = NSMutableAttributedString(attributedString: withoutStyle)
      edited.replaceCharacters(in: range, with: insertion(of: string, in: range))
      attributed = edited
    }
    text = (text as NSString).replacingCharacters(in: range, with: string)
    moveCaret(after: string, at: range.location)
  }

  /// Moves the caret to the end of a text that was inserted.
  mutating func moveCaret(after string: String, at location: Int) {
    let end = location + string.utf16.count
    selection = end == length ? nil : NSRange(location: end, length: 0)
  }

  /// A text as it is inserted in a range: with the attributes of typing, or those around it.
  func insertion(of string: String, in range: NSRange) -> NSAttributedString {
    NSAttributedString(string: string, attributes: typingAttributes ?? attributes(around: clamped(range)))
  }

  /// The attributes of a text that replaces a range: those of its first character, or of the one before it. As in UIKit
  /// a link and an attachment end.
  func attributes(around range: NSRange) -> [NSAttributedString.Key: Any] {
    guard let attributed, attributed.length > 0 else { return [:] }
    let neighbor = range.length > 0 ? range.location : max(0, range.location - 1)
    var found = attributed.attributes(at: min(neighbor, attributed.length - 1), effectiveRange: nil)
    found[.link] = nil
    found[.attachment] = nil
    return found
  }

  /// The range that the delete key removes: the selection, or the character before the caret; `nil` without one.
  var rangeToDelete: NSRange? {
    let selected = selectedRange
    if selected.length > 0 { return selected }
    if selected.location == 0 { return nil }
    return (text as NSString).rangeOfComposedCharacterSequence(at: selected.location - 1)
  }
}
