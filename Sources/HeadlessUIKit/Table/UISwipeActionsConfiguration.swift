/// An action that a swipe over a row shows.
@preconcurrency
@MainActor
public final class UIContextualAction: NSObject {
  /// What an action does.
  public enum Style: Int, Sendable {
    /// Anything.
    case normal
    /// It deletes the row.
    case destructive
  }

  /// The work: the action, the row's view, and what to call when it is done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What the action does.
  public let style: Style
  /// The work.
  public let handler: Handler
  /// The title.
  public var title: String?
  /// The colour behind it.
  public var backgroundColor: UIColor!
  /// The picture.
  public var image: UIImage?

  /// An action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}

/// The actions that a swipe over a row shows.
@preconcurrency
@MainActor
public final class UISwipeActionsConfiguration: NSObject {
  /// The actions, the outermost first.
  public let actions: [UIContextualAction]
  /// Whether a long swipe performs the first action.
  public var performsFirstActionWithFullSwipe = true

  /// The actions of a swipe.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}
