/// How serious an alert is.
public enum UIAlertControllerSeverity: Int, Sendable {
  /// As usual.
  case `default`
  /// The user must notice it.
  case critical
}
