/// The spell checking.
public enum UITextSpellCheckingType: Int, Sendable {
  /// The system's choice.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}
