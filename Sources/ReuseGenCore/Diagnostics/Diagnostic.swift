/// How grave a finding is.
package enum Severity: String, Sendable, CaseIterable {
  case error
  case warning
}

/// Something that the user should know: what was expected, what was found, where, and what to do.
package struct Diagnostic: Hashable, Sendable {
  /// A second location that the message speaks of: the other side of a disagreement.
  package struct Note: Hashable, Sendable {
    package var message: String
    package var location: SourceLocation

    package init(_ message: String, at location: SourceLocation) {
      self.message = message
      self.location = location
    }
  }

  package var severity: Severity
  /// What is wrong and how to mend it, without a full stop at the end.
  package var message: String
  /// Where; nil where no file is concerned.
  package var location: SourceLocation?
  /// The stable name of the rule that speaks.
  package var rule: String
  package var notes: [Note]

  package init(
    _ severity: Severity,
    _ message: String,
    at location: SourceLocation?,
    rule: String,
    notes: [Note] = []
  ) {
    self.severity = severity
    self.message = message
    self.location = location
    self.rule = rule
    self.notes = notes
  }

  package static func error(
    _ message: String,
    at location: SourceLocation?,
    rule: String,
    notes: [Note] = []
  ) -> Diagnostic {
    Diagnostic(.error, message, at: location, rule: rule, notes: notes)
  }
}

extension Sequence<Diagnostic> {
  /// Whether one of them forbids to write anything.
  package var hasErrors: Bool { contains { $0.severity == .error } }
}
