public import HeadlessUIKit
public import Testing

extension UserActions where Object: UIStepper {
  /// Taps the button that increments the value.
  ///
  /// The stepper sends `valueChanged` if the value changes. Records an issue if the stepper is disabled or hidden, or
  /// doesn't take touches.
  ///
  ///     order.quantityStepper.user.increment()
  public func increment(sourceLocation: SourceLocation = #_sourceLocation) {
    attempt("increment()", sourceLocation) { () throws(MissedAction) in
      try object.requireEnabled()
      object.stepByUser(by: object.stepValue)
    }
  }

  /// Taps the button that decrements the value.
  ///
  /// The stepper sends `valueChanged` if the value changes. Records an issue if the stepper is disabled or hidden, or
  /// doesn't take touches.
  public func decrement(sourceLocation: SourceLocation = #_sourceLocation) {
    attempt("decrement()", sourceLocation) { () throws(MissedAction) in
      try object.requireEnabled()
      object.stepByUser(by: -object.stepValue)
    }
  }
}
