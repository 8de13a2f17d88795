/// Alignments of text.
public enum NSTextAlignment: Int, Sendable {
  /// From the left edge.
  case left
  /// In the middle.
  case center
  /// From the right edge.
  case right
  /// Between both edges.
  case justified
  /// The alignment of the language.
  case natural
}
