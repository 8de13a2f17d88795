import ReuseGenCore

/// A file that could not be read or written: what was tried, why it failed, what to do.
struct FileFailure: Error, Equatable {
  var message: String

  init(_ message: String) { self.message = message }

  var diagnostic: Diagnostic { .error(message, at: nil, rule: "file") }
}
