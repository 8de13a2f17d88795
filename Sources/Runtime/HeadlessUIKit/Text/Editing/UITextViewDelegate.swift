/// The methods of a text view's delegate. All of them are optional.
@preconcurrency
@MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Whether a range of the text may be replaced.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// The text changed.
  func textViewDidChange(_ textView: UITextView)
  /// Whether a touch of a link opens it. Called by tests only.
  func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Whether a touch of a link opens it. Called by tests only.
  func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
  /// Whether a touch of an attachment opens it. Called by tests only.
  func textView(
    _ textView: UITextView,
    shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// The text or the selection changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Editing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Optional. The default is `true`.
  public func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { self.textView(textView, shouldInteractWith: URL, in: characterRange) }
  /// Optional. The default is `true`.
  public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool { true }
  /// Optional. The default is `true`.
  public func textView(
    _ textView: UITextView,
    shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  /// Optional. The default is `true`.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Optional. The default is `true`.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Optional. The default is `true`.
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  {
    true
  }
  /// Optional. The default does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Optional. The default does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Optional. The default does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Optional. The default does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
}
