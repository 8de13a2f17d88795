import ReuseGenArguments

extension Command {
  var bashCompletion: String {
    let function = "_\(functionName)"
    let cases = subcommands.map { subcommand in
      """
          \(subcommand.name))
      \(subcommand.bashCases(in: [self, subcommand]))
            ;;
      """
    }
    return """
      # Completes the command lines of \(name) in bash. Source this file.
      \(function)_paths() {
        local IFS=$'\n'
        compopt -o filenames 2> /dev/null
        COMPREPLY=($(compgen -f -- "$1"))
      }
      \(function)() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} word subcommand=
        COMPREPLY=()
        for word in "${COMP_WORDS[@]:1:COMP_CWORD - 1}"; do
          case $word in
            \((subcommands.map(\.name) + ["help"]).joined(separator: "|"))) subcommand=$word; break ;;
          esac
        done
        case $subcommand in
      \(cases.joined(separator: "\n"))
          help)
            COMPREPLY=($(compgen -W '\(subcommands.map(\.name).joined(separator: " "))' -- "$current"))
            ;;
          *)
      \(bashCases(in: [self]))
            ;;
        esac
      }
      complete -F \(function) \(name)

      """
  }

  /// The completions after a command's name: the values of the option before, then options, then arguments.
  fileprivate func bashCases(in commands: [Command]) -> String {
    let paths = "_\(commands[0].functionName)_paths"
    let options = completedOptions(in: commands)
    let values = options.filter { $0.kind == .option }.map { option in
      "        \(option.spellings.joined(separator: "|"))) \(option.bashValues(paths)); return ;;"
    }
    let words = options.map { "--\($0.name)" } + subcommands.map(\.name) + (subcommands.isEmpty ? [] : ["help"])
    var lines: [String] = []
    if !values.isEmpty { lines += ["      case $previous in"] + values + ["      esac"] }
    lines.append("      COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$current\"))")
    if let argument = parameters.first(where: { $0.kind == .argument }) {
      lines.append("      [[ $current == -* ]] || \(argument.bashValues(paths))")
    }
    return lines.joined(separator: "\n")
  }
}

extension Parameter {
  /// The command that completes the value.
  ///
  /// - Parameter paths: The function that completes paths.
  fileprivate func bashValues(_ paths: String) -> String {
    if isPath { return "\(paths) \"$current\"" }
    return "COMPREPLY=($(compgen -W '\(allowedArguments.joined(separator: " "))' -- \"$current\"))"
  }
}
