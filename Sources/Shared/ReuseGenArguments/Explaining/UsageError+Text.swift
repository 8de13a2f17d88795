import ReuseGenVisibleText

extension UsageError: CustomStringConvertible {
  /// The mistake alone, as one line.
  package var message: String { reason.message.replacing("\n", with: " ").withVisibleControlCharacters }

  /// The message to the user: the mistake, the help for the parameter in question, the usage, and where to read more.
  /// Has several lines, without a final line break.
  package var description: String {
    var lines = ("Error: " + reason.message).split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0).messageLine
    }
    if let parameter = reason.parameter, !parameter.help.isEmpty {
      lines.append("Help:  \(parameter.synopsis)  \(parameter.help)")
    }
    lines.append(commands.usage(title: "Usage: "))
    lines.append("  See '\(commands.path) --help' for more information.")
    return lines.joined(separator: "\n")
  }
}

extension UsageError.Reason {
  /// The message of swift-argument-parser, except for unknown subcommands, which it calls unexpected arguments.
  fileprivate var message: String {
    switch self {
    case .unknownOption(let option, let suggestion):
      "Unknown option \(Self.quoted(option))" + Self.question(suggestion)
    case .unknownSubcommand(let name, let suggestion):
      "Unknown subcommand \(Self.quoted(name))" + Self.question(suggestion)
    case .missingValue(let parameter, let written):
      "Missing value for '\(written) <\(parameter.valueName)>'"
    case .unexpectedValue(let value, let written):
      "The option '\(written)' does not take any value, but \(Self.quoted(value)) was specified."
    case .invalidValue(let value, let parameter, let written):
      "The value \(Self.quoted(value)) is invalid for '\((written.map { $0 + " " } ?? "") + "<\(parameter.valueName)>")'"
        + Self.choice(of: parameter.allowedArguments)
        + (parameter.requirement.isEmpty ? "" : ". " + parameter.requirement)
    case .missingValueOf(let parameter):
      "Missing expected argument '\(parameter.repeatingSynopsis)'"
    case .unexpectedArguments(let arguments):
      if arguments.count == 1 {
        "Unexpected argument \(Self.quoted(arguments[0]))"
      } else {
        "\(arguments.count) unexpected arguments: \(Self.quoted(arguments).joined(separator: ", "))"
      }
    case .rejected(let message):
      message
    }
  }

  /// The parameter whose help explains the mistake.
  fileprivate var parameter: Parameter? {
    switch self {
    case .missingValue(let parameter, _), .invalidValue(_, let parameter, _), .missingValueOf(let parameter): parameter
    case .unknownOption, .unknownSubcommand, .unexpectedValue, .unexpectedArguments, .rejected: nil
    }
  }

  private static func question(_ suggestion: String?) -> String {
    suggestion.map { ". Did you mean '\($0)'?" } ?? ""
  }

  private static func choice(of values: [String]) -> String {
    switch values.count {
    case 0: ""
    case 1...2: ". Please provide one of \(quoted(values).joined(separator: " and "))."
    case 3..<6:
      ". Please provide one of \(quoted(values.dropLast()).joined(separator: ", ")) or \(quoted(values.suffix(1))[0])."
    default: ". Please provide one of the following:\n" + values.map { "  - " + $0 }.joined(separator: "\n")
    }
  }

  private static func quoted(_ text: String) -> String { "'\(text.withVisibleControlCharacters)'" }

  private static func quoted(_ texts: some Sequence<String>) -> [String] { texts.map(quoted) }
}
