/// The forms in which diagnostics are printed.
package enum Reporter: String, Sendable, CaseIterable {
  /// `path:line:col: error: message [rule]`, which Xcode and editors turn into links.
  case text
  /// Workflow commands, which GitHub shows as annotations of a pull request.
  case github
  /// A JSON object for each diagnostic, on a line of its own.
  case json

  /// The lines for one diagnostic, without a newline at the end.
  package func lines(for diagnostic: Diagnostic) -> String {
    switch self {
    case .text: text(diagnostic)
    case .github: workflowCommand(diagnostic)
    case .json: jsonLine(diagnostic)
    }
  }

  private func text(_ diagnostic: Diagnostic) -> String {
    let prefix = diagnostic.location.map { "\($0): " } ?? ""
    let first = "\(prefix)\(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.rule)]"
    return ([first] + diagnostic.notes.map { "\($0.location): note: \($0.message)" }).joined(separator: "\n")
  }

  /// A workflow command. Its data escapes `%`, CR and LF; its properties escape `:` and `,` as well:
  /// <https://docs.github.com/actions/reference/workflow-commands-for-github-actions>.
  private func workflowCommand(_ diagnostic: Diagnostic) -> String {
    var properties: [String] = []
    if let location = diagnostic.location {
      properties = ["file=\(property(location.file))", "line=\(location.line)", "col=\(location.column)"]
    }
    properties.append("title=\(property(diagnostic.rule))")
    let notes = diagnostic.notes.map { "\n\($0.location): \($0.message)" }.joined()
    return "::\(diagnostic.severity.rawValue) \(properties.joined(separator: ","))::\(data(diagnostic.message + notes))"
  }

  private func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }

  private func jsonLine(_ diagnostic: Diagnostic) -> String {
    var members: [(String, String)] = [
      ("severity", JSONText.quoted(diagnostic.severity.rawValue)),
      ("rule", JSONText.quoted(diagnostic.rule)),
      ("message", JSONText.quoted(diagnostic.message)),
    ]
    if let location = diagnostic.location { members += jsonMembers(location) }
    if !diagnostic.notes.isEmpty {
      let notes = diagnostic.notes.map { note in
        JSONText.object([("message", JSONText.quoted(note.message))] + jsonMembers(note.location))
      }
      members.append(("notes", "[" + notes.joined(separator: ",") + "]"))
    }
    return JSONText.object(members)
  }

  private func jsonMembers(_ location: SourceLocation) -> [(String, String)] {
    [("file", JSONText.quoted(location.file)), ("line", "\(location.line)"), ("column", "\(location.column)")]
  }
}
