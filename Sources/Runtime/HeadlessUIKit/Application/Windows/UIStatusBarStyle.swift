public enum UIStatusBarStyle: Int, Sendable {
  /// By the style of the interface.
  case `default`
  /// Light text on a dark ground.
  case lightContent
  /// Dark text on a light ground.
  case darkContent = 3
  /// Light text, as before iOS 7.
  @available(*, unavailable, renamed: "lightContent")
  public static let blackTranslucent = UIStatusBarStyle.lightContent
  /// Light text on black, as before iOS 7.
  @available(*, unavailable, renamed: "lightContent")
  public static let blackOpaque = UIStatusBarStyle.lightContent
}
