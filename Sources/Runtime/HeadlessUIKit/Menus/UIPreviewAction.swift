@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
  var title: String { get }
}

/// An action of a peek. A test calls its handler.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem, @preconcurrency NSCopying {
  public enum Style: Int, Sendable {
    case `default`, selected, destructive
  }

  public final let title: String
  package final let style: Style
  open internal(set) var handler: (any UIPreviewActionItem, UIViewController) -> Void

  public init(title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void) {
    (self.title, self.style) = (title, style)
    self.handler = { item, controller in if let action = item as? UIPreviewAction { handler(action, controller) } }
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem, @preconcurrency NSCopying {
  public final let title: String
  package final let style: UIPreviewAction.Style
  package final let actions: [UIPreviewAction]

  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    (self.title, self.style, self.actions) = (title, style, actions)
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
