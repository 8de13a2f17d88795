// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// A context menu of a view. A test gets it with `user.contextMenu(at:)`.
open class UIContextMenuInteraction: ViewInteraction {
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  public enum Appearance: Int, Sendable {
    case unknown, rich, compact
  }
  open var menuAppearance: Appearance { .unknown }

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func dismissMenu() {}
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
}
