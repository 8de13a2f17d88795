import Foundation
import ReuseGenTestSupport
import Testing

/// The pages that lead from other tools to this one.
@Suite(.long)
struct SpellingTests {
  static let pages = ["MovingFromRswift.md", "MovingFromSwiftGen.md"]

  /// The cells of the rows of a page's last table, without the title.
  private static func rows(of page: String) throws -> [[String]] {
    let text = try String(contentsOf: Documentation.page(page), encoding: .utf8)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("|") && !$0.hasPrefix("| ---") }.dropFirst()
    return rows.map { row in
      row.dropFirst().dropLast().split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  private static func code(in cell: String) -> String? {
    cell.wholeMatch(of: /`([^`]+)`/).map { String($0.1) }
  }

  #if os(Linux)
  private static func compile(_ code: String, language: Int) throws -> String {
    let compiler = try Compiler()
    let accessors = Documentation.root.appendingPathComponent("Tests/ReferenceAccessors")
    let files = try [
      compiler.copy(accessors.appendingPathComponent("Reuse.generated.swift"), as: "Reuse.generated.swift"),
      compiler.write(code, as: "Code.swift"),
      // SwiftPM declares this for a target with resources.
      compiler.write(
        "import Foundation\nextension Bundle { static var module: Bundle { .main } }\n",
        as: "Bundle.swift"
      ),
    ]
    return try compiler.run(["-typecheck", "-parse-as-library", "-swift-version", "\(language)"] + files)
  }

  private static let classes = Documentation.root.appendingPathComponent("Tests/ReferenceAccessors/Classes.swift")

  @Test(.tags(.compiler), arguments: pages, [5, 6])
  func everySpellingHereCompiles(page: String, language: Int) throws {
    let rows = try Self.rows(of: page)
    #expect(rows.count > 5 && rows.allSatisfy { $0.count == 3 })
    let spellings = try rows.map { try #require(Self.code(in: $0[2]), "\($0)") }
    let code = """
      \(try String(contentsOf: Self.classes, encoding: .utf8))
      extension InfoViewController {
        func use(_ tableView: UITableView, _ collectionView: UICollectionView, _ indexPath: IndexPath, _ segue: UIStoryboardSegue) {
          \(spellings.map { "keep(\($0))" }.joined(separator: "\n    "))
          let cell: PersonCell = tableView.dequeuePersonCell(for: indexPath)
          let detail: InfoDetailViewController? = Reuse.Segues.infoViewController.showDetail.destination(of: segue)
          keep((cell, detail))
        }
      }

      func keep<Value>(_ value: Value) {}
      """
    #expect(try Self.compile(code, language: language) == "")
  }

  /// The samples of the page after the migration.
  @Test(.tags(.compiler), arguments: 0..<4, [5, 6])
  func theMigratedCodeCompiles(sample: Int, language: Int) throws {
    let blocks = try PageSamplesTests.blocks(of: "Documentation/Migrating.md").filter { $0.language == "swift" }
    try #require(blocks.count == 8)
    let code = try String(contentsOf: Self.classes, encoding: .utf8) + blocks[sample * 2 + 1].text
    #expect(try Self.compile(code, language: language) == "")
  }

  /// The samples of the modules' catalogs, each in a function.
  @Test(.tags(.compiler), arguments: ["Recycler", "HeadlessUIKitTesting", "HeadlessUIKitDrawing"], [5, 6])
  func theSampleOfACatalogCompiles(module: String, language: Int) throws {
    let page = Documentation.root.appendingPathComponent("Sources/\(module)/\(module).docc/\(module).md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let blocks = text.split(separator: "```swift\n").dropFirst().compactMap { $0.split(separator: "\n```").first }
    #expect(blocks.count == 1)
    let code = """
      \(try String(contentsOf: Self.classes, encoding: .utf8))
      import \(module)
      import Testing

      @MainActor
      func use(_ tableView: UITableView, _ indexPath: IndexPath, _ screen: UITableViewController) async {
        \(blocks.joined(separator: "\n").replacing("\n", with: "\n  "))
        \(["Recycler": "_ = cell", "HeadlessUIKitDrawing": "_ = picture"][module] ?? "")
      }
      """
    #expect(try Self.compile(code, language: language) == "")
  }

  /// The view controller of Manifest.md, in place of the reference's own.
  @Test(.tags(.compiler), arguments: [5, 6])
  func theSegueOfThePageCompiles(language: Int) throws {
    let sample = try #require(
      try PageSamplesTests.blocks(of: "Documentation/Manifest.md").first { $0.language == "swift" }
    ).text
    let classes = try String(contentsOf: Self.classes, encoding: .utf8)
    let start = try #require(classes.range(of: "final class InfoViewController")).lowerBound
    let end = try #require(classes.range(of: "\n}\n", range: start..<classes.endIndex)).upperBound
    let code = classes.replacingCharacters(in: start..<end, with: sample)
    #expect(try Self.compile(code, language: language) == "")
  }
  #endif

  // MARK: The comparison

  /// The last cell of a row is a test, or a file of the package.
  @Test func theTestsOfTheComparisonExist() throws {
    let rows = try Self.rows(of: "ComparedTools.md")
    #expect(rows.count > 8 && rows.allSatisfy { $0.count == 6 })
    let tests = try Self.testNames()
    for row in rows {
      let holder = try #require(Self.code(in: row[5]), "\(row)")
      let file = Documentation.root.appendingPathComponent(holder).path
      #expect(tests.contains(holder) || FileManager.default.fileExists(atPath: file), "there is no \(holder)")
    }
  }

  private static func testNames() throws -> Set<String> {
    let folder = Documentation.root.appendingPathComponent("Tests").path
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let texts = try files.filter { $0.hasSuffix("Tests.swift") || $0.hasSuffix(".generated.swift") }.map {
      try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)
    }
    return Set(texts.flatMap { $0.matches(of: /func ([A-Za-z]+)\(/).map { String($0.1) } })
  }
}
