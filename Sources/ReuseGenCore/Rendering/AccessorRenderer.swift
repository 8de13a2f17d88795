import ReuseGenMustache
import ReuseGenTemplates

/// Renders the context with a template. Templates define the layout; all decisions are made before.
enum AccessorRenderer {
  static func render(_ context: MustacheValue, through source: TemplateSource) throws(MustacheError) -> String {
    var partials: [String: MustacheTemplate] = [:]
    for (name, text) in BuiltInTemplate.partials {
      partials[name] = try MustacheTemplate(text, name: "\(name).mustache")
    }
    let text = try source.template().render(
      context,
      partials: partials,
      requiresPartials: true,
      escaping: .none
    )
    return source.isBuiltIn ? LineFolding.folded(text) : text
  }
}
