/// An action that a swipe over a row shows, as it was before `UIContextualAction`.
@preconcurrency
@MainActor
open class UITableViewRowAction: NSObject {
  /// What an action does.
  public enum Style: Int, Sendable {
    /// It deletes the row.
    case destructive
    /// Anything.
    case normal
    /// Like `destructive`.
    public static let `default` = Style.destructive
  }

  /// What the action does.
  public final let style: Style
  /// The title.
  open var title: String?
  /// The colour behind it.
  open var backgroundColor: UIColor?
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// An action.
  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    self.style = style
    self.title = title
    self.handler = handler
  }

  /// The action as a swipe shows it now.
  final func contextual(at indexPath: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) { _, _, done in
      self.handler(self, indexPath)
      done(true)
    }
    action.backgroundColor = backgroundColor
    return action
  }
}
