extension AccessLevel {
  /// The modifier of a declaration, followed by a space; empty for the default.
  var modifier: String { self == .internal ? "" : rawValue + " " }
}
