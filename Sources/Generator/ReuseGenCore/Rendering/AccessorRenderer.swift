import ReuseGenMustache

/// Renders the context with a template. Templates define the layout; all decisions are made before.
enum AccessorRenderer {
  static func render(_ context: MustacheValue, through source: TemplateSource) throws(MustacheError) -> [UInt8] {
    let template = try source.template()
    return try template.renderBytes(
      context,
      partials: try TemplatePartials.included(in: template, beside: source.partials),
      requiresPartials: true,
      escaping: .none,
      lineChange: source.isBuiltIn ? LineChange(ofLinesWiderThan: LineFolding.width, LineFolding.folded) : nil
    )
  }
}
