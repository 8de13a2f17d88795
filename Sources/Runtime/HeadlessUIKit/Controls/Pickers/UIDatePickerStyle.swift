public enum UIDatePickerStyle: Int, Sendable {
  /// The system's choice.
  case automatic
  case wheels
  case compact
  case inline
}
