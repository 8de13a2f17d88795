public enum UIAlertControllerSeverity: Int, Sendable {
  case `default`
  /// The user must notice it.
  case critical
}
