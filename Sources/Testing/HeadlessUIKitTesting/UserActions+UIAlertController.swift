public import HeadlessUIKit
public import Testing

extension UserActions where Object: UIAlertController {
  /// Taps an action of the alert.
  ///
  /// The alert is dismissed if it is presented, then the action's handler runs. Records an issue if the action is
  /// disabled or belongs to another alert.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  public func tap(_ action: UIAlertAction, sourceLocation: SourceLocation = #_sourceLocation) {
    attempt("tap(_:)", sourceLocation) { () throws(MissedAction) in try perform(action) }
  }

  /// Taps the action of a title.
  ///
  /// The alert is dismissed if it is presented, then the action's handler runs. Records an issue if the alert has no
  /// such action, or if it is disabled.
  ///
  ///     (controller.presentedViewController as? UIAlertController)?.user.tapAction(titled: "Delete")
  ///
  /// - Parameters:
  ///   - title: The title of the action.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  public func tapAction(titled title: String, sourceLocation: SourceLocation = #_sourceLocation) {
    attempt("tapAction(titled: \"\(title)\")", sourceLocation) { () throws(MissedAction) in
      guard let action = object.actions.first(where: { $0.title == title }) else {
        throw MissedAction("the alert has no such action; its actions are: \(list(object.actions.map(\.title)))")
      }
      try perform(action)
    }
  }

  private func perform(_ action: UIAlertAction) throws(MissedAction) {
    guard object.actions.contains(where: { $0 === action }) else {
      throw MissedAction("the action isn't one of the alert's")
    }
    guard action.isEnabled else { throw MissedAction("the action is disabled") }
    try object.viewIfLoaded?.requireTouches()
    object.perform(action)
  }
}
