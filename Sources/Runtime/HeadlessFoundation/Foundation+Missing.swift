#if !canImport(ObjectiveC)
// Members of Foundation's types that Foundation lacks on Linux.

extension URL {
  /// Always true: there is no sandbox.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Does nothing: there is no sandbox.
  public func stopAccessingSecurityScopedResource() {}
}

extension UnsafeMutablePointer {
  /// A pointer to the same memory, whose values are taken for those of another type.
  public init<Other>(_ other: UnsafeMutablePointer<Other>) {
    self = UnsafeMutableRawPointer(other).assumingMemoryBound(to: Pointee.self)
  }
}

extension Formatter {
  /// Reads a value of a text: a number with a number formatter, a date with a date formatter. Returns whether there is
  /// one.
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?,
    for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    let value: AnyObject? =
      switch self {
      case let formatter as NumberFormatter: formatter.number(from: string)
      case let formatter as DateFormatter: formatter.date(from: string).map { $0 as NSDate }
      default: nil
      }
    guard let value else {
      error?.pointee = "The text isn't valid." as NSString
      return false
    }
    obj?.pointee = value
    return true
  }
}
#endif
