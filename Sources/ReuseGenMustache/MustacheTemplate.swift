/// A Mustache template, which is parsed once and can be rendered many times.
///
/// Follows the Mustache specification: its core, and its optional modules for inheritance, dynamic names and lambdas.
/// Parsing and rendering take time in proportion to the template and the output. Looking up a name takes time in
/// proportion to the number of objects that surround it. The depth of sections doesn't affect the use of the stack.
package struct MustacheTemplate: Sendable {
  /// The name in errors: the path of the template's file, or its name as a partial.
  package let name: String
  let source: [UInt8]
  let elements: [Element]

  /// - Parameters:
  ///   - source: The text of the template.
  ///   - name: The name in errors.
  /// - Throws: An error for the first mistake in the text.
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

  /// Renders the template.
  ///
  /// - Parameters:
  ///   - context: The value in which names are looked up.
  ///   - partials: The templates that `{{>name}}` and `{{<name}}` insert.
  ///   - requiresPartials: Whether a missing partial is an error. The specification inserts nothing for it.
  ///   - limits: How much is rendered at most; nil for the standard limits. More is an error.
  ///   - escaping: How `{{name}}` escapes a value. `{{{name}}}` and `{{&name}}` don't escape it.
  /// - Throws: An error at the tag of a required partial that is missing, or of one that is nested deeper than
  ///   `MustacheError.partialLimit`; or an error for the first mistake in the result of a lambda.
  package func render(
    _ context: MustacheValue,
    partials: [String: MustacheTemplate] = [:],
    requiresPartials: Bool = false,
    limits: MustacheLimits? = nil,
    escaping: MustacheEscaping = .html
  ) throws(MustacheError) -> String {
    let text = try renderBytes(
      context,
      partials: partials,
      requiresPartials: requiresPartials,
      limits: limits,
      escaping: escaping
    )
    return String(decoding: text, as: UTF8.self)
  }

  /// Renders the template as UTF-8, of which large outputs needn't be copied.
  ///
  /// - Parameter lineChange: A change to long lines; nil for none.
  package func renderBytes(
    _ context: MustacheValue,
    partials: [String: MustacheTemplate] = [:],
    requiresPartials: Bool = false,
    limits: MustacheLimits? = nil,
    escaping: MustacheEscaping = .html,
    lineChange: LineChange? = nil
  ) throws(MustacheError) -> [UInt8] {
    var renderer = Renderer(
      template: self,
      context: context,
      partials: partials,
      requiresPartials: requiresPartials,
      limits: limits ?? .standard(for: context),
      escaping: escaping,
      lineChange: lineChange
    )
    return try renderer.render()
  }
}
