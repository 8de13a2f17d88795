import ReuseGenMustache
import ReuseGenTemplates

/// The contents of a template, with the name that errors show.
package struct TemplateSource: Sendable {
  var name: String
  var bytes: [UInt8]

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

  package static let builtIn = TemplateSource(name: "accessors.swift.mustache", text: BuiltInTemplate.accessors)

  /// A template that comes with the tool, by the name under which the command line chooses it.
  package static func builtIn(named name: String) -> TemplateSource? {
    name == "contract-tests"
      ? TemplateSource(name: "contract-tests.swift.mustache", text: BuiltInTemplate.contractTests) : nil
  }
}
