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
}
