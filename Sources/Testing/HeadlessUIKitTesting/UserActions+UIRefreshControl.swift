public import HeadlessUIKit
public import Testing

extension UserActions where Object: UIRefreshControl {
  /// Pulls the content down until the control begins refreshing and sends `valueChanged`.
  ///
  /// A control that is already refreshing continues. Records an issue if the control is disabled or hidden, or if its
  /// scroll view doesn't scroll, doesn't take touches, or can't be pulled, because its content fits and it doesn't
  /// always bounce.
  ///
  ///     table.refreshControl?.user.pull()
  public func pull(sourceLocation: SourceLocation = #_sourceLocation) {
    attempt("pull()", sourceLocation) { () throws(MissedAction) in
      if !object.isEnabled { throw MissedAction("the \(type(of: object)) is disabled") }
      if object.isHidden { throw MissedAction("the \(type(of: object)) is hidden") }
      try object.owner?.requireTouches()
      if object.owner?.isScrollEnabled == false { throw MissedAction("scrolling is disabled") }
      object.owner?.layoutIfNeeded()
      if let owner = object.owner, !owner.canBounceVertically {
        throw MissedAction(
          "the content of the \(type(of: owner)) fits, so that it can't be pulled; set alwaysBounceVertical to true"
        )
      }
      object.refreshByUser()
    }
  }
}
