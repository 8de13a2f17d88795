import Foundation
import ReuseGenTestSupport
import Testing

@testable import ReuseGenCore

/// Every block of code in the README and in Documentation is tried. `theBlocksOfAPageAreTried` lists by what.
@Suite(.long) struct PageSamplesTests {
  struct Block: Sendable {
    var page: String
    var language: String
    /// The file that the page says it is.
    var file: String?
    var text: String
  }

  /// The test that tries a block of a page.
  enum Trial: Hashable {
    /// Tests/EndToEnd/Packages/pages writes it to its file, or runs it. Tests/EndToEnd/Packages/contract-plugin follows
    /// parts of ContractTests.md and ReviewingDocuments.md, Tests/EndToEnd/Packages/headless TestingOnLinux.md, and
    /// Tests/EndToEnd/Packages/prebuilt PrebuiltTool.md.
    case followed
    /// The reader of manifests accepts it: `everyManifestIsAccepted`.
    case manifest
    /// `theLinesInTheREADMECompile`, and `theTestInTheREADMEIsAnExamples`.
    case readme
    /// `PageMessagesTests`, which runs the tool.
    case message
    /// `LanguageFeatureTests`.
    case languageFeature
    /// `theDependencyOnUIKitCompiles`.
    case dependency
    /// `theWorkflowRunsThePagesCommands`.
    case workflow
    /// Tests/EndToEnd/Packages/review prints the findings.
    case reviewed
    /// Tests/EndToEnd/Packages/stale-cells, and `StaleCellsPageTests`.
    case staleCells
    /// Tests/EndToEnd/Packages/prebuilt compares it with what `scripts/artifactbundle` prints.
    case printed
    /// Tests/EndToEnd/Packages/pages compares it with what the command above it prints.
    case shown
    /// `CompareTests`, which compares two documents.
    case comparison
    /// It is a part of a file in Examples, which Tests/EndToEnd/Examples/check builds: `anExcerptIsAPartOfASample`.
    case excerpt
    /// `StructureTests` compares it with the sources, unless it shows the data flow.
    case diagram
    /// `SpellingTests`, which compiles it with the reference accessors.
    case reference
    /// `PageMessagesTests` looks for its options in the tool's help. It is for the reader's own folders.
    case options
  }

  /// The trials of the blocks of each page, in order. The examples of the page of rules, which aren't fenced, are in
  /// `RuleExampleTests`.
  private static let trials: [String: [Trial]] = [
    "README.md": [.manifest, .readme, .message, .followed, .shown, .followed, .shown, .followed, .shown, .readme],
    "Documentation/Accessibility.md": [],
    "Documentation/Adopting.md": Array(repeating: .followed, count: 20),
    "Documentation/Architecture.md": Array(repeating: .diagram, count: 4),
    "Documentation/BuildSystems.md": [.excerpt, .excerpt, .excerpt],
    "Documentation/Checks.md": [.message, .message, .options],
    "Documentation/ComparedTools.md": [],
    "Documentation/ContinuousIntegration.md": Array(repeating: .followed, count: 9) + [.workflow],
    "Documentation/ContractTests.md": [.followed, .followed],
    "Documentation/Drafts.md": [],
    "Documentation/Findings.md": [],
    "Documentation/HeadlessSources.md": Array(repeating: .followed, count: 6),
    "Documentation/HeadlessUIKit.md": [],
    "Documentation/HeadlessUIKitLimits.md": [],
    "Documentation/HeadlessUIKitReference.md": [],
    "Documentation/Manifest.md": [.manifest, .manifest, .reference, .manifest, .manifest, .manifest],
    "Documentation/Migrating.md": [.options],
    "Documentation/MovingFromReusable.md": [.dependency, .languageFeature, .languageFeature, .languageFeature],
    "Documentation/MovingFromRswift.md": [],
    "Documentation/MovingFromSwiftGen.md": [],
    "Documentation/PrebuiltTool.md": Array(repeating: .followed, count: 6) + [.printed],
    "Documentation/ReviewingDocuments.md": [.comparison, .reviewed, .followed, .followed],
    "Documentation/Rules.md": [],
    "Documentation/StaleCells.md": Array(repeating: .staleCells, count: 9),
    "Documentation/TemplateContext.md": [.options],
    "Documentation/TestingOnLinux.md": [.followed, .followed],
    "Documentation/WritingTests.md": [.languageFeature, .languageFeature],
    "Documentation/Xcode.md": [.followed, .followed],
  ]

  private static let pages = trials.keys.sorted()

  static func blocks(of page: String) throws -> [Block] {
    let text = try String(contentsOf: Documentation.root.appendingPathComponent(page), encoding: .utf8)
    var blocks: [Block] = []
    var file: String?
    var open: (block: Block, indentation: Int)?
    // A regular expression is parsed where its literal stands.
    let fileMark = /<!-- file: (.*) -->/
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let content = line.drop { $0 == " " }
      if let mark = content.wholeMatch(of: fileMark) { file = String(mark.1) }
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
    #expect(found.map { "Documentation/\($0)" }.sorted() + ["README.md"] == Self.pages)
  }

