public enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent, darkContent = 3
  /// Light text, as before iOS 7.
  @available(*, unavailable, renamed: "lightContent")
  public static let blackTranslucent = UIStatusBarStyle.lightContent
  /// Light text on black, as before iOS 7.
  @available(*, unavailable, renamed: "lightContent")
  public static let blackOpaque = UIStatusBarStyle.lightContent
}

/// How the status bar changes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// Immediately.
  case none, fade, slide
}
