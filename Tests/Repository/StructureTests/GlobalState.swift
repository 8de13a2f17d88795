/// The state that all code of a process shares: variables that belong to no object, and constants that hold an object
/// with variables.
struct GlobalState {
  /// The names of the variables, with those of the types around them, and the classes of the constants, sorted.
  private(set) var names: [String] = []

  init(in files: [SourceFile]) {
    let declarations = files.flatMap(Self.declarations)
    // The classes whose objects have variables.
    let classes = declarations.filter { $0.isVariable && !$0.isOfType }.compactMap(\.className)
    let mutable = Self.mutableTypesOfFrameworks.union(classes)
    names = Set(declarations.compactMap { $0.state(mutable) }).sorted()
  }

  private static let mutableTypesOfFrameworks: Set<String> = [
    "NSLock", "NSRecursiveLock", "NSCache", "NSMapTable", "NSHashTable", "NSMutableArray", "NSMutableDictionary",
    "UnsafeMutablePointer", "UnsafeMutableRawPointer",
  ]

  /// A variable or constant of a type or of a file.
  private struct Declaration {
    var name: String
    var isVariable: Bool
    /// Whether it is a member of a type, and not of its objects.
    var isOfType: Bool
    /// The type around it, if it is a class and the variable is one of its objects'.
    var className: String?
    /// The type of the object that it is made with; `nil` if that isn't written.
    var initializer: String?

    /// The name that the declaration adds to the state of the process; `nil` if it adds none.
    func state(_ mutable: Set<String>) -> String? {
      guard isOfType else { return nil }
      return isVariable ? name : initializer.flatMap { mutable.contains($0) ? $0 : nil }
    }
  }

  private static func declarations(in file: SourceFile) -> [Declaration] {
    let tokens = file.tokens
    var found: [Declaration] = []
    var scopes: [(keyword: String, name: String)] = []
    var next: (keyword: String, name: String)?
    var parentheses = 0
    for (index, token) in tokens.enumerated() {
      switch token.text {
      case "class", "struct", "enum", "actor", "extension", "protocol":
        let name = index + 1 < tokens.count ? tokens[index + 1] : token
        if name.isWord, !["var", "func", "let", "subscript"].contains(name.text) { next = (token.text, name.text) }
      case "{":
        scopes.append(next ?? ("", ""))
        next = nil
      case "}": _ = scopes.popLast()
      case "(", "[": parentheses += 1
      case ")", "]": parentheses -= 1
      case "var", "let":
        // Variables of functions and closures aren't shared.
        guard parentheses == 0, scopes.last?.keyword != "", index + 1 < tokens.count, tokens[index + 1].isWord,
          isStored(tokens, index + 1)
        else { break }
        let before = tokens[..<index].suffix(6).reversed().prefix { $0.isWord || $0.text == "(" || $0.text == ")" }
        let modifiers = before.prefix { !["var", "let"].contains($0.text) }.map(\.text)
        let type = scopes.last
        let isOfType = type == nil || modifiers.contains("static")
        found.append(
          Declaration(
            name: (scopes.map(\.name) + [tokens[index + 1].text]).joined(separator: "."),
            isVariable: token.text == "var",
            isOfType: isOfType,
            className: type?.keyword == "class" ? type?.name : nil,
            initializer: initializer(tokens, index + 2)
          )
        )
      default: break
      }
    }
    return found
  }

  /// Whether the variable with a name at an index is stored: whether its type isn't followed by a getter.
  private static func isStored(_ tokens: [SwiftToken], _ index: Int) -> Bool {
    var depth = 0
    for next in index + 1..<tokens.count {
      switch tokens[next].text {
      case "(", "[": depth += 1
      case ")", "]":
        depth -= 1
        if depth < 0 { return true }
      case "=" where depth == 0: return true
      case "{" where depth == 0:
        return next + 1 < tokens.count && ["didSet", "willSet"].contains(tokens[next + 1].text)
      case "var", "let", "func", "init",
        "}" where depth == 0:
        return true
      default: break
      }
    }
    return true
  }

  /// The type whose initializer follows "=".
  private static func initializer(_ tokens: [SwiftToken], _ index: Int) -> String? {
    guard let sign = tokens.dropFirst(index).prefix(24).firstIndex(where: { $0.text == "=" }) else { return nil }
    var type: String?
    for token in tokens.dropFirst(sign + 1) {
      if token.isWord {
        type = token.text
      } else if token.text == "(" || token.text == "<" {
        return type
      } else if token.text != "." {
        return nil
      }
    }
    return nil
  }
}
