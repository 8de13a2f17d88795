/// A message to the user: where, what was found, what was expected, and what to do.
///
///     Diagnostic.error(
///       "there is no nib \"StarsCel\"; did you mean \"StarsCell\"?",
///       at: location,
///       rule: "nib-name-in-code"
///     )
///
/// Every stage returns diagnostics rather than printing or throwing, so that one run reports all mistakes. Sort them
/// with `inReadingOrder`. Rules return `Finding`s, which get their severity from the manifest. For a file that can't be
/// read or written, throw a `FileFailure`; for wrong arguments, a `UsageError`.
package struct Diagnostic: Hashable, Sendable {
  /// A second location that the message refers to, such as the other side of a disagreement.
  package struct Note: Hashable, Sendable {
    package var message: String
    package var location: SourceLocation

    package init(_ message: String, at location: SourceLocation) {
      self.message = message
      self.location = location
    }
  }

  package var severity: Severity
  /// The problem and its fix, without a period at the end.
  package var message: String
  /// The location, or `nil` if the message is not about a file.
  package var location: SourceLocation?
  /// The stable name of the rule that was broken.
  package var rule: String
  package var notes: [Note]
  /// The changes that correct all of it; empty if a person must decide.
  package var fixes: [DocumentFix]
  /// All places of the mistake, if one message is about several of them.
  package var repetition: Repetition?
  /// The names of the targets that the message is about, where there are several.
  package var targets: [String] = []

  /// The places of a mistake that is reported once.
  package struct Repetition: Hashable, Sendable {
    /// The message for each of them, without their number.
    package var message: String
    package var locations: [SourceLocation]
  }

  /// The message with the targets that it is about.
  package var fullMessage: String {
    targets.isEmpty ? message : "\(message) (target\(targets.count > 1 ? "s" : "") \(targets.joined(separator: ", ")))"
  }

  package init(
    _ severity: Severity,
    _ message: String,
    at location: SourceLocation?,
    rule: String,
    notes: [Note] = [],
    fixes: [DocumentFix] = [],
    repetition: Repetition? = nil
  ) {
    self.severity = severity
    self.message = message
    self.location = location
    self.rule = rule
    self.notes = notes
    self.fixes = fixes
    self.repetition = repetition
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
  /// Whether any of them is an error, which prevents writing.
  package var hasErrors: Bool { contains { $0.severity == .error } }
}

/// The severity of a diagnostic.
package enum Severity: String, Sendable, CaseIterable {
  case error
  case warning
}
