import ReuseGenArguments

/// The path of a file or folder.
struct FilePath: ExpressibleByArgument {
  static var requirement: String { "Please provide a path." }
  static var isPath: Bool { true }

  let path: String
  var argument: String { path }

  init?(argument: String) {
    if argument.isEmpty { return nil }
    path = argument
  }
}
