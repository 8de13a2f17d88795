import ReuseGenMustache

/// The templates that a template includes, directly or through others: those beside it, and the built-in ones.
enum TemplatePartials {
  /// - Parameter beside: The partials of the user, by name. They replace built-in ones of the same name.
  static func included(
    in template: MustacheTemplate,
    beside: [String: TemplateSource]
  ) throws(MustacheError) -> [String: MustacheTemplate] {
    var partials: [String: MustacheTemplate] = [:]
    var waiting = names(in: template, beside)
    var missing: Set<String> = []
    while let name = waiting.popLast() {
      guard partials[name] == nil, !missing.contains(name) else { continue }
      let partial: MustacheTemplate
      if let own = beside[name] {
        partial = try own.template()
      } else if let text = BuiltInTemplate.partials[name] {
        partial = try MustacheTemplate(text, name: "\(name).mustache")
      } else {
        // The renderer reports it at its tag, with the names that there are.
        missing.insert(name)
        waiting += all(beside)
        continue
      }
      partials[name] = partial
      waiting += names(in: partial, beside)
    }
    return partials
  }

  /// The names that a template includes; all that there are, if one is known only when it is rendered.
  private static func names(in template: MustacheTemplate, _ beside: [String: TemplateSource]) -> [String] {
    template.includedNames ?? all(beside)
  }

  private static func all(_ beside: [String: TemplateSource]) -> [String] {
    Array(beside.keys) + Array(BuiltInTemplate.partials.keys)
  }
}
