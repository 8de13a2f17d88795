/// A command line that can't be understood.
package struct UsageError: Error, Sendable {
  /// What is wrong, with the words as the user wrote them.
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
  /// The commands that were entered before the mistake; the last one's usage is shown.
  let commands: [Command]

  /// The exit code of wrong usage: `EX_USAGE` of sysexits.h, which swift-argument-parser uses too.
  package static let exitCode: Int32 = 64
}
