/// How much a presented controller covers.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As the system likes.
  case automatic = -2
  /// Nothing is decided.
  case none = -1
  /// The whole screen.
  case fullScreen = 0
  /// A page.
  case pageSheet
  /// A form.
  case formSheet
  /// The context that is defined.
  case currentContext
  /// As it likes.
  case custom
  /// The whole screen, with what is below.
  case overFullScreen
  /// The context that is defined, with what is below.
  case overCurrentContext
  /// A balloon.
  case popover
}

/// How a presented controller comes in.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical
  /// By turning over.
  case flipHorizontal
  /// By fading.
  case crossDissolve
  /// By turning a page.
  case partialCurl
}

/// Which edges a view goes under bars at.
public struct UIRectEdge: OptionSet, Sendable {
  /// The bits, UIKit's own.
  public let rawValue: UInt
  /// Edges from their bits.
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
  /// The insets but those at some edges.
  func without(_ edges: UIRectEdge) -> UIEdgeInsets {
    UIEdgeInsets(
      top: edges.contains(.top) ? 0 : top,
      left: edges.contains(.left) ? 0 : left,
      bottom: edges.contains(.bottom) ? 0 : bottom,
      right: edges.contains(.right) ? 0 : right
    )
  }
}
