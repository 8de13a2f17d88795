extension [Diagnostic] {
  /// The diagnostics by file, line and column. Those without a location come first.
  package var inReadingOrder: [Diagnostic] {
    enumerated().sorted { left, right in
      switch (left.element.location, right.element.location) {
      case (let first?, let second?) where first != second: first < second
      case (nil, .some): true
      case (.some, nil): false
      default: left.offset < right.offset
      }
    }.map(\.element)
  }
}
