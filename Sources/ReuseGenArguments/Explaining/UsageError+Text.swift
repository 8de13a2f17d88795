extension UsageError: CustomStringConvertible {
  /// What the user reads, on several lines without a last line break: the mistake, the help on the parameter in
  /// question, the usage, where to read more.
  package var description: String {
    var lines = ["Error: " + reason.message]
    if let parameter = reason.parameter, !parameter.help.isEmpty {
      lines.append("Help:  \(parameter.synopsis)  \(parameter.help)")
    }
    lines.append(commands.usage(title: "Usage: "))
    lines.append("  See '\(commands.path) --help' for more information.")
    return lines.joined(separator: "\n")
  }
}

extension UsageError.Reason {
  /// The mistake in swift-argument-parser's words, but for subcommands, which it calls unexpected arguments.
  fileprivate var message: String {
    switch self {
    case .unknownOption(let word, let suggestion):
      "Unknown option '\(word)'" + Self.question(suggestion)
    case .unknownSubcommand(let word, let suggestion):
      "Unknown subcommand '\(word)'" + Self.question(suggestion)
    case .missingValue(let parameter, let written):
      "Missing value for '\(written) <\(parameter.valueName)>'"
    case .unexpectedValue(let value, let written):
      "The option '\(written)' does not take any value, but '\(value)' was specified."
    case .invalidValue(let value, let parameter, let written):
      "The value '\(value)' is invalid for '\((written.map { $0 + " " } ?? "") + "<\(parameter.valueName)>")'"
        + Self.choice(of: parameter.allowedWords) + (parameter.requirement.isEmpty ? "" : ". " + parameter.requirement)
    case .missingValueOf(let parameter):
      "Missing expected argument '\(parameter.repeatingSynopsis)'"
    case .unexpectedArguments(let words):
      if words.count == 1 {
        "Unexpected argument '\(words[0])'"
      } else {
        "\(words.count) unexpected arguments: \(Self.quoted(words).joined(separator: ", "))"
      }
    case .rejected(let message):
      message
    }
  }

  /// The parameter whose help is of use.
  fileprivate var parameter: Parameter? {
    switch self {
    case .missingValue(let parameter, _), .invalidValue(_, let parameter, _), .missingValueOf(let parameter): parameter
    case .unknownOption, .unknownSubcommand, .unexpectedValue, .unexpectedArguments, .rejected: nil
    }
  }

  private static func question(_ suggestion: String?) -> String {
    suggestion.map { ". Did you mean '\($0)'?" } ?? ""
  }

  private static func choice(of words: [String]) -> String {
    switch words.count {
    case 0: ""
    case 1...2: ". Please provide one of \(quoted(words).joined(separator: " and "))."
    case 3..<6:
      ". Please provide one of \(quoted(words.dropLast()).joined(separator: ", ")) or \(quoted(words.suffix(1))[0])."
    default: ". Please provide one of the following:\n" + words.map { "  - " + $0 }.joined(separator: "\n")
    }
  }

  private static func quoted(_ words: some Sequence<String>) -> [String] { words.map { "'\($0)'" } }
}
