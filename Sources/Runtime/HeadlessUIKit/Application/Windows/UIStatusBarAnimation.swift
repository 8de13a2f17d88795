/// How the status bar changes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// Immediately.
  case none
  case fade
  case slide
}
