import ReuseGenJSONWriting
import ReuseGenVisibleText

/// The format of printed diagnostics.
package enum Reporter: String, Sendable, CaseIterable {
  /// `path:line:column: error: message [rule]`, which Xcode and editors turn into links, or `error: message` without a
  /// location.
  case text
  /// Workflow commands, which GitHub shows as annotations of a pull request.
  case github
  /// One JSON object per line.
  case json
  /// One SARIF 2.1.0 log, for code scanning services. A run prints one log with all its diagnostics: see `SARIFLog`.
  case sarif

  /// The lines that report one diagnostic, without a line break at the end.
  ///
  /// - Parameter style: The look of text. The other formats are for programs.
  package func lines(for diagnostic: Diagnostic, style: TextStyle = .plain) -> String {
    switch self {
    case .text: text(diagnostic, style)
    case .github: workflowCommand(diagnostic)
    case .json: jsonLine(diagnostic)
    case .sarif: SARIFLog([diagnostic]).text
    }
  }

  private func text(_ diagnostic: Diagnostic, _ style: TextStyle) -> String {
    let prefix = diagnostic.location.map { style.location("\(Self.visible($0)):") + " " } ?? ""
    let message = diagnostic.fullMessage.withVisibleControlCharacters
    // A message without a location belongs to no rule that one can look up, and often ends with a command.
    let rule = diagnostic.location == nil ? "" : " [\(diagnostic.rule)]"
    let first = "\(prefix)\(style.severity(diagnostic.severity)) \(message)\(rule)"
    let notes = diagnostic.notes.map { note in
      "\(style.location("\(Self.visible(note.location)):")) \(style.note) \(note.message.withVisibleControlCharacters)"
    }
    return ([first] + notes).joined(separator: "\n")
  }

  /// The location at the start of a line.
  private static func visible(_ location: SourceLocation) -> String { location.description.messageLine }

  /// Follows <https://docs.github.com/actions/reference/workflow-commands-for-github-actions>: a command's data
  /// escapes `%`, CR and LF; a property escapes `:` and `,` too.
  private func workflowCommand(_ diagnostic: Diagnostic) -> String {
    var properties: [String] = []
    if let location = diagnostic.location {
      properties = [
        "file=\(property(location.file.withVisibleControlCharacters))", "line=\(location.line)",
        "col=\(location.column)",
      ]
    }
    properties.append("title=\(property(diagnostic.rule))")
    let lines = [diagnostic.fullMessage] + diagnostic.notes.map { "\($0.location): \($0.message)" }
    let text = data(lines.map(\.withVisibleControlCharacters).joined(separator: "\n"))
    return "::\(diagnostic.severity.rawValue) \(properties.joined(separator: ","))::\(text)"
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
      line.member("message", diagnostic.fullMessage)
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
