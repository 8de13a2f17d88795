public enum NSTextAlignment: Int, Sendable {
  case left
  case center
  case right
  /// Between both edges.
  case justified
  /// The alignment of the language.
  case natural
}
