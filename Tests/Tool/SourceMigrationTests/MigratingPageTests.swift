import Foundation
import ReuseGenCore
import ReuseGenTestSupport
import SourceDeclarations
import SourceMigration
import Testing

/// The page that moves an app of each kind over: what it shows before becomes what it shows after.
@Suite struct MigratingPageTests {
  /// The blocks of Swift in the page, in order.
  private static func blocks() throws -> [String] {
    let page = Checkout.url("Documentation/Migrating.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    return text.split(separator: "```swift\n").dropFirst().compactMap { block in
      block.split(separator: "```").first.map(String.init)
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
