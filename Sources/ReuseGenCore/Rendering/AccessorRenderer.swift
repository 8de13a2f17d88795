import ReuseGenMustache
import ReuseGenTemplates

/// Renders the context with a template. Templates define the layout; all decisions are made before.
enum AccessorRenderer {
  static func render(_ context: MustacheValue, through source: TemplateSource) throws(MustacheError) -> [UInt8] {
    var partials: [String: MustacheTemplate] = [:]
    for (name, text) in BuiltInTemplate.partials {
      partials[name] = try MustacheTemplate(text, name: "\(name).mustache")
    }
    return try source.template().renderBytes(
      context,
      partials: partials,
      requiresPartials: true,
      escaping: .none,
      lineChange: source.isBuiltIn ? LineChange(ofLinesWiderThan: LineFolding.width, LineFolding.folded) : nil
    )
  }
}
