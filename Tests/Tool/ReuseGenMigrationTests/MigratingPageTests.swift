import Foundation
import ReuseGenCore
import ReuseGenDeclarations
import ReuseGenMigration
import ReuseGenTestSupport
import Testing

/// The page and the samples of what moves over: what they show before becomes what they show after.
@Suite struct MigratingPageTests {
  /// The blocks of Swift in the page, and in the samples for other tools, in order.
  private static func blocks() throws -> [String] {
    try ["Documentation/Migrating.md", "Tests/EndToEnd/Migrating/Samples.md"].flatMap { page in
      let text = try String(contentsOf: Checkout.url(page), encoding: .utf8)
      return text.split(separator: "```swift\n").dropFirst().compactMap { block in
        block.split(separator: "```").first.map(String.init)
      }
    }
  }

  /// The manifest and the documents with which the other pages' samples are compiled.
  private static func accessors() throws -> CallableAccessors {
    let folder = Checkout.url("Tests/Generator/ReferenceAccessors")
    let manifest = try Data(contentsOf: folder.appendingPathComponent("reuse.json"))
    let documents = folder.appendingPathComponent("Documents")
    let files = try FileManager.default.contentsOfDirectory(at: documents, includingPropertiesForKeys: nil)
    let classes = folder.appendingPathComponent("Classes.swift")
    let input = TargetInput(
      ManifestReader.read(Array(manifest), file: "reuse.json"),
      documents: try files.map {
        DocumentFile(path: $0.lastPathComponent, text: try String(contentsOf: $0, encoding: .utf8))
      },
      declarations: Declarations([
        SourceFile.read(Array(try Data(contentsOf: classes)), path: "Classes.swift", language: .swift)
      ])
    )
    return try #require(Pipeline().callableAccessors(input).accessors)
  }

  @Test(arguments: [(0, Spelling.strings), (1, .reusable), (2, .rswift), (3, .swiftgen)])
  func theSampleBecomesWhatThePageShows(_ number: Int, _ spelling: Spelling) throws {
    let blocks = try Self.blocks()
    try #require(blocks.count == 8)
    let source = MigrationSource(path: "Screen.swift", bytes: Array(blocks[number * 2].utf8))
    var declarations = Declarations()
    declarations.add(source.declarations)
    let accessors = try Self.accessors()
    let result = SourceMigration(to: accessors, declarations, from: [spelling]).migrate(source)
    #expect(String(decoding: result.bytes, as: UTF8.self) == blocks[number * 2 + 1])
    #expect(result.left == [])
  }

  /// The code in the cells of the page's table of call sites, a row after the other.
  private static func rows() throws -> [(before: [String], after: [String])] {
    let text = try String(contentsOf: Checkout.url("Documentation/Migrating.md"), encoding: .utf8)
    let rows = text.components(separatedBy: "| before | after |\n| --- | --- |\n")
    let table = try #require(rows.last?.components(separatedBy: "\n\n").first)
    return table.split(separator: "\n").map { row in
      let cells = row.components(separatedBy: " | ").map { cell in
        // Every other part is between backticks.
        cell.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }
          .flatMap { $0.element.components(separatedBy: "…") }.map(withoutSpace).filter { !$0.isEmpty }
      }
      return (cells[0], cells.last ?? [])
    }
  }

  private static func withoutSpace(_ text: String) -> String { text.filter { !$0.isWhitespace } }

  /// Each row of the page is shown by an example, which is migrated by `MigrationTests`.
  @Test func theRowsOfThePageAreThoseOfExamples() throws {
    let rows = try Self.rows()
    #expect(rows.count == MigrationExample.rowsOfThePage.count)
    for ((before, after), example) in zip(rows, MigrationExample.rowsOfThePage) {
      let (old, new) = (Self.withoutSpace(example.before), Self.withoutSpace(example.after))
      for part in before where !Self.isAside(part) { #expect(old.contains(part), "\(part)") }
      for part in after where !Self.isAside(part) { #expect(new.contains(part), "\(part)") }
    }
  }

  /// A name in the words around the code.
  private static func isAside(_ part: String) -> Bool { ["nil", "lint", "cell(at:)"].contains(part) }

  /// The page about Reusable counts the lines of a small app that change.
  @Test func thePageAboutReusableCountsTheLinesOfItsApp() throws {
    func source(_ app: String, _ name: String) throws -> String {
      let url = Checkout.url("Tests/EndToEnd/Packages/Migration/\(app)/Sources/App/\(name)")
      return try String(contentsOf: url, encoding: .utf8)
    }
    var (removed, added) = (0, 0)
    // The file App.swift stays.
    for name in ["Cells.swift", "Screens.swift"] {
      let lines = try source("After", name).split(separator: "\n", omittingEmptySubsequences: false)
        .difference(from: source("Before", name).split(separator: "\n", omittingEmptySubsequences: false))
      removed += lines.removals.count
      added += lines.insertions.count
    }
    let manifest = try source("After", "reuse.json").split(separator: "\n").count
    let page = try String(contentsOf: Checkout.url("Documentation/MovingFromReusable.md"), encoding: .utf8)
    let count = "remove \(removed) lines and add \(added); the manifest has \(manifest)."
    #expect(page.contains(count), "\(count)")
  }

  /// The rows of the page's table of reasons, each with the texts around what a message inserts.
  private static func reasons() throws -> [[String]] {
    let text = try String(contentsOf: Checkout.url("Documentation/Migrating.md"), encoding: .utf8)
    let rows = text.components(separatedBy: "| reason | what to do |\n| --- | --- |\n")
    let table = try #require(rows.last?.components(separatedBy: "\n\n").first)
    return table.split(separator: "\n").compactMap { row in
      row.split(separator: "|").first?.split(separator: "…")
        .map { $0.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: "\"", with: "") }
        .filter { !$0.isEmpty }
    }
  }

  /// Each reason that the page explains is one that an example gives.
  @Test func theReasonsOfThePageAreThoseOfMessages() throws {
    let given = MigrationExample.callSites.flatMap(\.left)
    let reasons = try Self.reasons()
    #expect(reasons.count > 8)
    for parts in reasons {
      let alternatives = parts.count == 1 ? Self.alternatives(parts[0]) : [parts]
      for texts in alternatives {
        #expect(given.contains { message in texts.allSatisfy(message.contains) }, "\(texts)")
      }
    }
  }

  /// "the nib's name, the storyboard or the segue is known at run time only" is about each of these.
  private static func alternatives(_ reason: String) -> [[String]] {
    guard let range = reason.range(of: " is known at run time only") else { return [[reason]] }
    let subjects = reason[..<range.lowerBound].replacingOccurrences(of: " or ", with: ", ").components(
      separatedBy: ", "
    )
    return subjects.map { [$0, "is known at run time only"] }
  }
}
