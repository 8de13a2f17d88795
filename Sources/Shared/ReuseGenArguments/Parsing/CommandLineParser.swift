import ReuseGenBasics

/// Parses the arguments of a command line in one pass, from left to right.
struct CommandLineParser {
  /// The commands so far. The last one determines what the next argument means.
  private var commands: [Command]
  private var remaining: ArraySlice<String>
  private var values: [String: [String]] = [:]
  private var positional: [String] = []
  private var wantsHelp = false
  private var wantsVersion = false
  /// The first mistake. A request for help after it takes precedence.
  private var firstMistake: UsageError.Reason?

  init(root: Command, arguments: [String]) {
    commands = [root]
    remaining = arguments[...]
  }

  private var command: Command { commands[commands.count - 1] }

  mutating func parse() throws(UsageError) -> Invocation {
    while let argument = remaining.popFirst() {
      if argument == "--" {
        for argument in remaining { takePositional(argument) }
        break
      } else if argument.hasPrefix("--") {
        takeLongOption(argument)
      } else if argument.hasPrefix("-"), argument != "-" {
        takeShortOptions(argument)
      } else {
        takePositional(argument)
      }
    }
    if case .unknownSubcommand = firstMistake {
      // There is no help for a command that doesn't exist.
    } else if wantsHelp {
      return .help(helpText(of: commands))
    } else if wantsVersion, let version = commands.version {
      return .version(version + "\n")
    } else if firstMistake == nil, !command.subcommands.isEmpty {
      // A command with subcommands doesn't run by itself. It shows its help, as in swift-argument-parser.
      return .help(helpText(of: commands))
    }
    assignPositional()
    if let firstMistake { throw UsageError(reason: firstMistake, commands: commands) }
    return .run(Arguments(commands: commands, values: values))
  }

  private mutating func report(_ mistake: UsageError.Reason) {
    firstMistake = firstMistake ?? mistake
  }
}

// MARK: - Options and flags

extension CommandLineParser {
  private mutating func takeLongOption(_ option: String) {
    let parts = option.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let attached = parts.count > 1 ? String(parts[1]) : nil
    if let parameter = command.parameters.first(where: { $0.kind != .argument && $0.name == name }) {
      take(parameter, written: "--" + name, attached: attached)
    } else if let builtIn = builtIns.first(where: { $0.name == name }) {
      take(builtIn, written: "--" + name, attached: attached)
    } else {
      report(.unknownOption("--" + name, suggestion: suggestion(for: name)))
    }
  }

  /// Takes `-q`, `-o FILE`, `-o=FILE`, and several letters at once, the last of which can have a value: `-qo FILE`.
  private mutating func takeShortOptions(_ options: String) {
    let parts = options.dropFirst().split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let letters = parts[0]
    let attached = parts.count > 1 ? String(parts[1]) : nil
    for (index, letter) in zip(letters.indices, letters) {
      let isLast = letters.index(after: index) == letters.endIndex
      guard let parameter = (command.parameters + builtIns).first(where: { $0.short == letter }) else {
        // Report `-output` as a misspelt name, and `-xyz` as a whole if its first letter is unknown.
        let name = letters.count > 1 ? suggestion(for: String(letters)) : nil
        let isWhole = name != nil || index == letters.startIndex
        report(.unknownOption("-" + (isWhole ? String(letters) : String(letter)), suggestion: name))
        return
      }
      if parameter.kind == .option, !isLast {
        return report(.missingValue(parameter, written: "-\(letter)"))
      }
      take(parameter, written: "-\(letter)", attached: isLast ? attached : nil)
    }
    if letters.isEmpty { report(.unknownOption(options, suggestion: nil)) }
  }

  private mutating func take(_ parameter: Parameter, written: String, attached: String?) {
    if parameter.kind == .flag {
      if let attached { return report(.unexpectedValue(attached, written: written)) }
      switch parameter.name {
      case Parameter.helpFlag.name: wantsHelp = true
      case Parameter.versionFlag.name: wantsVersion = true
      default: values[parameter.name] = [written]
      }
      return
    }
    // An option is never taken as a value. A dash alone is not an option.
    let isValueNext = remaining.first.map { $0 == "-" || !$0.hasPrefix("-") } ?? false
    guard let value = attached ?? (isValueNext ? remaining.popFirst() : nil) else {
      return report(.missingValue(parameter, written: written))
    }
    guard parameter.accepts(value) else {
      return report(.invalidValue(value, parameter, written: written))
    }
    values[parameter.name, default: []].append(value)
  }

  private var builtIns: [Parameter] { commands.builtInFlags }

  private func suggestion(for name: String) -> String? {
    let names = (command.parameters + builtIns).filter { $0.kind != .argument }.map(\.name)
    return nearest(to: name, in: names).map { "--" + $0 } ?? command.otherNames[name]
  }
}

// MARK: - Subcommands and arguments

extension CommandLineParser {
  private mutating func takePositional(_ argument: String) {
    guard !command.subcommands.isEmpty else {
      positional.append(argument)
      return
    }
    if argument == "help", commands.count == 1 {
      wantsHelp = true
    } else if let subcommand = command.subcommands.first(where: { $0.name == argument }) {
      commands.append(subcommand)
    } else {
      report(.unknownSubcommand(argument, suggestion: suggestion(forSubcommand: argument)))
    }
  }

  private func suggestion(forSubcommand name: String) -> String? {
    let names = command.subcommands.map(\.name)
    // A path before the subcommand, or without one.
    guard name.contains(".") || name.contains("/") else {
      return nearest(to: name, in: names + (commands.count == 1 ? ["help"] : [])) ?? command.otherNames[name]
    }
    return (remaining.first { names.contains($0) } ?? command.otherNames["."]).map { "\($0) \(name)" }
  }

  private mutating func assignPositional() {
    var rest = positional[...]
    for parameter in command.parameters where parameter.kind == .argument {
      let taken = parameter.isRepeating ? rest : rest.prefix(1)
      rest = rest.dropFirst(taken.count)
      for argument in taken where !parameter.accepts(argument) {
        report(.invalidValue(argument, parameter, written: nil))
      }
      if !taken.isEmpty { values[parameter.name] = Array(taken) }
    }
    if !rest.isEmpty { report(.unexpectedArguments(Array(rest))) }
    for command in commands {
      for parameter in command.parameters where parameter.isRequired && values[parameter.name] == nil {
        report(.missingValueOf(parameter))
      }
    }
  }
}
