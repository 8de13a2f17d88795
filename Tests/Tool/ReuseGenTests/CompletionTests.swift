import ReuseGenArguments
import ReuseGenTestSupport
import Testing

@testable import reusegen

/// Completions, as the shells that are installed compute them.
@Suite struct CompletionTests {
  struct Case: Sendable {
    let line: String
    let completions: [String]
  }

  private enum Reporter: String, CaseIterable, ExpressibleByArgument {
    case text, github, json
  }

  private enum Side: String, CaseIterable, ExpressibleByArgument {
    case left, right
  }

  private static let paths = Argument<[String]>("path", help: "A document or a folder of documents.")
  private static let tool = Command(
    "reusegen",
    abstract: "Swift accessors for cells, views and scenes.",
    version: "1.2.3",
    parameters: [Flag("verbose", help: "Print each step.")],
    subcommands: [
      Command(
        "generate",
        abstract: "Write the accessors.",
        parameters: [
          Option<String?>("output", short: "o", valueName: "file", help: "Where to write, or '-'."),
          Option<[String]>(
            "interface-builder",
            valueName: "path",
            default: [],
            help: "A document or a folder of documents, instead of those that the manifest names."
          ),
          Option("reporter", default: Reporter.text, help: "How diagnostics are printed."),
          Option<Side?>("side"), Flag("quiet", short: "q", help: "Print errors only."),
        ]
      ),
      Command("inspect", abstract: "Print the facts in documents.", parameters: [paths]),
      Command("init", abstract: "Write a manifest.", parameters: [paths]),
    ]
  )

  static let cases = [
    Case(line: "reusegen ge", completions: ["generate"]),
    Case(line: "reusegen help in", completions: ["inspect", "init"]),
    Case(line: "reusegen generate --rep", completions: ["--reporter"]),
    Case(line: "reusegen generate --reporter g", completions: ["github"]),
    Case(line: "reusegen generate --quiet --si", completions: ["--side"]),
    Case(line: "reusegen --verb", completions: ["--verbose"]),
  ]

  @Test(.tags(.process), arguments: CompletingShell.installed)
  func theShellCompletes(_ shell: CompletingShell) throws {
    let script = Self.tool.completionScript(for: try #require(Shell(rawValue: shell.rawValue)))
    let offered = try shell.completions(of: Self.cases.map(\.line), of: "reusegen", with: script)
    try #require(offered.count == Self.cases.count)
    for (row, offered) in zip(Self.cases, offered) { #expect(offered == Set(row.completions), "\(row.line)") }
  }

  @Test func aSpecificationOfZshDescribesTheValue() {
    let script = Self.tool.completionScript(for: .zsh)
    #expect(script.contains("'--reporter[How diagnostics are printed]:reporter:(text github json)'"))
    #expect(script.contains("'*--interface-builder[A document or a folder of documents, instead of those that the"))
  }

  @Test func theManualPageEscapesWhatRoffInterprets() {
    let command = Command(
      "tool",
      abstract: "Does it. More.",
      discussion: "  .hidden\n'quoted' \\\\ -dash",
      examples: ["tool --now", ".tool"]
    )
    let page = command.manualPage
    #expect(page.contains("tool \\- Does it\n"))
    #expect(page.contains("\nExamples:\n.PP\n.RS\n.nf\ntool \\-\\-now\n\\&.tool\n.fi\n.RE\n"))
    #expect(page.contains("\n  .hidden\n.br\n\\&'quoted' \\e\\e \\-dash\n"))
    #expect(Self.tool.manualPage.contains(".SS generate\nWrite the accessors.\n"))
    #expect(Self.tool.manualPage.contains(".TP\n\\fB\\-o, \\-\\-output <file>\\fR\nWhere to write, or '\\-'.\n"))
  }
}
