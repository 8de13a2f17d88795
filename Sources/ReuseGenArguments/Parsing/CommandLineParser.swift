import ReuseGenSpelling

/// Goes through the words of a command line once, from left to right.
struct CommandLineParser {
  /// The commands entered so far. A word is the business of the last one only.
  private var commands: [Command]
  private var words: ArraySlice<String>
  private var values: [String: [String]] = [:]
  private var positional: [String] = []
  private var wantsHelp = false
  private var wantsVersion = false
  /// What is wrong with the first wrong word. Help asked for further right still comes before it.
  private var firstMistake: UsageError.Reason?

  init(root: Command, words: [String]) {
    commands = [root]
    self.words = words[...]
  }

  private var command: Command { commands[commands.count - 1] }

  mutating func parse() throws(UsageError) -> Invocation {
    while let word = words.popFirst() {
      if word == "--" {
        for word in words { takePositional(word) }
        break
      } else if word.hasPrefix("--") {
        takeLong(word)
      } else if word.hasPrefix("-"), word != "-" {
        takeLetters(word)
      } else {
        takePositional(word)
      }
    }
    if case .unknownSubcommand = firstMistake {
      // Help on a command that doesn't exist would be help on another one.
    } else if wantsHelp {
      return .help(helpText(of: commands))
    } else if wantsVersion, let version = commands.version {
      return .version(version + "\n")
    } else if firstMistake == nil, !command.subcommands.isEmpty {
      // A command that gathers others has nothing to run, and shows what it has, as swift-argument-parser does.
      return .help(helpText(of: commands))
    }
    assignPositional()
    if let firstMistake { throw UsageError(reason: firstMistake, commands: commands) }
    return .run(Arguments(commands: commands, words: values))
  }

  private mutating func report(_ mistake: UsageError.Reason) {
    firstMistake = firstMistake ?? mistake
  }
}

// MARK: - Options and flags

extension CommandLineParser {
  private mutating func takeLong(_ word: String) {
    let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
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

  /// `-q`, `-o FILE`, `-o=FILE`, and several letters at once, of which the last may have a value: `-qo FILE`.
  private mutating func takeLetters(_ word: String) {
    let parts = word.dropFirst().split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let letters = parts[0]
    let attached = parts.count > 1 ? String(parts[1]) : nil
    for (index, letter) in zip(letters.indices, letters) {
      let isLast = letters.index(after: index) == letters.endIndex
      guard let parameter = (command.parameters + builtIns).first(where: { $0.short == letter }) else {
        // `-output` was meant as a name, and `-xyz`, of which not even the first letter is known, as a whole.
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
    if letters.isEmpty { report(.unknownOption(word, suggestion: nil)) }
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
    // A word that begins with a dash is an option, unless it is a dash alone: what follows is never swallowed in
    // silence.
    guard let value = attached ?? (words.first.map { $0 == "-" || !$0.hasPrefix("-") } == true ? words.popFirst() : nil)
    else {
      return report(.missingValue(parameter, written: written))
    }
    guard parameter.accepts(value) else {
      return report(.invalidValue(value, parameter, written: written))
    }
    values[parameter.name, default: []].append(value)
  }

  private var builtIns: [Parameter] { commands.builtInFlags }

  private func suggestion(for name: String) -> String? {
    nearest(to: name, in: (command.parameters + builtIns).filter { $0.kind != .argument }.map(\.name)).map { "--" + $0 }
  }
}

// MARK: - Subcommands and arguments

extension CommandLineParser {
  private mutating func takePositional(_ word: String) {
    guard !command.subcommands.isEmpty else {
      positional.append(word)
      return
    }
    if word == "help", commands.count == 1 {
      wantsHelp = true
    } else if let subcommand = command.subcommands.first(where: { $0.name == word }) {
      commands.append(subcommand)
    } else {
      let known = command.subcommands.map(\.name) + (commands.count == 1 ? ["help"] : [])
      report(.unknownSubcommand(word, suggestion: nearest(to: word, in: known)))
    }
  }

  private mutating func assignPositional() {
    var rest = positional[...]
    for argument in command.parameters where argument.kind == .argument {
      let taken = argument.isRepeating ? rest : rest.prefix(1)
      rest = rest.dropFirst(taken.count)
      for word in taken where !argument.accepts(word) {
        report(.invalidValue(word, argument, written: nil))
      }
      if !taken.isEmpty { values[argument.name] = Array(taken) }
    }
    if !rest.isEmpty { report(.unexpectedArguments(Array(rest))) }
    for command in commands {
      for parameter in command.parameters where parameter.isRequired && values[parameter.name] == nil {
        report(.missingValueOf(parameter))
      }
    }
  }
}
