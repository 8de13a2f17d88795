import ReuseGenArguments
import ReuseGenCommandLine

/// `reusegen completions`: prints a script that completes command lines in a shell.
enum CompletionsCommand: Subcommand {
  static let shell = Argument<Shell>("shell", help: "The shell.")

  static let command = Command(
    "completions",
    abstract: "Print a script that completes command lines in a shell.",
    discussion: """
      bash: source <(reusegen completions bash), for instance in ~/.bashrc
      zsh:  reusegen completions zsh > _reusegen, in a folder of $fpath
      fish: reusegen completions fish > ~/.config/fish/completions/reusegen.fish
      """,
    examples: ["reusegen completions fish > ~/.config/fish/completions/reusegen.fish"],
    parameters: [shell]
  )

  static func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    try session.print(session.tool.completionScript(for: arguments[shell]))
    return .done
  }
}
