/// The look of content at an edge of a scroll view. Stored; has no effect here.
@available(iOS 26, *)
@preconcurrency
@MainActor
public final class UIScrollEdgeEffect: NSObject {
  public struct Style: Hashable, Sendable {
    private let name: String
    /// The system's choice.
    public static let automatic = Style(name: "automatic")
    /// With a dividing line.
    public static let hard = Style(name: "hard")
    /// Without a dividing line.
    public static let soft = Style(name: "soft")
  }

  public var style = Style.automatic
  /// Whether there is no effect.
  public var isHidden = false
}

/// An interaction of a view above an edge of a scroll view. Stored; has no effect here.
@available(iOS 26, *)
@preconcurrency
@MainActor
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  /// Called before the interaction moves to a view.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction moved to a view.
  open func didMove(to view: UIView?) { self.view = view }
  open weak var scrollView: UIScrollView?
  open var edge = UIRectEdge.top
}
