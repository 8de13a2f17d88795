import ReuseGenCore

/// A file can't be read or written. The message describes what failed, the reason, and how to fix it.
struct FileFailure: Error, Equatable {
  var message: String

  init(_ message: String) { self.message = message }

  var diagnostic: Diagnostic { .error(message, at: nil, rule: "file") }
}
