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

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: UInt
  /// Makes edges from their raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The bottom.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All four.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

extension UIEdgeInsets {
  /// The insets without those at some edges.
  func without(_ edges: UIRectEdge) -> UIEdgeInsets {
    UIEdgeInsets(
      top: edges.contains(.top) ? 0 : top,
      left: edges.contains(.left) ? 0 : left,
      bottom: edges.contains(.bottom) ? 0 : bottom,
      right: edges.contains(.right) ? 0 : right
    )
  }
}
