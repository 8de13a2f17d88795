@preconcurrency @MainActor
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
  var textInputView: UIView { get }
  func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder
  func remove(_ textPlaceholder: UITextPlaceholder)
  /// The attributes of a position. Called by tests only.
  func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]?
  /// Whether a text may be replaced. Called by tests only.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
}

extension UITextInput {
  public var textInputView: UIView { self as? UIView ?? UIView() }
  public func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder { UITextPlaceholder() }
  public func remove(_ textPlaceholder: UITextPlaceholder) {}
  public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(self) }
  /// The position a number of characters to the left or to the right. `nil` above and below: lines aren't kept.
  public func position(
    from position: UITextPosition,
    in direction: UITextLayoutDirection,
    offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .right: self.position(from: position, offset: offset)
    case .left: self.position(from: position, offset: -offset)
    case .up, .down: nil
    }
  }
  /// The end of the text: positions have no location.
  public func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
  /// The character at a location: none.
  public func characterRange(at point: CGPoint) -> UITextRange? { nil }
  /// The first rectangle of a range. It isn't computed.
  public func firstRect(for range: UITextRange) -> CGRect { .zero }
  /// The rectangles of a selection. They aren't computed.
  public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  public func textStyling(at _: UITextPosition, in _: UITextStorageDirection) -> [NSAttributedString.Key: Any]? { nil }
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
}

@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

/// An object that text input tells about changes. Nothing here calls it.
@preconcurrency @MainActor
public protocol UITextInputDelegate: AnyObject {
  func selectionWillChange(_ textInput: (any UITextInput)?)
  func selectionDidChange(_ textInput: (any UITextInput)?)
  func textWillChange(_ textInput: (any UITextInput)?)
  func textDidChange(_ textInput: (any UITextInput)?)
}

@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  open var rect: CGRect { .zero }
  open var writingDirection: NSWritingDirection { .natural }
  open var containsStart: Bool { false }
  open var containsEnd: Bool { false }
  open var isVertical: Bool { false }
}

/// A place that is kept for text. Nothing is shown.
@preconcurrency @MainActor
open class UITextPlaceholder: NSObject {
  open var rects: [UITextSelectionRect] { [] }
}
