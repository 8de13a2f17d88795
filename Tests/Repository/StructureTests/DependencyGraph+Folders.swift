extension DependencyGraph {
  /// Which folders use the declarations of others.
  ///
  /// Names are resolved without a compiler, so a name counts only if it is unambiguous: a type, function or constant
  /// that one folder declares outside of braces; and a member of an extension of another folder's or module's type, if
  /// nothing else has its name.
  init(ofFolders files: [SourceFile]) {
    self.init(nodes: files.map(\.part))
    let occurrences = Dictionary(files.flatMap(\.declarations.allNames).map { ($0, 1) }, uniquingKeysWith: +)
    var types: [String: [Origin]] = [:]
    var globals: [String: [Origin]] = [:]
    var members: [String: [Origin]] = [:]
    for file in files {
      for type in file.declarations.types { types[type.name, default: []].append(Origin(file, type)) }
      for global in file.declarations.globals { globals[global.name, default: []].append(Origin(file, global)) }
      for (_, member) in file.declarations.extensionMembers where occurrences[member.name] == 1 {
        members[member.name, default: []].append(Origin(file, member))
      }
    }
    for file in files {
      let own = Set(file.declarations.allNames)
      for (index, token) in file.tokens.enumerated() where token.isWord {
        let previous = index > 0 ? file.tokens[index - 1].text : ""
        let next = index + 1 < file.tokens.count ? file.tokens[index + 1].text : ""
        let origins: [Origin]?
        if previous == "." {
          origins = members[token.text]
        } else if own.contains(token.text) || next == ":" {
          // A declaration of the file's own, or a label.
          origins = own.contains(token.text) ? nil : types[token.text]
        } else {
          origins = types[token.text] ?? globals[token.text]
        }
        guard let origins, Set(origins.map(\.part)).count == 1, let origin = origins.first else { continue }
        let use = Use(location: "\(file.path):\(token.line)", name: token.text, declaration: origin.location)
        add(from: file.part, to: origin.part, use)
      }
    }
  }

  private struct Origin {
    var part: String
    var location: String

    init(_ file: SourceFile, _ declaration: Declarations.Declaration) {
      part = file.part
      location = "\(file.path):\(declaration.line)"
    }
  }

  /// Which modules import which others of the project. Imports for Apple's platforms are of Apple's modules.
  init(ofModules files: [SourceFile]) {
    self.init(nodes: files.map(\.part))
    let modules = Set(files.map(\.part))
    for file in files {
      var isForApple = false
      for (index, token) in file.tokens.enumerated() where index > 0 {
        let before = file.tokens[index - 1]
        if before.text == "#" {
          let condition = file.tokens[index...].prefix { $0.line == token.line }.map(\.text).joined()
          isForApple =
            token.text == "if"
            ? condition.hasPrefix("ifos(iOS)") : isForApple && token.text != "else" && token.text != "endif"
        }
        guard before.text == "import", !isForApple, modules.contains(token.text) else { continue }
        let use = Use(location: "\(file.path):\(token.line)", name: token.text, declaration: "Sources/\(token.text)")
        add(from: file.part, to: token.text, use)
      }
    }
  }
}
