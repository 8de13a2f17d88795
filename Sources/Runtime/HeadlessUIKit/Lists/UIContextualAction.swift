/// A swipe action of a row.
@preconcurrency
@MainActor
open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable {
    /// Any other action.
    case normal
    /// An action that deletes the row.
    case destructive
  }

  /// Performs an action. The parameters are the action, the row's view, and a function to call when it is done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public let style: Style
  /// Performs the action.
  public let handler: Handler
  public var title: String?
  /// The color behind it.
  public var backgroundColor: UIColor!
  public var image: UIImage?

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}
