/// The styles of date pickers.
public enum UIDatePickerStyle: Int, Sendable {
  /// The system's choice.
  case automatic
  /// Wheels.
  case wheels
  /// Compact.
  case compact
  /// Inline.
  case inline
}
