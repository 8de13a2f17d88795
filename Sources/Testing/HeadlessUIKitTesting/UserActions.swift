public import HeadlessUIKit
import Testing

/// The actions of a user on an object: taps, drags, typing.
///
/// Every view, view controller, bar button item, gesture recognizer, and presentation controller has them in one name,
/// `user`, so that they can't collide with methods of your own classes:
///
///     table.user.tapRow(at: IndexPath(row: 0, section: 0))
///     alert.user.tapAction(titled: "Delete")
///
/// An action that finds nothing to act on, such as a row past the last one or a disabled control, records an issue at
/// its `sourceLocation`, the line of the caller unless specified, and has no further effect. An answer of your own code
/// is not an issue: a delegate may refuse to highlight a row, and a table view may allow no selection.
@MainActor
public struct UserActions<Object: AnyObject> {
  /// The object that the user acts on.
  let object: Object

  /// Performs an action, or records at `sourceLocation` why it can't be performed.
  ///
  /// - Parameters:
  ///   - action: The call, as the issue shows it.
  ///   - sourceLocation: The location of the issue.
  ///   - fallback: The result of an action that can't be performed.
  ///   - body: The action.
  func attempt<Result>(
    _ action: String,
    _ sourceLocation: SourceLocation,
    otherwise fallback: Result,
    _ body: () throws(MissedAction) -> Result
  ) -> Result {
    do throws(MissedAction) {
      if UIApplication.shared.isIgnoringInteractionEvents {
        throw MissedAction("the app ignores touches; it called beginIgnoringInteractionEvents()")
      }
      // A device handles each action in a turn of its own.
      EventTurn.end()
      defer { EventTurn.end() }
      return try body()
    } catch {
      Issue.record("\(type(of: object)).user.\(action): \(error.description)", sourceLocation: sourceLocation)
      return fallback
    }
  }

  func attempt(_ action: String, _ sourceLocation: SourceLocation, _ body: () throws(MissedAction) -> Void) {
    attempt(action, sourceLocation, otherwise: (), body)
  }
}

extension UserActions {
  /// Titles as an issue lists them.
  func list(_ titles: [String?]) -> String {
    titles.isEmpty ? "none" : titles.map { "\"\($0 ?? "")\"" }.joined(separator: ", ")
  }
}

/// An object that a user can act on.
@MainActor
public protocol UserTarget: AnyObject {}

extension UserTarget {
  /// The actions of a user on the object.
  public var user: UserActions<Self> { UserActions(object: self) }
}

extension UIView: UserTarget {}
extension UIViewController: UserTarget {}
extension UIPresentationController: UserTarget {}
extension UIBarItem: UserTarget {}
extension UIGestureRecognizer: UserTarget {}
