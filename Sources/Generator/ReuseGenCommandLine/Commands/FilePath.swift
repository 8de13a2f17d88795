import ReuseGenArguments

/// The path of a file or folder.
package struct FilePath: ExpressibleByArgument {
  package static var requirement: String { "Please provide a path." }
  package static var isPath: Bool { true }

  package let path: String
  package var argument: String { path }

  package init?(argument: String) {
    if argument.isEmpty { return nil }
    path = argument
  }
}
