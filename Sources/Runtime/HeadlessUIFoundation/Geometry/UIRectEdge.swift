public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = UIRectEdge(rawValue: 1 << 0)
  public static let left = UIRectEdge(rawValue: 1 << 1)
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  public static let right = UIRectEdge(rawValue: 1 << 3)
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

extension UIEdgeInsets {
  /// The insets without those at some edges.
  package func without(_ edges: UIRectEdge) -> UIEdgeInsets {
    UIEdgeInsets(
      top: edges.contains(.top) ? 0 : top,
      left: edges.contains(.left) ? 0 : left,
      bottom: edges.contains(.bottom) ? 0 : bottom,
      right: edges.contains(.right) ? 0 : right
    )
  }
}
