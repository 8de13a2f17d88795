import ReuseGenArguments
import ReuseGenCore

/// The name of a Swift module.
struct ModuleName: ExpressibleByArgument {
  static var requirement: String { "Please provide the name of a Swift module, such as 'App'." }

  let name: String
  var argument: String { name }

  init?(argument: String) {
    guard SwiftIdentifier.isValid(argument), !SwiftIdentifier.isKeyword(argument) else { return nil }
    name = argument
  }
}
