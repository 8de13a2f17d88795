import ReuseGenArguments

/// The output of the command.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
  /// Pictures, as files.
  case svg
  /// The frames of the views, as lines on the standard output.
  case json
}
