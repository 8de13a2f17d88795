public import HeadlessUIKit
public import Testing

extension UserActions where Object: UIScrollView {
  /// Puts a finger down to drag the content.
  ///
  /// Notifies the delegate. Records an issue if a drag is in progress, if scrolling is disabled, or if the view is
  /// hidden or doesn't take touches.
  ///
  ///     table.user.beginDragging()
  ///     table.user.drag(by: CGPoint(x: 0, y: 120))
  ///     table.user.endDragging(velocity: CGPoint(x: 0, y: 1))
  ///     while table.user.stepDeceleration() {}
  public func beginDragging(sourceLocation: SourceLocation = #_sourceLocation) {
    attempt("beginDragging()", sourceLocation) { () throws(MissedAction) in
      try object.requireTouches()
      try object.beginDragging()
    }
  }

  /// Drags the content.
  ///
  /// Beyond an edge the content follows half as far, or not at all if it may not bounce. A drag far enough beyond the
  /// top triggers the refresh control. Records an issue if no drag is in progress.
  ///
  /// - Parameters:
  ///   - distance: The distance, in points. Positive values show content further down and to the right.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  public func drag(by distance: CGPoint, sourceLocation: SourceLocation = #_sourceLocation) {
    attempt("drag(by: \(distance))", sourceLocation) { () throws(MissedAction) in try object.drag(by: distance) }
  }

  /// Lifts the finger after a drag.
  ///
  /// The delegate may change where the content comes to rest. Records an issue if no drag is in progress.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the finger, in points per millisecond. Unless it is zero, the content decelerates;
  ///     see ``stepDeceleration()``.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  public func endDragging(velocity: CGPoint = .zero, sourceLocation: SourceLocation = #_sourceLocation) {
    attempt("endDragging(velocity: \(velocity))", sourceLocation) { () throws(MissedAction) in
      try object.endDragging(velocity: velocity)
    }
  }

  /// Lets the content decelerate by one step: half of the remaining distance, the last three points at once.
  ///
  /// - Returns: Whether the content is still decelerating.
  @discardableResult
  public func stepDeceleration() -> Bool { object.stepDeceleration() }
}
