extension MustacheTemplate {
  /// - Parameters:
  ///   - source: The text of the template.
  ///   - name: The name in errors.
  /// - Throws: An error for the first mistake in the text.
  package init(_ source: String, name: String) throws(MustacheError) {
    try self.init(Array(source.utf8), name: name, delimiters: .standard)
  }

  init(_ source: [UInt8], name: String, delimiters: Delimiters) throws(MustacheError) {
    var scanner = LineScanner(source: source, name: name, delimiters: delimiters)
    var builder = TemplateBuilder(source: source, name: name)
    while let line = try scanner.next() { try builder.add(line) }
    self.init(name: name, source: source, elements: try builder.finish())
  }
}
