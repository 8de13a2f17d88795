/// A problem that a rule reports. The manifest decides its severity.
struct Finding {
  var message: String
  var location: SourceLocation
  var notes: [Diagnostic.Note]
  /// The changes that correct all of it; empty if a person must decide.
  var fixes: [DocumentFix] = []
  /// All places of the problem, if one message is about several of them.
  var repetition: Diagnostic.Repetition?

  init(_ message: String, at location: SourceLocation, notes: [Diagnostic.Note] = []) {
    self.message = message
    self.location = location
    self.notes = notes
  }
}
