/// A command or subcommand as it is declared: its name, what it takes, what it is for.
package struct Command: Sendable {
  package let name: String
  let abstract: String
  let discussion: String
  let version: String?
  let parameters: [Parameter]
  let subcommands: [Command]

  /// - Parameters:
  ///   - name: The program's name, or the word that selects the subcommand.
  ///   - abstract: One line that says what it does.
  ///   - discussion: More, shown below the abstract in the command's own help. Its line breaks are kept.
  ///   - version: What `--version` gives, here and in subcommands.
  ///   - parameters: Options, flags and arguments, in the order in which help shows them.
  ///   - subcommands: In the order in which help shows them. A command that has some takes no arguments of its own.
  package init(
    _ name: String,
    abstract: String = "",
    discussion: String = "",
    version: String? = nil,
    parameters: [any ParameterDeclaration] = [],
    subcommands: [Command] = []
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.version = version
    self.parameters = parameters.map(\.parameter)
    self.subcommands = subcommands
    checkDeclaration()
  }

  /// A mistake here is the program's own, never the user's, and would surface on some command lines only.
  private func checkDeclaration() {
    let names = parameters.map(\.name) + [Parameter.helpFlag.name, Parameter.versionFlag.name]
    precondition(Set(names).count == names.count, "'\(name)' declares two parameters of one name: \(names)")
    let letters = (parameters + [.helpFlag]).compactMap(\.short)
    precondition(Set(letters).count == letters.count, "'\(name)' declares two parameters of one letter: \(letters)")
    let arguments = parameters.filter { $0.kind == .argument }
    precondition(
      arguments.isEmpty || subcommands.isEmpty,
      "'\(name)' declares arguments and subcommands, and can't tell them apart"
    )
    precondition(
      !arguments.dropLast().contains(where: \.isRepeating),
      "'\(name)' declares an argument after one that takes every word"
    )
    for (argument, next) in zip(arguments, arguments.dropFirst()) {
      precondition(
        argument.isRequired || !next.isRequired,
        "'\(name)' declares '\(next.name)', which must be given, after '\(argument.name)', which need not"
      )
    }
  }
}
