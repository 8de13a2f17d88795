import ReuseGenBasics
import ReuseGenMustache

/// The contents of a template, with the name that errors show.
package struct TemplateSource: Sendable {
  var name: String
  var bytes: [UInt8]
  /// The user's templates that it may include, by name.
  package var partials: [String: TemplateSource] = [:]
  /// The template of this package that it is; `nil` for one of the user's.
  private let builtIn: BuiltInTemplate?

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
    builtIn = nil
  }

  package init(name: String, text: String) { self.init(name: name, bytes: Array(text.utf8)) }

  private init(_ template: BuiltInTemplate) {
    name = template.file
    bytes = Array(template.text.utf8)
    builtIn = template
  }

  /// Whether this is a template of this package, not one of the user's.
  var isBuiltIn: Bool { builtIn != nil }

  /// The library of what it writes.
  var library: AccessorLibrary { builtIn?.library ?? .recycler }

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

  /// The names of the templates that it includes; none if it has a mistake, which is reported when it is rendered.
  package var includedNames: [String] {
    guard let template = try? template() else { return [] }
    return template.includedNames ?? []
  }

  /// Warnings about keys that the context doesn't have, which render as nothing.
  func unknownKeys() throws(MustacheError) -> [Diagnostic] {
    if isBuiltIn { return [] }
    return try template().unknownNames(in: TemplateShape.keys).map { unknown in
      let near = nearest(to: unknown.name, in: unknown.known).map(didYouMean)
      return Diagnostic(
        .warning,
        "the context has no key \(quoted(unknown.name)) here, and nothing is written for it; "
          + (near ?? "Documentation/TemplateContext.md lists the keys"),
        at: SourceLocation(file: unknown.template, line: unknown.line, column: unknown.column),
        rule: "template"
      )
    }
  }

  // MARK: Templates of this package

  /// The template of the accessors.
  package static let builtIn = TemplateSource(.accessors)

  /// A template that comes with the tool, by the name under which the command line chooses it.
  package static func builtIn(named name: String) -> TemplateSource? {
    BuiltInTemplate.named(name).map { TemplateSource($0) }
  }

  /// The file that is written beside the manifest: a user's template also writes accessors.
  package var output: String { (builtIn ?? .accessors).output }

  /// The templates that come with the tool, as the command line's help lists them.
  package static var choices: String {
    BuiltInTemplate.all.map { "\($0.name) writes \($0.summary)" }.joined(separator: "; ")
  }

  package static var builtInNames: [String] { BuiltInTemplate.all.map(\.name) }
}
