@testable import ReuseGenDeclarations

/// Reads a source that a test states.
func read(_ text: String, _ language: SourceFile.Language = .swift, path: String = "Source") -> SourceFile {
  SourceFile.read(Array(text.utf8), path: path, language: language)
}

/// The declarations of sources that a test states, in the order of their numbers.
func declarations(_ texts: String..., language: SourceFile.Language = .swift) -> Declarations {
  Declarations(texts.enumerated().map { read($1, language, path: "\($0)") })
}

extension SourceFile {
  /// The file's declarations, one line for each type: kind, name, inherited types, and members in braces.
  var outline: [String] {
    types.map { type in
      let inherited = type.inherited.isEmpty ? "" : ": " + type.inherited.map(\.name).joined(separator: ", ")
      let members = type.properties.map(\.name) + type.methods.map(\.name) + type.cases
      let body = members.isEmpty ? "" : " { \(members.joined(separator: " ")) }"
      return "\(type.isLocal ? "local " : "")\(type.kind.rawValue) \(type.fullName)\(inherited)\(body)"
    }
  }
}

extension StringConstant {
  var outline: String { "\(name): \(literal.value)\(isGlobal ? ", global" : "")" }
}
