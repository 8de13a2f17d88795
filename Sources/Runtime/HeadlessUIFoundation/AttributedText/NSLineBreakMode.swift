/// How text that is too long is truncated.
public enum NSLineBreakMode: Int, Sendable {
  /// Breaks between words.
  case byWordWrapping
  /// Breaks between characters.
  case byCharWrapping
  /// Ends at the edge.
  case byClipping
  /// Dots at the start.
  case byTruncatingHead
  /// Dots at the end.
  case byTruncatingTail
  /// Dots in the middle.
  case byTruncatingMiddle
}
