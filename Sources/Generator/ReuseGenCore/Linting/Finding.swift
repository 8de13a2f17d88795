/// A mistake that a rule found, before it becomes a diagnostic with the severity that the manifest sets.
///
///     Finding("nothing loads the nib \"Old\"; remove it, or load it", at: document.location(document.location))
///
/// The message contains what was found, what was expected, and, after a semicolon, what to do. A note has the location
/// of the other side. Add `fixes` only if they need no judgment: `lint --fix` applies them without asking.
///
/// If a mistake is repeated in many places, collect the places in `RepeatedFindings`, which reports it once. Mistakes
/// in reading a file aren't findings; they are `Diagnostic`s, which no manifest can switch off.
struct Finding {
  var message: String
  var location: SourceLocation
  var notes: [Diagnostic.Note]
  /// The changes that correct all of it; empty if a person must decide.
  var fixes: [DocumentFix] = []
  /// All places of the problem, if one message is about several of them.
  var repetition: Diagnostic.Repetition?

  init(_ message: String, at location: SourceLocation, notes: [Diagnostic.Note?] = []) {
    self.message = message
    self.location = location
    self.notes = notes.compactMap(\.self)
  }
}
