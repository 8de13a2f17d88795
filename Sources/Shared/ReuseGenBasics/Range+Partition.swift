extension Range<Int> {
  /// The first index for which `isInSecondPart` returns `true`, or `upperBound` if there is none.
  ///
  /// The range must be partitioned: no index for which the condition is `false` follows one for which it is `true`.
  /// Calls the condition O(log n) times.
  @inlinable
  package func partitionIndex(where isInSecondPart: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if isInSecondPart(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
