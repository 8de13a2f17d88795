public import HeadlessUIKit
public import Testing

extension UserActions where Object: UIPageControl {
  /// Taps the side of the next page.
  ///
  /// The control sends `valueChanged` unless the current page is the last one. Records an issue if the control is
  /// disabled or hidden, or doesn't take touches.
  ///
  ///     pages.user.increment()
  public func increment(sourceLocation: SourceLocation = #_sourceLocation) {
    attempt("increment()", sourceLocation) { () throws(MissedAction) in
      try object.requireEnabled()
      object.turnByUser(by: 1)
    }
  }

  /// Taps the side of the previous page.
  ///
  /// The control sends `valueChanged` unless the current page is the first one. Records an issue if the control is
  /// disabled or hidden, or doesn't take touches.
  public func decrement(sourceLocation: SourceLocation = #_sourceLocation) {
    attempt("decrement()", sourceLocation) { () throws(MissedAction) in
      try object.requireEnabled()
      object.turnByUser(by: -1)
    }
  }
}
