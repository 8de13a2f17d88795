public enum UIDatePickerStyle: Int, Sendable {
  case automatic, wheels, compact, inline
}
