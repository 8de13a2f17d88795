extension MustacheTemplate {
  /// Renders the template as UTF-8, of which large outputs needn't be copied.
  ///
  /// - Parameters:
  ///   - context: The value in which names are looked up.
  ///   - partials: The templates that `{{>name}}` and `{{<name}}` insert.
  ///   - requiresPartials: Whether a missing partial is an error. The specification inserts nothing for it.
  ///   - limits: How much is rendered at most; `nil` for the standard limits. More is an error.
  ///   - escaping: How `{{name}}` escapes a value. `{{{name}}}` and `{{&name}}` don't escape it.
  ///   - lineChange: A change to long lines; `nil` for none.
  /// - Throws: An error at the tag of a required partial that is missing, or of one that is nested deeper than
  ///   `MustacheError.partialLimit`; or an error for the first mistake in the result of a lambda.
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
