import Foundation
import ReuseGenTestSupport
import Testing

/// The tool of the build-tool plugin: files, messages and exit codes are those of `reusegen generate`.
@Suite(.long, .tags(.process)) struct PluginToolTests {
  private static let cell = [
    "App/PhotoCell.xib": Nib.text(of: "tableViewCell", "PhotoCell", identifier: "PhotoCell"),
    "App/PhotoCell.swift": "final class PhotoCell: UITableViewCell {}",
    "App/Images.xcassets/star.imageset/Contents.json": "{}",
    "App/reuse.json": #"{ "cells": [{ "type": "PhotoCell", "nib": true }] }"#,
  ]

  /// The arguments that the plugin passes.
  private static let arguments = [
    "generate", "App/reuse.json", "--module", "App", "--sources", "App", "--assets", "App/Images.xcassets",
    "--output-folder", "Out", "--planned", "Reuse.generated.swift", "--cache", "Out/App.declarations",
  ]

  private static let withoutSources = cell.filter { !$0.key.hasSuffix(".swift") }
  private static let withTemplate = cell.merging(["App/reuse.mustache": "// {{module}}"]) { $1 }
  private static let withMistake = cell.merging(["App/reuse.json": #"{ "cells": ["Photo Cell"] }"#]) { $1 }
  private static let withTwoOutputs = cell.merging([
    "App/reuse.json": #"{ "cells": ["PhotoCell"], "templates": ["accessors", "standalone"] }"#
  ]) { $1 }
  private static let project = ProjectManifestTests.files.merging([
    "App/reuse.json": """
    { "project": { "path": "../Walk.xcodeproj", "target": "Walk" }, "cells": [{ "type": "PersonCell", "nib": true }] }
    """
  ]) { $1 }

  private static let rows: [(files: [String: String], arguments: [String], exitCode: Int32)] = [
    (cell, arguments, 0),
    (cell, arguments + ["--unbundled", "App/PhotoCell.xib"], 0),
    (withoutSources, arguments, 0),
    (withMistake, arguments, 1),
    (withTwoOutputs, arguments, 1),
    (withTemplate, arguments, 0),
    (cell, Array(arguments[..<8]) + ["--template", "contract-tests", "--quiet", "--output", "Out/Tests.swift"], 0),
    (project, Array(arguments[..<4] + arguments[8...]), 0),
    (project, ["generate", "App/reuse.json", "--inputs"], 0),
    (cell, ["generate", "Missing/reuse.json"], 74),
    (cell, arguments + ["--ouput", "a"], 64),
    ([:], ["--version"], 0),
    ([:], ["generate", "--help"], 0),
  ]

  @Test(arguments: rows)
  func itDoesWhatTheWholeToolDoes(files: [String: String], arguments: [String], exitCode: Int32) throws {
    let folders = [try TemporaryFolder(files), try TemporaryFolder(files)]
    var tool = folders[0].tool
    tool.name = "reusegen-generate"
    let result = try tool.run(arguments)
    #expect(result.exitCode == exitCode, "\(result.messages)")
    #expect(try folders[1].tool.run(arguments) == result)
    #expect(folders[0].files == folders[1].files)
    for path in folders[0].files where !path.hasSuffix(".declarations") {
      #expect(folders[0].text(of: path) == folders[1].text(of: path))
    }
  }

  @Test func itHasNothingElse() throws {
    let folder = try TemporaryFolder()
    var tool = folder.tool
    tool.name = "reusegen-generate"
    let result = try tool.run("port App")
    #expect(result.exitCode == 64)
    #expect(result.messages.hasPrefix("Error: Unknown subcommand 'port'"))
  }
}
