import ReuseGenArguments

/// What the command makes of a document.
enum OutputFormat: String, CaseIterable, WordValue {
  /// Pictures, as files.
  case svg
  /// The frames of the views, as lines on the standard output.
  case json
}
