extension CGFloat {
  /// The length as lists add it up: at most a billion points, so that sums of lengths remain finite and exact enough.
  ///
  /// Stops on NaN, which UIKit's layers refuse.
  package func length(of name: @autoclosure () -> String) -> Double {
    if isNaN { stop("\(name()) is NaN, and must be a number") }
    return Swift.min(Swift.max(Double(self), -1e9), 1e9)
  }

  /// The location as lists look for it, within the same bounds; 0 for NaN, where nothing is.
  package var location: Double { isNaN ? 0 : Swift.min(Swift.max(Double(self), -1e9), 1e9) }
}
