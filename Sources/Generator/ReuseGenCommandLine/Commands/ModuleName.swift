import ReuseGenArguments
import ReuseGenCore

/// The name of a Swift module.
package struct ModuleName: ExpressibleByArgument {
  package static var requirement: String { "Please provide the name of a Swift module, such as 'App'." }

  package let name: String
  package var argument: String { name }

  package init?(argument: String) {
    guard SwiftIdentifier.isValid(argument), !SwiftIdentifier.isKeyword(argument) else { return nil }
    name = argument
  }
}
