/// The styles of presentations.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The system's choice.
  case automatic = -2
  /// No presentation.
  case none = -1
  /// The whole screen.
  case fullScreen = 0
  /// A page.
  case pageSheet
  /// A form.
  case formSheet
  /// The presentation context.
  case currentContext
  /// Custom.
  case custom
  /// Over the whole screen.
  case overFullScreen
  /// Over the presentation context.
  case overCurrentContext
  /// A popover.
  case popover
}
