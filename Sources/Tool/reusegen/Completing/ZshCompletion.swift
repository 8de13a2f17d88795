import ReuseGenArguments

extension Command {
  var zshCompletion: String {
    let function = "_\(functionName)"
    let names = subcommands.map { "    \(quoted("\($0.name):\($0.abstract.firstSentence)"))" }
    let cases = subcommands.map { subcommand in
      """
            \(subcommand.name))
              _arguments -S \\
      \(subcommand.zshArguments(in: [self, subcommand], margin: "          "))
              ;;
      """
    }
    return """
      #compdef \(name)
      # Completes the command lines of \(name) in zsh. Put this file as \(function) into a folder of $fpath.
      \(function)() {
        local curcontext=$curcontext state line
        local -a subcommands=(
      \((names + ["    'help:Show help for a subcommand'"]).joined(separator: "\n"))
        )
        _arguments -C \\
      \(zshArguments(in: [self], margin: "    ")) \\
          '1: :->subcommand' '*:: :->arguments'
        case $state in
          subcommand) _describe 'subcommand' subcommands ;;
          arguments)
            case $line[1] in
      \(cases.joined(separator: "\n"))
            help) _describe 'subcommand' subcommands ;;
            esac
            ;;
        esac
      }
      if [ "$funcstack[1]" = "\(function)" ]; then \(function) "$@"; else compdef \(function) \(name); fi

      """
  }

  private func zshArguments(in commands: [Command], margin: String) -> String {
    let arguments = parameters.filter { $0.kind == .argument }
    let lines = completedOptions(in: commands).flatMap(\.zshSpecifications) + arguments.map(\.zshSpecification)
    return lines.map { margin + quoted($0) }.joined(separator: " \\\n")
  }
}

extension Parameter {
  fileprivate var zshSpecifications: [String] {
    let value = kind == .option ? ":\(escaped(valueName)):\(zshValues)" : ""
    let prefix = isRepeating ? "*" : ""
    return spellings.map { "\(prefix)\($0)[\(escaped(shortHelp))]\(value)" }
  }

  fileprivate var zshSpecification: String {
    "\(isRepeating ? "*" : isRequired ? "" : ":"):\(escaped(valueName)):\(zshValues)"
  }

  private var zshValues: String {
    if isPath { return "_files" }
    return allowedArguments.isEmpty ? " " : "(\(allowedArguments.joined(separator: " ")))"
  }
}

/// Text between brackets and colons, which have a meaning there.
private func escaped(_ text: String) -> String {
  text.reduce(into: "") { result, character in
    if "[]:\\".contains(character) { result.append("\\") }
    result.append(character)
  }
}

private func quoted(_ text: String) -> String {
  "'\(text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
}
