/// The pointer over a view. Stored; has no effect here.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open var isEnabled = true
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  open func invalidate() {}
}

/// The methods of a pointer's delegate. All of them are optional, and called by tests only.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
  { nil }
}

/// A region in which the pointer has a style. Stored; has no effect here.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject, @preconcurrency NSCopying {
  open package(set) var rect: CGRect
  public final let identifier: AnyHashable?
  public init(rect: CGRect, identifier: AnyHashable? = nil) { (self.rect, self.identifier) = (rect, identifier) }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A question for the region of the pointer. Stored; has no effect here.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  open var location: CGPoint { .zero }
  open var modifiers: UIKeyModifierFlags { [] }
}
