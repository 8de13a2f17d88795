/// An error in a command line.
package struct UsageError: Error, Sendable {
  /// The mistake, with the arguments as the user wrote them.
  enum Reason: Sendable {
    case unknownOption(String, suggestion: String?)
    case unknownSubcommand(String, suggestion: String?)
    case missingValue(Parameter, written: String)
    case unexpectedValue(String, written: String)
    case invalidValue(String, Parameter, written: String?)
    case missingValueOf(Parameter)
    case unexpectedArguments([String])
    case rejected(String)
  }

  let reason: Reason
  /// The commands before the mistake. The usage of the last one is shown.
  let commands: [Command]

  /// The exit code for wrong usage: `EX_USAGE` of sysexits.h, as in swift-argument-parser.
  package static let exitCode: Int32 = 64
}
