/// A Mustache template, parsed once and rendered as often as needed.
///
/// Follows the Mustache specification: its core and its optional modules on inheritance, dynamic names and lambdas.
/// Parsing and rendering take time in proportion to the template and to what is written, looking up a name also in
/// proportion to the objects around it. Neither takes stack in proportion to how deep sections are nested.
package struct MustacheTemplate: Sendable {
  /// What errors call the template: the path of its file, or the name that it has as a partial.
  package let name: String
  let source: [UInt8]
  let elements: [Element]

  /// - Parameters:
  ///   - source: The template's text.
  ///   - name: What errors call it.
  /// - Throws: The first mistake in the text.
  package init(_ source: String, name: String) throws(MustacheError) {
    try self.init(Array(source.utf8), name: name, delimiters: .standard)
  }

  init(_ source: [UInt8], name: String, delimiters: Delimiters) throws(MustacheError) {
    self.name = name
    self.source = source
    var scanner = LineScanner(source: source, name: name, delimiters: delimiters)
    var builder = TemplateBuilder(source: source, name: name)
    while let line = try scanner.next() { try builder.add(line) }
    elements = try builder.finish()
  }

  /// Fills in the template.
  ///
  /// - Parameters:
  ///   - context: Where names are looked up.
  ///   - partials: The templates that `{{>name}}` and `{{<name}}` insert.
  ///   - requiresPartials: Whether a partial that isn't among them is an error; the specification inserts nothing.
  ///   - escaping: How `{{name}}` writes a value. `{{{name}}}` and `{{&name}}` write it as it is.
  /// - Throws: An error at the tag where a required partial is missing or where partials nest deeper than
  ///   `MustacheError.partialLimit`, or the first mistake in the text that a lambda gives.
  package func render(
    _ context: MustacheValue,
    partials: [String: MustacheTemplate] = [:],
    requiresPartials: Bool = false,
    escaping: MustacheEscaping = .html
  ) throws(MustacheError) -> String {
    var renderer = Renderer(
      template: self,
      context: context,
      partials: partials,
      requiresPartials: requiresPartials,
      escaping: escaping
    )
    return try renderer.render()
  }
}
