#if !canImport(ObjectiveC)
// Linux lacks these: initializers of strings without arguments, and the conversion of one type to the other.

extension NSAttributedString {
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
  /// The characters of a text. Its attributes aren't kept.
  public convenience init(_ attrStr: AttributedString) { self.init(string: String(attrStr.characters)) }
}

extension NSMutableString {
  /// An empty text.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}

extension AttributedString {
  /// The characters of a text. Its attributes aren't kept.
  public init(_ nsStr: NSAttributedString) { self.init(nsStr.string) }
}
#endif
