public enum UITextSpellCheckingType: Int, Sendable {
  /// The system's choice.
  case `default`
  case no
  case yes
}
