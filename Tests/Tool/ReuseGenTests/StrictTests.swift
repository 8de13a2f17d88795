import Foundation
import ReuseGenTestSupport
import Testing

/// `--strict`, and the log that `--reporter sarif` prints.
@Suite(.long, .tags(.process)) struct StrictTests {
  static let files = [
    "reuse.json": LintTests.manifest, "PersonCell.xib": LintTests.bare,
  ]

  @Test(arguments: ["lint", "generate", "verify", "context"])
  func warningsAreErrors(subcommand: String) throws {
    let folder = try TemporaryFolder(Self.files)
    #expect(try folder.tool.run("generate --output Reuse.generated.swift").exitCode == 0)
    let relaxed = try folder.tool.run(subcommand)
    #expect(relaxed.exitCode == 0)
    #expect(relaxed.messages.contains("warning: "))
    let strict = try folder.tool.run(subcommand, "--strict")
    #expect(strict.exitCode == 1)
    #expect(strict.output == "")
    #expect(strict.messages.contains("PersonCell.xib:4:9: error: "))
    #expect(!strict.messages.contains("warning: "))
    // An error is printed even if only errors are printed.
    #expect(try folder.tool.run(subcommand, "--strict", "--quiet").messages.contains("error: "))
  }

  @Test func nothingIsWrittenForAWarning() throws {
    let folder = try TemporaryFolder(Self.files)
    #expect(try folder.tool.run("generate --strict").exitCode == 1)
    #expect(folder.files == ["PersonCell.xib", "reuse.json"])
  }

  @Test(arguments: [["lint"], ["lint", "--strict"], ["verify"], ["inspect", "."], ["lint", "none.json"]])
  func aRunPrintsOneSARIFLog(arguments: [String]) throws {
    let folder = try TemporaryFolder(Self.files.merging(["Old.xib": "<archive"]) { $1 })
    let lines = try folder.tool.run(arguments + ["--reporter", "json"]).messages.split(separator: "\n")
    let result = try folder.tool.run(arguments + ["--reporter", "sarif"])
    let log = try #require(try JSONSerialization.jsonObject(with: Data(result.messages.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(!results.isEmpty)
    #expect(results.count == lines.count)
    for (result, line) in zip(results, lines) {
      let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      #expect(result["ruleId"] as? String == object["rule"] as? String)
      #expect(result["level"] as? String == object["severity"] as? String)
    }
    #expect(result.exitCode == (try folder.tool.run(arguments).exitCode))
  }
}
