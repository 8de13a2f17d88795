@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, @preconcurrency NSCopying {
  public enum Style: Int, Sendable {
    case `default`, normal
    public static var destructive: Style { .default }
  }

  open internal(set) var style: Style
  open var title: String?
  open var backgroundColor: UIColor?
  /// The effect behind the title. Stored; has no effect here.
  open var backgroundEffect: UIVisualEffect?
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    self.style = style
    self.title = title
    self.handler = handler
  }

  /// The equivalent contextual action.
  final func contextual(at indexPath: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) { _, _, done in
      self.handler(self, indexPath)
      done(true)
    }
    action.backgroundColor = backgroundColor
    return action
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UITableViewRowAction(style: style, title: title, handler: handler)
    (copy.backgroundColor, copy.backgroundEffect) = (backgroundColor, backgroundEffect)
    return copy
  }
}
