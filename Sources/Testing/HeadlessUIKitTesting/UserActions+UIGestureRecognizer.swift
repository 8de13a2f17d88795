public import HeadlessUIKit
public import Testing

extension UserActions where Object: UIGestureRecognizer {
  /// Makes the gesture in the center of the recognizer's view.
  ///
  /// The delegate may refuse it. A continuous gesture, such as a long press, sends its actions when it begins and when
  /// it ends, a discrete one once. Records an issue if the recognizer is disabled or has no view, or if the view is
  /// hidden or doesn't take touches.
  ///
  ///     card.tapRecognizer.user.recognize()
  public func recognize(sourceLocation: SourceLocation = #_sourceLocation) {
    attempt("recognize()", sourceLocation) { () throws(MissedAction) in
      let view = try requireView()
      object.recognize(at: CGPoint(x: view.bounds.midX, y: view.bounds.midY))
    }
  }

  /// Makes the gesture at a point.
  ///
  /// Also records an issue if another view receives the touches at the point.
  ///
  /// - Parameters:
  ///   - point: The location, in the coordinates of the recognizer's view.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  ///
  /// - SeeAlso: ``recognize(sourceLocation:)``
  public func recognize(at point: CGPoint, sourceLocation: SourceLocation = #_sourceLocation) {
    attempt("recognize(at: \(point))", sourceLocation) { () throws(MissedAction) in
      try requireView().requireUncovered(at: point)
      object.recognize(at: point)
    }
  }

  fileprivate func requireView() throws(MissedAction) -> UIView {
    guard object.isEnabled else { throw MissedAction("the recognizer is disabled") }
    guard let view = object.view else { throw MissedAction("the recognizer belongs to no view") }
    try view.requireTouches()
    return view
  }
}

extension UserActions where Object: UIPanGestureRecognizer {
  /// Drags a finger.
  ///
  /// The recognizer sends its actions at the beginning, for each distance, and at the end. The delegate may refuse the
  /// gesture; the first distance is the translation when it is asked. Records an issue if the recognizer is disabled or
  /// has no view, or if the view is hidden or doesn't take touches.
  ///
  ///     pan.user.drag(from: .zero, by: [CGPoint(x: 0, y: 40), CGPoint(x: 0, y: 80)])
  ///
  /// - Parameters:
  ///   - point: Where the finger comes down, in the coordinates of the recognizer's view.
  ///   - distances: The distances that the finger moves, one after the other, in points.
  ///   - velocity: The velocity at the end, in points per second. Before that, the finger moves along the distances, as
  ///     fast as at the end, or by each of them in a tenth of a second if it rests at the end.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  public func drag(
    from point: CGPoint,
    by distances: [CGPoint],
    velocity: CGPoint = .zero,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    attempt("drag(from: \(point), by: \(distances))", sourceLocation) { () throws(MissedAction) in
      try requireView().requireUncovered(at: point)
      object.drag(from: point, by: distances, velocity: velocity)
    }
  }
}
