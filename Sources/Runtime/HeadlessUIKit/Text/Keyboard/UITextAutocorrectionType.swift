/// The automatic correction.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The system's choice.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}
