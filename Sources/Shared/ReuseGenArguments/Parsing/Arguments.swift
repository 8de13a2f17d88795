/// The values on a command line. Their declarations are the keys: `arguments[output]`.
package struct Arguments: Sendable {
  let commands: [Command]
  let values: [String: [String]]

  /// The names of the program and its subcommands.
  package var commandPath: [String] { commands.map(\.name) }

  /// Whether the command, or one that it is a subcommand of, declares a parameter.
  package func declares(_ declaration: some ParameterDeclaration) -> Bool {
    commands.contains { $0.parameters.contains { $0.name == declaration.parameter.name } }
  }

  /// The value of an option, argument or flag that the command declares.
  package subscript<Declaration: ParameterDeclaration>(declaration: Declaration) -> Declaration.Value {
    let name = declaration.parameter.name
    precondition(
      declares(declaration),
      "'\(commandPath.joined(separator: " "))' doesn't declare '\(name)'"
    )
    guard let value = declaration.value(from: values[name] ?? []) else {
      preconditionFailure("'\(name)' is declared with another type in '\(commandPath.joined(separator: " "))'")
    }
    return value
  }

  /// An error for values that are valid each by itself but not together. It has the form of every usage error.
  package func usageError(_ message: String) -> UsageError {
    UsageError(reason: .rejected(message), commands: commands)
  }
}
