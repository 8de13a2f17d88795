import ReuseGenArguments
import ReuseGenCommandLine

/// The whole tool, for people and for builds that run it themselves.
@main
enum ReuseGenTool: Program {
  static var subcommands: [any Subcommand.Type] {
    [
      GenerateCommand.self, VerifyCommand.self, LintCommand.self, InitCommand.self, MigrateCommand.self,
      InspectCommand.self, PortCommand.self, HeadlessCommand.self, ContextCommand.self, CompletionsCommand.self,
      ManualCommand.self,
    ]
  }

  static let command = Command(
    "reusegen",
    abstract: "Typed accessors for reusable cells, nibs and storyboards.",
    discussion: """
      Reads a manifest, reuse.json, and writes Swift.

      The first time:
        1. reusegen init Sources/App                 drafts Sources/App/reuse.json
        2. reusegen lint Sources/App/reuse.json      compares it with the documents and sources
        3. in Package.swift, add to the target its nibs and storyboards: resources: [.process("Resources")]
        4. add the plugin ReuseGenBuildTool to the target, and the product Recycler to its dependencies; without the \
      plugin, run reusegen generate Sources/App/reuse.json and check the file in
        5. swift build, then import Recycler and call Reuse.registerAll(in: tableView)
        6. write the first test: call layoutIfNeeded() and look at visibleCells
      """,
    examples: ["reusegen lint MyApp"],
    version: version,
    otherNames: [
      ".": "lint", "analyze": "lint", "check": "lint", "validate": "lint", "autocorrect": "lint --fix",
      "fix": "lint --fix", "baseline": "lint --write-baseline", "rules": "lint --explain", "docs": "lint --explain",
      "run": "generate",
      "build": "generate", "config": "init", "new": "init", "setup": "init", "version": "--version", "diff": "verify",
    ],
    subcommands: subcommands.map { $0.command }
  )
}
