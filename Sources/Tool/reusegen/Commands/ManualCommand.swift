import ReuseGenArguments
import ReuseGenCommandLine

/// `reusegen manual`: prints the manual page of the tool.
enum ManualCommand: Subcommand {
  static let command = Command(
    "manual",
    abstract: "Print the manual page of the tool.",
    examples: ["reusegen manual | man -l -"]
  )

  static func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    try session.print(session.tool.manualPage)
    return .done
  }
}
