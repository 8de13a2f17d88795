/// How the status bar changes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// Immediately.
  case none
  /// A fade.
  case fade
  /// A slide.
  case slide
}
