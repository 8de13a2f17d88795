// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// A position in text.
@preconcurrency
@MainActor
open class UITextPosition: NSObject {
  /// The number of UTF-16 units before it.
  final let offset: Int
  public init(_ nothing: Void = ()) { offset = 0 }
  init(offset: Int) { self.offset = offset }
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    let other = object as? UITextPosition
    return MainActor.assumeIsolated { other?.offset == offset }
  }
}

/// A range of text.
@preconcurrency
@MainActor
open class UITextRange: NSObject {
  open var start: UITextPosition { ends.0 }
  open var end: UITextPosition { ends.1 }
  open var isEmpty: Bool { start.offset == end.offset }
  private let ends: (UITextPosition, UITextPosition)
  public init(_ nothing: Void = ()) { ends = (UITextPosition(), UITextPosition()) }
  init(_ range: NSRange) {
    ends = (UITextPosition(offset: range.location), UITextPosition(offset: range.location + range.length))
  }
  /// The range in UTF-16 units.
  final var range: NSRange { NSRange(location: start.offset, length: max(0, end.offset - start.offset)) }
}

/// The part of a text that a caret or a word has.
public enum UITextStorageDirection: Int, Sendable {
  case forward, backward
}
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left, up, down
}
public enum UITextGranularity: Int, Sendable {
  case character, word, sentence, paragraph, line, document
}

/// A view with text that has positions and a selection.
@preconcurrency
@MainActor
public protocol UITextInput: UIKeyInput {
  var selectedTextRange: UITextRange? { get set }
  var markedTextRange: UITextRange? { get }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  func caretRect(for position: UITextPosition) -> CGRect
  func unmarkText()
}

extension UITextInput {
  /// The buttons above the keyboard. They aren't kept.
  public var inputAssistantItem: UITextInputAssistantItem { UITextInputAssistantItem() }
  /// The end of the text: positions have no location.
  public func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
  /// The character at a location: none.
  public func characterRange(at point: CGPoint) -> UITextRange? { nil }
  /// The first rectangle of a range. It isn't computed.
  public func firstRect(for range: UITextRange) -> CGRect { .zero }
  /// The rectangles of a selection. They aren't computed.
  public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
}

/// A rectangle of a selection.
@preconcurrency
@MainActor
open class UITextSelectionRect: NSObject {
  open var rect: CGRect { .zero }
  open var writingDirection: NSWritingDirection { .natural }
  open var containsStart: Bool { false }
  open var containsEnd: Bool { false }
  open var isVertical: Bool { false }
}
