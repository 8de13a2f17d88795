import ReuseGenMustache
import ReuseGenTemplates

/// A template's file, with the name that its errors carry.
package struct TemplateSource: Sendable {
  var name: String
  var bytes: [UInt8]

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  package init(name: String, text: String) { self.init(name: name, bytes: Array(text.utf8)) }

  /// The template, without the byte order mark that some editors put before it.
  fileprivate func template() throws(MustacheError) -> MustacheTemplate {
    if let offset = bytes.firstInvalidUTF8Offset {
      throw MustacheError(
        template: name,
        source: bytes,
        offset: offset,
        expected: "UTF-8",
        found: "another encoding; save it as UTF-8"
      )
    }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    return try MustacheTemplate(String(decoding: text, as: UTF8.self), name: name)
  }

  package static let builtIn = TemplateSource(name: "accessors.swift.mustache", text: BuiltInTemplate.accessors)
}

/// Renders the context through a template. Templates hold layout; whatever is decided was decided before.
enum AccessorRenderer {
  static func render(_ context: MustacheValue, through source: TemplateSource) throws(MustacheError) -> String {
    var partials: [String: MustacheTemplate] = [:]
    for (name, text) in BuiltInTemplate.partials {
      partials[name] = try MustacheTemplate(text, name: "\(name).mustache")
    }
    return try source.template().render(
      context,
      partials: partials,
      requiresPartials: true,
      escaping: .none
    )
  }
}
