import ReuseGenArguments

extension Command {
  var fishCompletion: String {
    let names = subcommands.map(\.name)
    var lines = [
      "# Completes the command lines of \(name) in fish. Put this file as \(name).fish into ~/.config/fish/completions.",
      "complete -c \(name) -f",
    ]
    for (subcommand, abstract) in subcommands.map({ ($0.name, $0.abstract) }) + [
      ("help", "Show help for a subcommand.")
    ] {
      lines.append(
        "complete -c \(name) -n __fish_use_subcommand -a \(subcommand) -d \(quoted(abstract.firstSentence))"
      )
    }
    lines.append("complete -c \(name) -n '__fish_seen_subcommand_from help' -a '\(names.joined(separator: " "))'")
    lines += fishLines(in: [self], of: self, condition: "__fish_use_subcommand")
    for subcommand in subcommands {
      let condition = "__fish_seen_subcommand_from \(subcommand.name)"
      lines += subcommand.fishLines(in: [self, subcommand], of: self, condition: condition)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func fishLines(in commands: [Command], of program: Command, condition: String) -> [String] {
    let start = "complete -c \(program.name) -n '\(condition)'"
    let options = completedOptions(in: commands).map { option in
      let letter = option.short.map { " -s \($0)" } ?? ""
      return "\(start) -l \(option.name)\(letter)\(option.fishValues) -d \(quoted(option.shortHelp))"
    }
    let takesPaths = parameters.contains { $0.kind == .argument && $0.isPath }
    return options + (takesPaths ? ["\(start) -F"] : [])
  }
}

extension Parameter {
  fileprivate var fishValues: String {
    if kind == .flag { return "" }
    if isPath { return " -r -F" }
    return allowedArguments.isEmpty ? " -x" : " -x -a '\(allowedArguments.joined(separator: " "))'"
  }
}

private func quoted(_ text: String) -> String {
  let escaped = text.reduce(into: "") { result, character in
    if character == "'" || character == "\\" { result.append("\\") }
    result.append(character)
  }
  return "'\(escaped)'"
}
