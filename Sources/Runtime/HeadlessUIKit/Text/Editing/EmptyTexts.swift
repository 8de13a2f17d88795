#if !canImport(ObjectiveC)
// Linux lacks these initializers of strings without arguments.

extension NSAttributedString {
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}

extension NSMutableString {
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
#endif
