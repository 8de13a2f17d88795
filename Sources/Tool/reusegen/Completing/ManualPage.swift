import ReuseGenArguments

extension Command {
  /// The manual page of the program, for `man`: in the language of roff's `man` macros.
  var manualPage: String {
    var lines = [
      ".TH \(name.uppercased()) 1 \"\" \"\(name) \(version ?? "")\" \"User Commands\"",
      // Neither hyphens nor wide spaces in what readers copy.
      ".nh", ".ad l",
      ".SH NAME",
      "\(roff(name)) \\- \(roff(abstract.firstSentence))",
      ".SH SYNOPSIS",
      roff([self].usage(title: "")),
      ".SH DESCRIPTION",
    ]
    lines += discussion.roffParagraphs + manualExamples
    let own = [self].manualOptions
    if !own.isEmpty { lines += [".SH OPTIONS"] + own }
    if !subcommands.isEmpty { lines.append(".SH SUBCOMMANDS") }
    for subcommand in subcommands {
      let path = [self, subcommand]
      lines += [".SS \(roff(subcommand.name))", roff(subcommand.abstract)]
      lines += [".PP", roff(path.usage(title: ""))]
      if !subcommand.discussion.isEmpty { lines += [".PP"] + subcommand.discussion.roffParagraphs }
      lines += subcommand.manualExamples + path.manualOptions
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The examples, without filling and indented.
  private var manualExamples: [String] {
    guard !examples.isEmpty else { return [] }
    return [".PP", examples.count == 1 ? "Example:" : "Examples:", ".PP", ".RS", ".nf"] + examples.map(roff) + [
      ".fi", ".RE",
    ]
  }
}

extension [Command] {
  /// The parameters of the last command, each with its help.
  fileprivate var manualOptions: [String] {
    guard let command = last else { return [] }
    let parameters = command.parameters + (count == 1 || version == nil ? builtInFlags : [.helpFlag])
    return parameters.flatMap { [".TP", "\\fB\(roff($0.label))\\fR", roff($0.explanation)] }
  }
}

extension String {
  /// The lines, with a break between them, so that lists stay lists.
  fileprivate var roffParagraphs: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? ".PP" : roff(String($0)) + "\n.br" }
  }
}

/// Text without the characters that roff interprets. A line that begins with a period would be a request.
private func roff(_ text: String) -> String {
  let escaped = text.reduce(into: "") { result, character in
    switch character {
    case "\\": result += "\\e"
    case "-": result += "\\-"
    case "\n": result += " "
    default: result.append(character)
    }
  }
  return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
}
