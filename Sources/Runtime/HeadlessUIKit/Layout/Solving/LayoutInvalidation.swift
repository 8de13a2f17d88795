/// How much of a view's constraint layout is out of date.
enum LayoutInvalidation: UInt8, Comparable {
  case none
  /// The host's size, or values that natural sizes depend on.
  case content
  /// Constants, priorities, or frames of views that constraints don't determine.
  case numbers
  /// Views or constraints were added or removed.
  case structure

  static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}
