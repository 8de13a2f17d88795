/// The transitions of presentations.
public enum UIModalTransitionStyle: Int, Sendable {
  /// An action sheet.
  case coverVertical
  case flipHorizontal
  /// A fade.
  case crossDissolve
  /// A page curl.
  case partialCurl
}
