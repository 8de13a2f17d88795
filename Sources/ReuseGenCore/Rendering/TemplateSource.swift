import ReuseGenMustache
import ReuseGenSpelling
import ReuseGenTemplates

/// The contents of a template, with the name that errors show.
package struct TemplateSource: Sendable {
  var name: String
  var bytes: [UInt8]
  /// Whether this is the template of this package, not one of the user's.
  private(set) var isBuiltIn = false
  /// Whether the template may write the outlets of classes. A user's template can write whole objects.
  private(set) var usesOutlets = true

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  package init(name: String, text: String) { self.init(name: name, bytes: Array(text.utf8)) }

  /// The parsed template. Some editors write a byte order mark, which is dropped.
  func template() throws(MustacheError) -> MustacheTemplate {
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

  package static let builtIn = {
    var source = TemplateSource(name: "accessors.swift.mustache", text: BuiltInTemplate.accessors)
    source.isBuiltIn = true
    source.usesOutlets = false
    return source
  }()

  /// Warnings about keys that the context doesn't have, which render as nothing.
  func unknownKeys() throws(MustacheError) -> [Diagnostic] {
    if isBuiltIn { return [] }
    return try template().unknownNames(in: TemplateShape.keys).map { unknown in
      let near = nearest(to: unknown.name, in: unknown.known).map { "did you mean \(quoted($0))?" }
      return Diagnostic(
        .warning,
        "the context has no key \(quoted(unknown.name)) here, and nothing is written for it; "
          + (near ?? "Documentation/TemplateContext.md lists the keys"),
        at: SourceLocation(file: unknown.template, line: unknown.line, column: unknown.column),
        rule: "template"
      )
    }
  }

  /// A template that comes with the tool, by the name under which the command line chooses it.
  package static func builtIn(named name: String) -> TemplateSource? {
    guard name == "contract-tests" else { return nil }
    var source = TemplateSource(name: "contract-tests.swift.mustache", text: BuiltInTemplate.contractTests)
    source.isBuiltIn = true
    return source
  }
}
