import ReuseGenSystemFiles
import ReuseGenVisibleText

/// A rule in the format of Make that states which files outputs were made from, as compilers write it.
///
/// Ninja and CMake read the same format.
struct DependencyRule {
  let outputs: [String]
  let inputs: [String]

  /// Whether a text is one that this type wrote: a rule, and names that end in colons.
  static func wrote(_ text: [UInt8]) -> Bool {
    let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
    guard let first = lines.first else { return false }
    let names = first.hasSuffix(": \\") ? lines.drop { $0.hasSuffix(" \\") }.dropFirst() : lines[...]
    return (first.hasSuffix(": \\") || first.hasSuffix(":")) && names.allSatisfy { $0.hasSuffix(":") }
  }

  /// The rule, and one without prerequisites for each input, so that Make doesn't stop at an input that was removed.
  var text: String {
    get throws(FileFailure) {
      for path in outputs + inputs { try Self.check(path) }
      for path in outputs where path.utf8.contains(UInt8(ascii: "%")) { throw Self.failure(path, "percent sign") }
      let names = inputs.map(Self.escaped)
      let rule = ([outputs.map(Self.escaped).joined(separator: " ") + ":"] + names).joined(separator: " \\\n  ")
      // A target with a percent sign would be a pattern, and Make knows no escaped bar in one.
      let targets = names.filter { name in !name.utf8.contains { "%|".utf8.contains($0) } }
      return ([rule] + targets.map { "\n\($0):" }).joined(separator: "\n") + "\n"
    }
  }

  /// Refuses a path with a byte that no sequence makes a part of a name: Make would read an assignment, another rule, a
  /// command, or another user's folder.
  private static func check(_ path: String) throws(FileFailure) {
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): throw failure(path, "line break")
      case 0..<0x20, 0x7F: throw failure(path, "control character")
      case UInt8(ascii: "\\"): throw failure(path, "backslash")
      case UInt8(ascii: ";"): throw failure(path, "semicolon")
      case UInt8(ascii: "="): throw failure(path, "equal sign")
      default: continue
      }
    }
    if path.utf8.first == UInt8(ascii: "~") { throw failure(path, "tilde") }
  }

  private static func failure(_ path: String, _ character: String) -> FileFailure {
    let shown = path.withVisibleControlCharacters
    return FileFailure("a depfile can't contain the path \"\(shown)\", because of its \(character); rename it")
  }

  /// The path with the bytes escaped that end a name, or that begin a comment, a variable or a pattern.
  ///
  /// By bytes: a mark that combines with a character hides it from a comparison of characters.
  private static func escaped(_ path: String) -> String {
    let escaped = path.utf8.reduce(into: [] as [UInt8]) { result, byte in
      if byte == UInt8(ascii: "$") { result.append(byte) }
      if " #:|*?[".utf8.contains(byte) { result.append(UInt8(ascii: "\\")) }
      result.append(byte)
    }
    return String(decoding: escaped, as: UTF8.self)
  }
}
