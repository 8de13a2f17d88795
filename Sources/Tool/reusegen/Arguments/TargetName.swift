import ReuseGenArguments

/// The name of a target of a project.
struct TargetName: ExpressibleByArgument {
  static var requirement: String { "Please provide the name of a target." }

  let name: String
  var argument: String { name }

  init?(argument: String) {
    if argument.isEmpty { return nil }
    name = argument
  }
}
