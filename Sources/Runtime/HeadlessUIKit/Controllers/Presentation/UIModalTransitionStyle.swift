/// The transitions of presentations.
public enum UIModalTransitionStyle: Int, Sendable {
  /// An action sheet.
  case coverVertical
  /// A flip.
  case flipHorizontal
  /// A fade.
  case crossDissolve
  /// A page curl.
  case partialCurl
}
