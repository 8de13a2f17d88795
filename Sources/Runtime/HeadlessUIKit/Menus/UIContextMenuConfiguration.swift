/// The configuration of a context menu. It isn't shown; a test gets it with `user.contextMenu(at:)` and reads `menu`.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  open internal(set) var identifier: NSCopying
  /// Makes the preview.
  package final let previewProvider: (() -> UIViewController?)?
  /// Makes the menu from the system's suggested elements.
  package final let actionProvider: (([UIMenuElement]) -> UIMenu?)?

  public init(
    identifier: NSCopying? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }

  public enum ElementOrder: Int, Sendable {
    case automatic, priority, fixed
  }
  /// The order of the menu's elements. Stored; has no effect here.
  open var preferredMenuElementOrder = ElementOrder.automatic
  /// A second identifier. Stored; has no effect here.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []

  /// The number of items that the preview represents. Stored; has no effect here.
  open var badgeCount = 0

  /// The menu, made now. There are no suggested elements.
  package final var menu: UIMenu? { actionProvider?([]) }
  /// The preview, made now.
  package final var preview: UIViewController? { previewProvider?() }
}
