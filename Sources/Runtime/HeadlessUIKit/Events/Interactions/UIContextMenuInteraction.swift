/// A context menu of a view. A test gets it with `user.contextMenu(at:)`.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  // The headers spell the type in lower case.
  // swift-format-ignore: TypeNamesShouldBeCapitalized
  public enum appearance: UInt, Sendable {
    case unknown, rich, compact
  }
  open var menuAppearance: appearance { .unknown }

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func dismissMenu() {}
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
}
