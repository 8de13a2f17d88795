#if !canImport(ObjectiveC)
// Foundation on Linux describes these values as structures only.
extension CGPoint {
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize {
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect {
  public var debugDescription: String { "(\(minX), \(minY), \(width), \(height))" }
}
#endif
