extension AccessLevel {
  /// The modifier before a declaration, with a space behind it; empty for the default.
  var modifier: String { self == .internal ? "" : rawValue + " " }
}
