/// The declarations of a source file that other files can use by name.
struct Declarations {
  struct Declaration {
    var name: String
    var line: Int
    /// Whether it is another name for a type.
    var isAlias = false
  }

  /// Types and type aliases outside of any braces.
  var types: [Declaration] = []
  /// Functions, constants and variables outside of any braces.
  var globals: [Declaration] = []
  /// Members of extensions of types that the file doesn't declare.
  var extensionMembers: [(type: String, member: Declaration)] = []
  /// Every declared name at any depth, as often as it is declared.
  var allNames: [String] = []

  private static let typeKeywords: Set = ["struct", "class", "enum", "actor", "protocol", "typealias"]
  private static let valueKeywords: Set = ["func", "let", "var", "case"]
  private static let accessLevels: Set = ["private", "fileprivate"]

  init(of tokens: [SwiftToken]) {
    var depth = 0
    var parentheses = 0
    var extended: String?
    for (index, token) in tokens.enumerated() {
      switch token.text {
      case "{": depth += 1
      case "}":
        depth -= 1
        if depth == 0 { extended = nil }
      case "(", "[": parentheses += 1
      case ")", "]": parentheses -= 1
      default: break
      }
      guard token.isWord, index + 1 < tokens.count, tokens[index + 1].isWord else { continue }
      let declaration = Declaration(name: tokens[index + 1].text, line: token.line, isAlias: token.text == "typealias")
      if token.text == "extension", depth == 0 {
        extended = declaration.name
        continue
      }
      let isType = Self.typeKeywords.contains(token.text) && !Self.valueKeywords.contains(declaration.name)
      guard isType || Self.valueKeywords.contains(token.text) else { continue }
      allNames.append(declaration.name)
      let modifiers = tokens[..<index].reversed().prefix { $0.line == token.line && $0.text != "{" && $0.text != "}" }
      if parentheses > 0 || modifiers.contains(where: { Self.accessLevels.contains($0.text) }) { continue }
      if depth == 0, isType { types.append(declaration) }
      if depth == 0, !isType { globals.append(declaration) }
      if depth == 1, let extended { extensionMembers.append((extended, declaration)) }
    }
    let own = Set(types.map(\.name))
    extensionMembers.removeAll { own.contains($0.type) }
  }
}
