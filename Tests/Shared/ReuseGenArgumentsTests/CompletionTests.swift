import ReuseGenTestSupport
import Testing

@testable import ReuseGenArguments

/// Completions, as the shells that are installed compute them.
@Suite struct CompletionTests {
  struct Case: Sendable {
    let line: String
    let completions: [String]
  }

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
    let script = Fixture.tool.completionScript(for: try #require(Shell(rawValue: shell.rawValue)))
    let offered = try shell.completions(of: Self.cases.map(\.line), of: "reusegen", with: script)
    try #require(offered.count == Self.cases.count)
    for (row, offered) in zip(Self.cases, offered) { #expect(offered == Set(row.completions), "\(row.line)") }
  }

  @Test func aSpecificationOfZshDescribesTheValue() {
    let script = Fixture.tool.completionScript(for: .zsh)
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
    #expect(Fixture.tool.manualPage.contains(".SS generate\nWrite the accessors.\n"))
    #expect(Fixture.tool.manualPage.contains(".TP\n\\fB\\-o, \\-\\-output <file>\\fR\nWhere to write, or '\\-'.\n"))
  }
}
