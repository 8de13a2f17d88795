import Foundation
import ReuseGenTestSupport
import ReuseGenXML
import Testing

@testable import ReuseGenReports

/// comparison.schema.json and the report agree. Runs only if python3 has the package jsonschema.
@Suite(.long, .enabled(if: SchemaValidator.isAvailable)) struct ReportSchemaTests {
  private static func validator() throws -> SchemaValidator {
    let file = Checkout.url("Schemas/comparison.schema.json")
    return SchemaValidator(schema: try String(contentsOf: file, encoding: .utf8))
  }

  private static func report(_ outcomes: [ComparedDocument.Outcome]) -> String {
    ComparisonReport(
      documents: outcomes.map { ComparedDocument(oldPath: "Old.xib", newPath: "New.xib", outcome: $0) }
    ).json
  }

  @Test func theSchemaAcceptsEachOutcomeAndKindOfChange() throws {
    let comparisons = try SentenceTests.comparisons()
    let kinds = Set(comparisons.flatMap(\.changes).map { String("\($0.kind)".prefix { $0 != "(" }) })
    #expect(kinds.isSuperset(of: ["added", "removed", "stated", "gone", "redirected", "value", "frame"]))
    let outcomes: [ComparedDocument.Outcome] = [
      .added, .removed, .redrawn, .same, .unreadable(["before: Old.xib:1:1"]),
    ]
    var findings = ComparisonReport(documents: [ComparedDocument(oldPath: nil, newPath: "New.xib", outcome: .added)])
    for path in ["New.xib", "New.swift"] {
      findings.add([LintFinding(severity: "warning", rule: "nib-root-class", message: "none", path: path, line: 1)])
    }
    let reports =
      [Self.report([]), Self.report(outcomes), findings.json] + comparisons.map { Self.report([.compared($0)]) }
    #expect(try Self.validator().accepts(reports) == reports.map { _ in true })
  }

  @Test func theSchemaRefusesOthers() throws {
    let changes = [
      ("\"version\": 1", "\"version\": 2"), ("\"changed\"", "\"different\""), ("\"category\"", "\"kind\""),
      ("\"connection\"", "\"link\""), ("\"documents\"", "\"files\""),
    ]
    let outlet = try #require(try SentenceTests.comparisons().first { $0.changes.first?.category == .connection })
    let report = Self.report([.compared(outlet)])
    for (old, _) in changes { #expect(report.contains(old)) }
    let changed = changes.map { report.replacingOccurrences(of: $0, with: $1) }
    #expect(try Self.validator().accepts([report] + changed) == [true] + changes.map { _ in false })
  }

  /// The scripted edits of real documents that are chosen at random.
  @Test(.tags(.soak), .enabled(if: SharedFolder.interfaceBuilder.isPresent))
  func theSchemaAcceptsReportsOnRealDocuments() throws {
    var reports: [String] = []
    var random = SeededGenerator(seed: 32)
    for path in SharedFolder.interfaceBuilder.documents().shuffled(using: &random).prefix(
      SoakLength.count(8, full: 60)
    ) {
      guard let root = try? IBElement.read(Data(contentsOf: URL(fileURLWithPath: path)), path: path) else { continue }
      let names = SubjectNames(ObjectTree(root))
      var elements: [IBElement] = []
      root.forEach { elements.append($0) }
      for change in ScriptedEdit.changes {
        guard let edit = elements.lazy.compactMap({ change.script($0, root, names) }).first else { continue }
        reports.append(
          Self.report([.compared(DocumentComparison(DocumentVersion(root), DocumentVersion(edit.document)))])
        )
      }
    }
    #expect(reports.count > SoakLength.count(20, full: 200))
    #expect(try Self.validator().accepts(reports).allSatisfy { $0 })
  }
}
