import Foundation
import ReuseGenTestSupport
import ReuseGenXML
import Testing

@testable import ReuseGenReports

/// Scripted edits of real documents; by default, of one document in three.
@Suite(.long, .enabled(if: SharedFolder.interfaceBuilder.isPresent)) struct RealDocumentTests {
  private static let documents: [(path: String, root: IBElement)] =
    SoakLength.cases(SharedFolder.interfaceBuilder.documents(), byDefaultEvery: 3).compactMap { path in
      guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)),
        let root = try? IBElement.read(data, path: path)
      else { return nil }
      return (path, root)
    }

  private static func compared(_ old: IBElement, _ new: IBElement) -> DocumentComparison {
    DocumentComparison(DocumentVersion(old), DocumentVersion(new))
  }

  @Test func documentsAreNotChangedFromThemselves() {
    #expect(Self.documents.count > SoakLength.count(170, full: 500))
    for (path, root) in Self.documents {
      let comparison = DocumentComparison(DocumentVersion(root), DocumentVersion(root), isSameText: true)
      #expect(comparison.parts.isEmpty && comparison.rewrites.isEmpty, "\(path)")
    }
  }

  /// Seventeen edits of each kind, each of another document as far as there are enough; by default, six.
  @Test(arguments: ScriptedEdit.changes.map(\.name))
  func anEditIsOneSentence(_ name: String) throws {
    let script = try #require(ScriptedEdit.changes.first { $0.name == name }).script
    var random = SeededGenerator(seed: 30)
    let expected = SoakLength.count(6, full: 17)
    var count = 0
    for (path, root) in Self.documents.shuffled(using: &random) where count < expected {
      let names = SubjectNames(ObjectTree(root))
      var elements: [IBElement] = []
      root.forEach { elements.append($0) }
      guard let edit = elements.shuffled(using: &random).lazy.compactMap({ script($0, root, names) }).first
      else { continue }
      count += 1
      let comparison = Self.compared(root, edit.document)
      #expect(comparison.parts.flatMap(\.sentences) == [edit.sentence].compactMap { $0 }, "\(path)")
      if edit.sentence == nil { #expect(!comparison.rewrites.isEmpty, "\(path)") }
    }
    #expect(count == expected)
  }

  @Test(arguments: ScriptedEdit.rewrites.map(\.name))
  func aRewriteIsNotListed(_ name: String) throws {
    let script = try #require(ScriptedEdit.rewrites.first { $0.name == name }).script
    var random = SeededGenerator(seed: 31)
    let expected = SoakLength.count(12, full: 34)
    var count = 0
    for (path, root) in Self.documents.shuffled(using: &random) where count < expected {
      guard let rewritten = script(root), rewritten != root || name == "formatting" else { continue }
      count += 1
      let comparison = Self.compared(root, rewritten)
      #expect(comparison.parts.flatMap(\.sentences) == [], "\(path)")
      #expect(!comparison.rewrites.isEmpty, "\(path)")
    }
    #expect(count == expected)
  }

  /// Each document, changed at random.
  @Test(.tags(.soak)) func brokenDocumentsAreCompared() throws {
    let pieces = ["<subviews>", "</subviews>", "id=\"", "<constraint ", "<outlet ", "key=\"frame\""]
    var compared = 0
    for (seed, (path, root)) in Self.documents.enumerated() {
      var random = SeededGenerator(seed: UInt64(seed))
      var input = FuzzInput(Array(try Data(contentsOf: URL(fileURLWithPath: path))), pieces: pieces)
      input.mutate(using: &random)
      guard let broken = try? IBElement.read(input.bytes, path: path) else { continue }
      compared += 1
      let report = ComparisonReport(documents: [
        ComparedDocument(oldPath: path, newPath: path, outcome: .compared(Self.compared(root, broken)))
      ])
      #expect(!report.text.isEmpty && !report.json.isEmpty)
      #expect(Self.compared(broken, broken).parts.isEmpty)
    }
    #expect(compared > SoakLength.count(12, full: 50))
  }
}
