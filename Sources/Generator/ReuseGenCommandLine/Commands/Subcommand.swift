package import ReuseGenArguments

/// A subcommand: its declaration and its implementation.
package protocol Subcommand {
  static var command: Command { get }
  static func run(_ arguments: Arguments, in session: Session) throws -> ExitCode
}
