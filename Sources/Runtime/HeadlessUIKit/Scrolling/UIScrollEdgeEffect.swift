/// The look of content at an edge of a scroll view. Stored; has no effect here.
@available(iOS 26, *)
@preconcurrency @MainActor
public final class UIScrollEdgeEffect: NSObject {
  public struct Style: Hashable, Sendable {
    private let name: String
    public static let automatic = Style(name: "automatic")
    public static let hard = Style(name: "hard")
    public static let soft = Style(name: "soft")
  }

  public var style = Style.automatic
  public var isHidden = false
}

/// An interaction of a view above an edge of a scroll view. Stored; has no effect here.
@available(iOS 26, *)
@preconcurrency @MainActor
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open weak var scrollView: UIScrollView?
  open var edge = UIRectEdge.top
}
