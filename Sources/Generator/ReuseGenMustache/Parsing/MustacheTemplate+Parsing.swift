extension MustacheTemplate {
  /// - Parameters:
  ///   - source: The text of the template.
  ///   - name: The name in errors.
  /// - Throws: An error for the first mistake in the text.
  package init(_ source: String, name: String) throws(MustacheError) {
    let source = Array(source.utf8)
    var scanner = LineScanner(source: source, name: name)
    var builder = TemplateBuilder(source: source, name: name)
    while let line = try scanner.next() { try builder.add(line) }
    self.init(name: name, source: source, elements: try builder.finish())
  }
}
