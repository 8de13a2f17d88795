import SystemFiles

/// A rule in the format of Make that states which files outputs were made from, as compilers write it.
///
/// Ninja and CMake read the same format.
struct DependencyRule {
  let outputs: [String]
  let inputs: [String]

  /// The rule, and one without prerequisites for each input, so that Make doesn't stop at an input that was removed.
  var text: String {
    get throws(FileFailure) {
      for path in outputs + inputs where path.contains(where: \.isNewline) {
        throw FileFailure(
          "a depfile can't contain the path \(path.debugDescription), which has a line break; rename it"
        )
      }
      let names = inputs.map(Self.escaped)
      let rule = ([outputs.map(Self.escaped).joined(separator: " ") + ":"] + names).joined(separator: " \\\n  ")
      // A target with a percent sign would be a pattern.
      return ([rule] + names.filter { !$0.contains("%") }.map { "\n\($0):" }).joined(separator: "\n") + "\n"
    }
  }

  /// The path with the characters escaped that end a name or start a comment or a variable.
  private static func escaped(_ path: String) -> String {
    path.reduce(into: "") { result, character in
      switch character {
      case " ", "\t", "#", ":": result += "\\"
      case "$": result += "$"
      default: break
      }
      result.append(character)
    }
  }
}
