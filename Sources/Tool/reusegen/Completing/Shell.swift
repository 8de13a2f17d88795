import ReuseGenArguments

/// A shell that completes command lines.
enum Shell: String, CaseIterable, ExpressibleByArgument {
  case bash, zsh, fish
}

extension Command {
  /// A script that completes the program's command lines in a shell: subcommands, options, their values, and paths.
  func completionScript(for shell: Shell) -> String {
    switch shell {
    case .bash: bashCompletion
    case .zsh: zshCompletion
    case .fish: fishCompletion
    }
  }

  /// The options and flags, with those that every command has.
  func completedOptions(in commands: [Command]) -> [Parameter] {
    (parameters + commands.builtInFlags).filter { $0.kind != .argument }
  }

  /// The name as a part of a shell function's name.
  var functionName: String { String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }
}

extension Parameter {
  /// The ways to write an option: `--output`, `-o`.
  var spellings: [String] { ["--\(name)"] + (short.map { ["-\($0)"] } ?? []) }

  /// The first sentence of the help, without its period, for lists of completions.
  var shortHelp: String { help.firstSentence }
}

extension String {
  /// The text up to the first period that ends a sentence.
  var firstSentence: String {
    var end = startIndex
    while end < endIndex {
      let next = index(after: end)
      if self[end] == ".", next == endIndex || self[next] == " " || self[next] == "\n" { break }
      if self[end] == "\n" { break }
      end = next
    }
    return String(self[..<end])
  }
}
