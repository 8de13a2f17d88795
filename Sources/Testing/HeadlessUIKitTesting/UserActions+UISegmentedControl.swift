public import HeadlessUIKit
public import Testing

extension UserActions where Object: UISegmentedControl {
  /// Taps a segment.
  ///
  /// If another segment was selected, the segment is selected and the control sends `valueChanged`; a momentary control
  /// then deselects it. Records an issue if there is no such segment, if it or the control is disabled, or if the
  /// control is hidden or doesn't take touches.
  ///
  ///     filter.user.tapSegment(at: 1)
  ///
  /// - Parameters:
  ///   - index: The index of the segment.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  public func tapSegment(at index: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    attempt("tapSegment(at: \(index))", sourceLocation) { () throws(MissedAction) in
      try object.requireEnabled()
      guard (0..<object.numberOfSegments).contains(index) else {
        throw MissedAction("the control has \(object.numberOfSegments) segments")
      }
      guard object.isEnabledForSegment(at: index) else { throw MissedAction("the segment is disabled") }
      object.selectByUser(index)
    }
  }
}
