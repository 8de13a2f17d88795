import Foundation
import ReuseGenTestSupport
import Testing

@testable import ReuseGenCore

/// Every block of code in the README and in Documentation is tried: here, in `BorderTests`, or by
/// `Tests/Packages/pages`, which follows the pages that have commands.
struct PageSamplesTests {
  struct Block {
    var page: String
    var language: String
    /// The file that the page says it is.
    var file: String?
    var text: String
  }

  private static let pages = [
    "README.md", "Documentation/Adopting.md", "Documentation/Checks.md", "Documentation/ContinuousIntegration.md",
    "Documentation/Drafts.md", "Documentation/HeadlessUIKit.md", "Documentation/Manifest.md",
    "Documentation/MovingFromReusable.md", "Documentation/TemplateContext.md",
  ]

  /// The pages that Tests/Packages/pages follows.
  private static let followed = ["README.md", "Documentation/Adopting.md", "Documentation/ContinuousIntegration.md"]

  private static func blocks(of page: String) throws -> [Block] {
    let text = try String(contentsOf: Documentation.root.appendingPathComponent(page), encoding: .utf8)
    var blocks: [Block] = []
    var file: String?
    var open: (block: Block, indentation: Int)?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let content = line.drop { $0 == " " }
      if let mark = content.wholeMatch(of: /<!-- file: (.*) -->/) { file = String(mark.1) }
      if content.hasPrefix("```") {
        if let closed = open {
          blocks.append(closed.block)
          (open, file) = (nil, nil)
        } else {
          let block = Block(page: page, language: String(content.dropFirst(3)), file: file, text: "")
          open = (block, line.count - content.count)
        }
      } else if let indentation = open?.indentation {
        open?.block.text += line.dropFirst(indentation) + "\n"
      }
    }
    return blocks
  }

  @Test func theListOfPagesIsComplete() throws {
    let folder = Documentation.root.appendingPathComponent("Documentation")
    let found = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".md") }
    // The rules' page has no fenced block; its examples are the fixtures' kind. The others have checks of their own in
    // Tests/Packages.
    let others = ["Rules", "HeadlessSources", "StaleCells"].map { "Documentation/\($0).md" }
    #expect(
      Set(found.map { "Documentation/\($0)" } + ["README.md"])
        == Set(Self.pages + others)
    )
  }

  @Test(arguments: pages)
  func everyManifestIsAccepted(page: String) throws {
    for block in try Self.blocks(of: page) where block.language == "json" {
      let reading = ManifestReader.read(Array(block.text.utf8), file: "reuse.json")
      #expect(reading.diagnostics.map(\.message) == [], "\(block.text)")
    }
  }

  @Test(arguments: pages)
  func commandsAndFilesAreOnPagesThatAreFollowed(page: String) throws {
    for block in try Self.blocks(of: page) where !Self.followed.contains(page) {
      #expect(block.language != "sh" && block.file == nil, "\(page): \(block.text)")
    }
  }

  #if os(Linux)
  /// The README's lines of a user's code, with the accessors that its manifest generates.
  @Test(.tags(.compiler), arguments: [5, 6])
  func theLinesInTheREADMECompile(language: Int) throws {
    let blocks = try Self.blocks(of: "README.md").filter { $0.file == nil }
    let manifest = try #require(blocks.first { $0.language == "json" })
    let lines = try #require(blocks.first { $0.language == "swift" }).text.split(separator: "\n")
    let reading = ManifestReader.read(Array(manifest.text.utf8), file: "reuse.json")
    let generated = try #require(Pipeline().generate(reading.withoutRules, documents: []).text)
    let code = """
      import Recycler

      final class PersonCell: UITableViewCell {}
      final class PhotoCell: UICollectionViewCell {}

      @MainActor func use(_ tableView: UITableView, _ indexPath: IndexPath) -> [PersonCell] {
        \(lines.joined(separator: "\n  "))
        return [cell, same, too]
      }
      """
    let compiler = try Compiler()
    let messages = try compiler.run(
      [
        "-typecheck", "-parse-as-library", "-swift-version", "\(language)", try compiler.write(code, as: "Code.swift"),
        try compiler.write(generated, as: "Reuse.generated.swift"),
      ]
    )
    #expect(messages == "")
  }
  #endif

  /// The README's test is one of the gallery's, which are compiled and run.
  @Test func theTestInTheREADMEIsTheGallerys() throws {
    let sample = try #require(try Self.blocks(of: "README.md").first { $0.text.contains("@Test") })
    let file = Documentation.root.appendingPathComponent("Tests/GalleryTests/PeopleTests.swift")
    var rest = try String(contentsOf: file, encoding: .utf8)[...]
    for line in sample.text.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) {
      let found = try #require(rest.range(of: line), "\(line)")
      rest = rest[found.upperBound...]
    }
  }
}
