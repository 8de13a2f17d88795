// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
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
  /// The end of the text: positions have no location.
  public func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
  /// The character at a location: none.
  public func characterRange(at point: CGPoint) -> UITextRange? { nil }
  /// The first rectangle of a range. It isn't computed.
  public func firstRect(for range: UITextRange) -> CGRect { .zero }
  /// The rectangles of a selection. They aren't computed.
  public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
}
