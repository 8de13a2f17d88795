import ReuseGenMustache
import ReuseGenTemplates

/// A template as text, with the name that its errors carry.
package struct TemplateSource: Sendable {
  package var name: String
  package var text: String

  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }

  package static let builtIn = TemplateSource(name: "accessors.swift.mustache", text: BuiltInTemplate.accessors)
}

/// Renders the context through a template. Templates hold layout; whatever is decided was decided before.
package enum AccessorRenderer {
  package static func render(_ context: MustacheValue, through source: TemplateSource) throws(MustacheError) -> String {
    var partials: [String: MustacheTemplate] = [:]
    for (name, text) in BuiltInTemplate.partials {
      partials[name] = try MustacheTemplate(text, name: "\(name).mustache")
    }
    return try MustacheTemplate(source.text, name: source.name).render(
      context, partials: partials, requiresPartials: true, escaping: .none)
  }
}
