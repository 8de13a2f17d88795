/// The values on a command line, looked up by what was declared: `arguments[output]`.
package struct Arguments: Sendable {
  let commands: [Command]
  let words: [String: [String]]

  /// The names from the program's own to the subcommand's.
  package var commandPath: [String] { commands.map(\.name) }

  /// The value of an option, argument or flag that the command declares.
  package subscript<Declaration: ParameterDeclaration>(declaration: Declaration) -> Declaration.Value {
    let name = declaration.parameter.name
    precondition(
      commands.contains { $0.parameters.contains { $0.name == name } },
      "'\(commandPath.joined(separator: " "))' doesn't declare '\(name)'"
    )
    guard let value = declaration.value(from: words[name] ?? []) else {
      preconditionFailure("'\(name)' is declared with another type in '\(commandPath.joined(separator: " "))'")
    }
    return value
  }

  /// The error for values that are right each by itself and wrong together, worded like every wrong usage.
  package func usageError(_ message: String) -> UsageError {
    UsageError(reason: .rejected(message), commands: commands)
  }
}
