import ReuseGenArguments
import ReuseGenCommandLine

/// The tool of the build-tool plugin: `reusegen` with `generate` alone, because a package's first build compiles it.
///
/// It takes the same arguments and says the same, so that a prebuilt `reusegen` can take its place.
@main
enum GenerateTool: Program {
  static var subcommands: [any Subcommand.Type] { [GenerateCommand.self] }

  static let command = Command(
    "reusegen",
    abstract: "Typed accessors for reusable cells, nibs and storyboards.",
    version: version,
    subcommands: subcommands.map { $0.command }
  )
}
