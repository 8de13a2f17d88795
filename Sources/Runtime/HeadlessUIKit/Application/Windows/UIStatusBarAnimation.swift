/// How the status bar changes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// Immediately.
  case none, fade, slide
}
