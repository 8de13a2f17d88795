/// The automatic correction.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The system's choice.
  case `default`
  case no
  case yes
}
