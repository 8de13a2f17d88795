import Foundation
import ReuseGenTestSupport
import Testing

/// The pages that lead from other tools to this one. Most tests wait for a run of the
/// compiler for their language mode, which begins early.
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

  private static func code(in cell: String) -> String? { cell.wholeMatch(of: /`([^`]+)`/).map { String($0.1) } }

  #if os(Linux)
  private static let modules = ["Recycler", "HeadlessUIKitTesting", "HeadlessUIKitDrawing"]

  /// The compiler's messages about the samples in each language mode.
  private static let messages = Dictionary(
    uniqueKeysWithValues: Compiler.languages.map { language in
      (language, Task { try samples().messages(language: language) })
    }
  )

  private static func samples() throws -> ReferenceSamples {
    var samples = ReferenceSamples()
    for page in pages { samples.add(page, try spellings(of: page)) }
    for (index, sample) in try migrated().enumerated() {
      samples.add("Migrated\(index)", "enum Migrated\(index) {\n\(sample)\n}\n")
    }
    for module in modules { samples.add(module, importing: [module, "Testing"], try catalogSample(of: module)) }
    return samples
  }

  private func expectNoMessages(language: Int) async throws {
    let messages = try await #require(Self.messages[language]).value
    #expect(messages == "")
  }

  /// The last column of a page's last table, in functions.
  private static func spellings(of page: String) throws -> String {
    let spellings = try rows(of: page).map { try #require(code(in: $0[2]), "\($0)") }
    return """
      extension InfoViewController {
        private func use(
          _ tableView: UITableView, _ collectionView: UICollectionView, _ indexPath: IndexPath, _ segue: UIStoryboardSegue
        ) {
          \(spellings.map { "keep(\($0))" }.joined(separator: "\n    "))
          let cell: PersonCell = tableView.dequeuePersonCell(for: indexPath)
          let detail: InfoDetailViewController? = Reuse.Segues.infoViewController.showDetail.destination(of: segue)
          keep((cell, detail))
        }
      }

      private func keep<Value>(_ value: Value) {}
      """
  }

  @Test(.tags(.compiler), arguments: pages, Compiler.languages)
  func everySpellingHereCompiles(page: String, language: Int) async throws {
    let rows = try Self.rows(of: page)
    #expect(rows.count > 5 && rows.allSatisfy { $0.count == 3 })
    try await expectNoMessages(language: language)
  }

  /// The samples of the page, and those for other tools, after the migration.
  private static func migrated() throws -> [String] {
    let blocks = try ["Documentation/Migrating.md", "Tests/EndToEnd/Migrating/Samples.md"]
      .flatMap(PageSamplesTests.blocks).filter { $0.language == "swift" }
    return stride(from: 1, to: blocks.count, by: 2).map { blocks[$0].text }
  }

  @Test(.tags(.compiler), arguments: Compiler.languages)
  func theMigratedCodeCompiles(language: Int) async throws {
    #expect(try Self.migrated().count == 4)
    try await expectNoMessages(language: language)
  }

  /// The sample of a module's catalog, in a function.
  private static func catalogSample(of module: String) throws -> String {
    let page = Checkout.url("\(Checkout.path(of: module))/\(module).docc/\(module).md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let blocks = text.split(separator: "```swift\n").dropFirst().compactMap { $0.split(separator: "\n```").first }
    try #require(blocks.count == 1)
    return """
      @MainActor
      private func use(_ tableView: UITableView, _ indexPath: IndexPath, _ screen: UITableViewController) async {
        \(blocks.joined(separator: "\n").replacing("\n", with: "\n  "))
        \(["Recycler": "_ = cell", "HeadlessUIKitDrawing": "_ = picture"][module] ?? "")
      }
      """
  }

  @Test(.tags(.compiler), arguments: modules, Compiler.languages)
  func theSampleOfACatalogCompiles(module: String, language: Int) async throws {
    _ = try Self.catalogSample(of: module)
    try await expectNoMessages(language: language)
  }

  /// The view controller of Manifest.md, in place of the reference's own.
  @Test(.tags(.compiler), arguments: Compiler.languages)
  func theSegueOfThePageCompiles(language: Int) throws {
    let sample = try #require(
      try PageSamplesTests.blocks(of: "Documentation/Manifest.md").first { $0.language == "swift" }
    ).text
    let classes = try ReferenceSamples.classes()
    let start = try #require(classes.range(of: "final class InfoViewController")).lowerBound
    let end = try #require(classes.range(of: "\n}\n", range: start..<classes.endIndex)).upperBound
    let code = classes.replacingCharacters(in: start..<end, with: sample)
    #expect(try ReferenceSamples().messages(classes: code, language: language) == "")
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
    let texts = try ["Tests", "Examples/Gallery/Tests"].flatMap { folder in
      let folder = Checkout.url(folder).path
      let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      return try files.filter { $0.hasSuffix("Tests.swift") || $0.hasSuffix(".generated.swift") }.map {
        try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)
      }
    }
    return Set(texts.flatMap { $0.matches(of: /func ([A-Za-z]+)\(/).map { String($0.1) } })
  }
}