  @Test(arguments: pages)
  func theBlocksOfAPageAreTried(page: String) throws {
    let blocks = try Self.blocks(of: page)
    let trials = try #require(Self.trials[page])
    #expect(blocks.count == trials.count, "\(page): list what tries a new block")
    for (block, trial) in zip(blocks, trials) {
      #expect((block.language == "sh" || block.file != nil) == (trial == .followed), "\(page): \(block.text)")
    }
  }

  /// A script follows each page that has commands, as a whole or by its sections.
  @Test func thePagesWithCommandsAreFollowed() throws {
    let folder = Documentation.root.appendingPathComponent("Tests/EndToEnd/Packages")
    let scripts = try ["contract-plugin", "headless", "pages", "prebuilt"].map {
      try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
    }
    for page in Self.pages where Self.trials[page]?.contains(.followed) == true {
      #expect(scripts.contains { $0.contains(page) }, "no script follows \(page)")
    }
  }

  @Test(arguments: pages)
  func everyManifestIsAccepted(page: String) throws {
    for block in try Self.blocks(of: page)
    where block.language == "json" && block.file?.hasSuffix("headless-sources.json") != true {
      let reading = ManifestReader.read(Array(block.text.utf8), file: "reuse.json")
      #expect(reading.diagnostics.map(\.message) == [], "\(block.text)")
    }
  }

  @Test func anExcerptIsAPartOfASample() throws {
    let folder = Documentation.root.appendingPathComponent("Examples/BuildSystems")
    let samples = try ["Makefile", "CMakeLists.txt", "BUILD.bazel"].map {
      try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
    }
    for block in try Self.blocks(of: "Documentation/BuildSystems.md") {
      // Only adjacent parts are shown without what is between them.
      for part in block.text.split(separator: "\n\n") { #expect(samples.contains { $0.contains(part) }, "\(part)") }
    }
  }

  /// The commands of the sample workflow are those that the page's steps run.
  @Test func theWorkflowRunsThePagesCommands() throws {
    let blocks = try Self.blocks(of: "Documentation/ContinuousIntegration.md")
    let workflow = try #require(blocks.first { $0.language == "yaml" })
    let commands = workflow.text.matches(of: /- run: (.*)/).map { String($0.1) }
    let steps = blocks.filter { $0.language == "sh" }.flatMap { $0.text.split(separator: "\n").map(String.init) }
    #expect(commands.count == 2 && commands.allSatisfy(steps.contains), "\(commands)")
  }

  #if os(Linux)
  /// The README's lines of a user's code, with the accessors that its manifest generates.
  @Test(.tags(.compiler), arguments: Compiler.languages)
  func theLinesInTheREADMECompile(language: Int) throws {
    let blocks = try Self.blocks(of: "README.md").filter { $0.file == nil }
    let manifest = try #require(blocks.first { $0.language == "json" })
    let lines = try #require(blocks.first { $0.language == "swift" }).text.split(separator: "\n")
    let reading = ManifestReader.read(Array(manifest.text.utf8), file: "reuse.json")
    let generated = try #require(Pipeline().generate(TargetInput(reading.withoutRules, documents: [])).text)
    let code = """
      \(lines[0])

      final class PersonCell: UITableViewCell {}
      final class PhotoCell: UICollectionViewCell {}

      @MainActor func use(_ tableView: UITableView, _ indexPath: IndexPath) -> [PersonCell] {
        \(lines.dropFirst().joined(separator: "\n  "))
        return [cell, same]
      }
      """
    let compiler = try Compiler()
    let messages = try compiler.typecheck(
      [
        "-parse-as-library", "-swift-version", "\(language)", try compiler.write(code, as: "Code.swift"),
        try compiler.write(generated, as: "Reuse.generated.swift"),
      ]
    )
    #expect(messages == "")
  }

  /// The line that MovingFromReusable.md shows, in a Package.swift.
  @Test(.tags(.compiler)) func theDependencyOnUIKitCompiles() throws {
    let line = try #require(try Self.blocks(of: "Documentation/MovingFromReusable.md").first { $0.language == "text" })
    let code = """
      import PackageDescription

      let package = Package(name: "App", targets: [.target(name: "App", dependencies: [
        \(line.text)
      ])])
      """
    let compiler = try Compiler()
    let messages = try compiler.typecheck(
      ["-I", compiler.manifestModules(), "-package-description-version", "6.0"]
        + [compiler.write(code, as: "Package.swift")]
    )
    #expect(messages == "")
  }
  #endif

  /// The README's test is one of an example's, which are compiled and run.
  @Test func theTestInTheREADMEIsAnExamples() throws {
    let sample = try #require(try Self.blocks(of: "README.md").first { $0.text.contains("@Test") })
    let path = "Examples/Places/PlacesTests/Tests/PlacesTests/OpeningTests.swift"
    let file = Documentation.root.appendingPathComponent(path)
    var rest = try String(contentsOf: file, encoding: .utf8)[...]
    for line in sample.text.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) {
      let found = try #require(rest.range(of: line), "\(line)")
      rest = rest[found.upperBound...]
    }
  }
}
