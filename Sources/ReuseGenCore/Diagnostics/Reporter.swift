import ReuseGenJSON

/// The format of printed diagnostics.
package enum Reporter: String, Sendable, CaseIterable {
  /// `path:line:column: error: message [rule]`, which Xcode and editors turn into links.
  case text
  /// Workflow commands, which GitHub shows as annotations of a pull request.
  case github
  /// One JSON object per line.
  case json

  /// The lines that report one diagnostic, without a line break at the end.
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

  /// Follows <https://docs.github.com/actions/reference/workflow-commands-for-github-actions>: a command's data
  /// escapes `%`, CR and LF; a property escapes `:` and `,` too.
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
    var writer = JSONWriter(.compact)
    writer.object { line in
      line.member("severity", diagnostic.severity.rawValue)
      line.member("rule", diagnostic.rule)
      line.member("message", diagnostic.message)
      if let location = diagnostic.location { line.members(location) }
      if !diagnostic.notes.isEmpty {
        line.key("notes")
        line.array { notes in
          for note in diagnostic.notes {
            notes.object { line in
              line.member("message", note.message)
              line.members(note.location)
            }
          }
        }
      }
    }
    return writer.text
  }
}

extension JSONWriter {
  fileprivate mutating func member(_ key: String, _ value: String) {
    self.key(key)
    string(value)
  }

  fileprivate mutating func members(_ location: SourceLocation) {
    member("file", location.file)
    key("line")
    int(location.line)
    key("column")
    int(location.column)
  }
}
