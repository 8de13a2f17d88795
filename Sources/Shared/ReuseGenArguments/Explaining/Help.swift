/// The help for the last of the commands, in the layout of swift-argument-parser. Ends with a line break.
func helpText(of commands: [Command]) -> String {
  guard let command = commands.last else { return "" }
  let parameters = command.parameters + commands.builtInFlags
  var blocks: [String] = []
  if !command.abstract.isEmpty { blocks.append(wrappedText(command.abstract, first: "OVERVIEW: ")) }
  if !command.discussion.isEmpty { blocks.append(wrappedText(command.discussion)) }
  blocks.append(commands.usage(title: "USAGE: "))
  blocks.append(exampleText(command.examples))
  blocks.append(list("ARGUMENTS", parameters.filter { $0.kind == .argument }.map { ($0.label, $0.explanation) }))
  blocks.append(list("OPTIONS", parameters.filter { $0.kind != .argument }.map { ($0.label, $0.explanation) }))
  if !command.subcommands.isEmpty {
    blocks.append(list("SUBCOMMANDS", command.subcommands.map { ($0.name, $0.abstract) }))
    // `help` comes after the program's name, however deep the command is nested.
    let names = [commands[0].name, "help"] + commands.dropFirst().map(\.name)
    blocks.append("  See '\(names.joined(separator: " ")) <subcommand>' for detailed help.")
  }
  return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
}

/// Command lines below a title. They aren't wrapped, so that they can be copied.
private func exampleText(_ lines: [String]) -> String {
  guard !lines.isEmpty else { return "" }
  return ([lines.count == 1 ? "EXAMPLE:" : "EXAMPLES:"] + lines.map { "  " + $0 }).joined(separator: "\n")
}

/// A title with two columns below it. A label that is too long for the first column has a line of its own.
private func list(_ title: String, _ rows: [(label: String, text: String)]) -> String {
  guard !rows.isEmpty else { return "" }
  let column = 26
  let lines = rows.map { row in
    let label = "  " + row.label
    if row.text.isEmpty { return label }
    let margin = String(repeating: " ", count: column)
    guard label.count < column else {
      return label + "\n" + wrappedText(row.text, first: margin, indentation: column)
    }
    return wrappedText(row.text, first: label + margin.dropFirst(label.count), indentation: column)
  }
  return ([title + ":"] + lines).joined(separator: "\n")
}

extension Parameter {
  /// The help, followed by the allowed values and the default.
  package var explanation: String {
    var notes: [String] = []
    if !allowedArguments.isEmpty { notes.append("values: " + allowedArguments.joined(separator: ", ")) }
    let defaultText = defaultArguments.joined(separator: ", ")
    if !defaultText.isEmpty { notes.append("default: " + defaultText) }
    let note = notes.isEmpty ? "" : "(" + notes.joined(separator: "; ") + ")"
    return [help, note].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
