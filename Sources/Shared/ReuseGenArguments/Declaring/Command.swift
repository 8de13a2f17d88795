/// The declaration of a command or subcommand: its name, its parameters and its documentation.
///
///     static let paths = Argument<[FilePath]>("path", help: "A document, or a folder to search for documents.")
///     static let command = Command("inspect", abstract: "Print the facts in documents.", parameters: [paths])
///
///     if case .run(let arguments) = try command.parse(CommandLine.arguments.dropFirst()) { print(arguments[paths]) }
///
/// Parsing, help, completions, the manual page and messages about wrong usage follow from the declaration. A parameter
/// is also the key of its value, with its type. This module replaces a dependency on swift-argument-parser, which each
/// user's build would compile; it has no property wrappers, and a command with subcommands has no arguments of its own.
package struct Command: Sendable {
  package let name: String
  package let abstract: String
  package let discussion: String
  package let examples: [String]
  package let version: String?
  package let parameters: [Parameter]
  /// The commands and options to suggest for words of other tools.
  let otherNames: [String: String]
  private let declaredSubcommands: @Sendable () -> [Command]

  /// - Parameters:
  ///   - name: The program's name, or the argument that selects the subcommand.
  ///   - abstract: One line that describes the command.
  ///   - discussion: Further text below the abstract in the command's own help. Line breaks are kept.
  ///   - examples: Command lines, which help and the manual page show.
  ///   - version: The output of `--version`, for the command and its subcommands.
  ///   - parameters: Options, flags and arguments, in the order in which help shows them.
  ///   - otherNames: What to write in place of subcommands and options of other tools: `["autocorrect": "lint --fix"]`.
  ///     That of "." is written before a path where a subcommand is expected.
  ///   - subcommands: The subcommands, in the order in which help shows them. A command with subcommands has no
  ///     arguments of its own. They are declared when they are needed, so not for `--version`.
  package init(
    _ name: String,
    abstract: String = "",
    discussion: String = "",
    examples: [String] = [],
    version: String? = nil,
    parameters: [any ParameterDeclaration] = [],
    otherNames: [String: String] = [:],
    subcommands: @autoclosure @escaping @Sendable () -> [Command] = []
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.examples = examples
    self.version = version
    self.parameters = parameters.map(\.parameter)
    self.otherNames = otherNames
    declaredSubcommands = subcommands
    checkDeclaration()
  }

  package var subcommands: [Command] { declaredSubcommands() }

  /// Stops on a mistake in the declaration, which is the program's and would show on some command lines only.
  private func checkDeclaration() {
    let names = parameters.map(\.name) + [Parameter.helpFlag.name, Parameter.versionFlag.name]
    precondition(Set(names).count == names.count, "'\(name)' declares two parameters with the same name: \(names)")
    let letters = (parameters + [.helpFlag]).compactMap(\.short)
    precondition(
      Set(letters).count == letters.count,
      "'\(name)' declares two parameters with the same letter: \(letters)"
    )
    let arguments = parameters.filter { $0.kind == .argument }
    precondition(
      arguments.isEmpty || subcommands.isEmpty,
      "'\(name)' declares arguments and subcommands, which can't be told apart"
    )
    precondition(
      !arguments.dropLast().contains(where: \.isRepeating),
      "'\(name)' declares an argument after a repeating one"
    )
    for (argument, next) in zip(arguments, arguments.dropFirst()) {
      precondition(
        argument.isRequired || !next.isRequired,
        "'\(name)' declares '\(next.name)', which is required, after '\(argument.name)', which is optional"
      )
    }
  }
}
