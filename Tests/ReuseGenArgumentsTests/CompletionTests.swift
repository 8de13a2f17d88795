import Foundation
import ReuseGenTestSupport
import Testing

@testable import ReuseGenArguments

/// Completions, as the shells compute them. A shell that isn't installed is skipped.
@Suite struct CompletionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let line: String
    let completions: [String]
    var testDescription: String { line }
  }

  static let cases = [
    Case(line: "reusegen ge", completions: ["generate"]),
    Case(line: "reusegen help in", completions: ["inspect", "init"]),
    Case(line: "reusegen generate --rep", completions: ["--reporter"]),
    Case(line: "reusegen generate --reporter g", completions: ["github"]),
    Case(line: "reusegen generate --quiet --si", completions: ["--side"]),
    Case(line: "reusegen --verb", completions: ["--verbose"]),
  ]

  static let bash = "/bin/bash"
  static let fish = "/usr/bin/fish"

  @Test(.tags(.process), .enabled(if: FileManager.default.isExecutableFile(atPath: bash)), arguments: cases)
  func bashCompletes(_ row: Case) throws {
    let script = """
      \(Fixture.tool.completionScript(for: .bash))
      COMP_WORDS=(\(row.line)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _reusegen
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    #expect(Set(try lines(of: Self.bash, ["-c", script])) == Set(row.completions))
  }

  @Test(.tags(.process), .enabled(if: FileManager.default.isExecutableFile(atPath: fish)), arguments: cases)
  func fishCompletes(_ row: Case) throws {
    let script = "\(Fixture.tool.completionScript(for: .fish))\ncomplete -C '\(row.line)'"
    let found = try lines(of: Self.fish, ["--no-config", "-c", script])
    #expect(Set(found.map { String($0.prefix { $0 != "\t" }) }) == Set(row.completions))
  }

  @Test(.tags(.process), .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/zsh")))
  func zshReadsItsScript() throws {
    let script = Fixture.tool.completionScript(for: .zsh)
    #expect(try lines(of: "/usr/bin/zsh", ["-fnc", script]) == [])
    #expect(script.contains("'--reporter[How diagnostics are printed]:reporter:(text github json)'"))
    #expect(script.contains("'*--interface-builder[A document or a folder of documents, instead of those that the"))
  }

  @Test func theManualPageEscapesWhatRoffInterprets() {
    let command = Command("tool", abstract: "Does it. More.", discussion: "  .hidden\n'quoted' \\\\ -dash")
    let page = command.manualPage
    #expect(page.contains("tool \\- Does it\n"))
    #expect(page.contains("\n  .hidden\n.br\n\\&'quoted' \\e\\e \\-dash\n"))
    #expect(Fixture.tool.manualPage.contains(".SS generate\nWrite the accessors.\n"))
    #expect(Fixture.tool.manualPage.contains(".TP\n\\fB\\-o, \\-\\-output <file>\\fR\nWhere to write, or '\\-'.\n"))
  }

  private func lines(of shell: String, _ arguments: [String]) throws -> [String] {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: shell)
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
