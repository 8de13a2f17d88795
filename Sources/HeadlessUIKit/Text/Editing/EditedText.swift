// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// The text of a text field or text view, by positions in UTF-16 units. The selection is stored; typing changes the end
/// of the text.
@preconcurrency
@MainActor
protocol EditedText: TypedView, UITextInput {
  /// The selection that was set.
  var selection: NSRange? { get }
  func replaceText(in range: NSRange, with text: String)
}

extension EditedText {
  private var length: Int { typedText.utf16.count }
  /// The start of the text.
  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
  /// The end of the text.
  public var endOfDocument: UITextPosition { UITextPosition(offset: length) }
  /// The text that an input method composes: none.
  public var markedTextRange: UITextRange? { nil }
  /// Accepts composed text. There is none.
  public func unmarkText() {}
  /// The selection: the end of the text unless it was set.
  var shownSelection: NSRange {
    let chosen = selection ?? NSRange(location: length, length: 0)
    let start = min(chosen.location, length)
    return NSRange(location: start, length: min(chosen.length, length - start))
  }
  /// The text in a range.
  public func text(in range: UITextRange) -> String? {
    let text = typedText as NSString
    let range = range.range
    return range.location + range.length <= text.length ? text.substring(with: range) : nil
  }
  /// Replaces the text in a range.
  public func replace(_ range: UITextRange, withText text: String) { replaceText(in: range.range, with: text) }
  /// The range between two positions.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let (start, end) = (min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset))
    return UITextRange(NSRange(location: start, length: end - start))
  }
  /// The position at a distance from another one, in UTF-16 code units; `nil` outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let new = position.offset + offset
    return (0...length).contains(new) ? UITextPosition(offset: new) : nil
  }
  /// The distance between two positions, in UTF-16 code units.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
  /// The order of two positions.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    if position.offset == other.offset { return .orderedSame }
    return position.offset < other.offset ? .orderedAscending : .orderedDescending
  }
}

extension UITextField: UITextInput, EditedText {}
extension UITextView: UITextInput, EditedText {}
