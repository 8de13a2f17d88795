public enum UIModalPresentationStyle: Int, Sendable {
  /// The system's choice.
  case automatic = -2
  case none = -1
  /// The whole screen.
  case fullScreen = 0
  case pageSheet
  case formSheet
  case currentContext
  case custom
  /// Over the whole screen.
  case overFullScreen
  case overCurrentContext
  case popover
}
