/// The targets that a Package.swift declares, as far as its text tells: targets in calls such as
/// `.target(name: "App", …)`. The package manager isn't asked, because it takes seconds, and may be waiting for the
/// tool.
///
/// The command plugin shares this file through a symbolic link.
struct PackageManifest {
  struct Target: Equatable {
    var name = ""
    /// The folder that the target specifies, relative to the package; nil for the default.
    var path: String?
    /// The line of the use of the build-tool plugin, starting at 1; nil if the target doesn't use it.
    var buildToolLine: Int?
  }

  /// The plugin that generates the accessors in each build.
  static let buildTool = "ReuseGenBuildTool"

  private(set) var targets: [Target] = []

  init(_ text: String) {
    var open: [Call] = []
    var lastWord = ""
    for token in Self.tokens(of: text) {
      switch token.kind {
      case .word(let word):
        lastWord = word
        continue
      case .opening:
        open.append(Call(name: lastWord))
      case .closing:
        guard let call = open.popLast() else { break }
        // A target within another one is a dependency.
        let isDeclaration = call.isTarget && !open.contains(where: \.isTarget)
        if isDeclaration, !call.target.name.isEmpty { targets.append(call.target) }
      case .string(let value):
        // The argument of the innermost target call, directly or in a call for one of its plugins.
        guard let index = open.lastIndex(where: \.isTarget) else { break }
        if open.count == index + 1, lastWord == "name", open[index].target.name.isEmpty {
          open[index].target.name = value
        }
        if open.count == index + 1, lastWord == "path" { open[index].target.path = value }
        if value == Self.buildTool { open[index].target.buildToolLine = token.line }
      }
      lastWord = ""
    }
  }

  private struct Call {
    var name: String
    var target = Target()

    var isTarget: Bool { ["target", "executableTarget", "testTarget", "macro"].contains(name) }
  }

  // MARK: Tokens

  private struct Token {
    enum Kind {
      case word(String)
      case string(String)
      case opening, closing
    }

    var kind: Kind
    var line: Int
  }

  /// The words, strings and parentheses of Swift code, without its comments.
  private static func tokens(of text: String) -> [Token] {
    let characters = Array(text)
    var tokens: [Token] = []
    var line = 1
    var index = 0

    func has(_ mark: String) -> Bool { characters[index...].starts(with: mark) }
    func take(while condition: (Character) -> Bool) -> String {
      let start = index
      while index < characters.count, condition(characters[index]) { index += 1 }
      return String(characters[start..<index])
    }

    while index < characters.count {
      let character = characters[index]
      if character.isNewline {
        line += 1
        index += 1
      } else if has("//") {
        _ = take { !$0.isNewline }
      } else if has("/*") {
        while index < characters.count, !has("*/") {
          if characters[index].isNewline { line += 1 }
          index += 1
        }
        index += 2
      } else if character == "\"" {
        index += 1
        var value = ""
        while index < characters.count, characters[index] != "\"", !characters[index].isNewline {
          if characters[index] == "\\" { index += 1 }
          if index < characters.count { value.append(characters[index]) }
          index += 1
        }
        index += 1
        tokens.append(Token(kind: .string(value), line: line))
      } else if character.isLetter || character == "_" {
        tokens.append(Token(kind: .word(take { $0.isLetter || $0.isNumber || $0 == "_" }), line: line))
      } else {
        if character == "(" { tokens.append(Token(kind: .opening, line: line)) }
        if character == ")" { tokens.append(Token(kind: .closing, line: line)) }
        index += 1
      }
    }
    return tokens
  }
}
