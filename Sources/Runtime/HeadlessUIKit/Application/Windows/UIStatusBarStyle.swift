public enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent, darkContent = 3
  @available(*, unavailable, renamed: "lightContent")
  public static let blackTranslucent = UIStatusBarStyle.lightContent
  @available(*, unavailable, renamed: "lightContent")
  public static let blackOpaque = UIStatusBarStyle.lightContent
}

public enum UIStatusBarAnimation: Int, Sendable {
  /// Immediately.
  case none, fade, slide
}
