import Foundation
import ReuseGenTestSupport
import Testing

@testable import ReuseGenCore

/// The schema and the table in Documentation/Manifest.md follow the declarations of keys.
struct SchemaTests {
  @Test func theCheckedInSchemasAreUpToDate() throws {
    try ExpectedFile("Schemas/reuse.schema.json").expect(ManifestSchema.text)
    try ExpectedFile("Schemas/headless-sources.schema.json").expect(ManifestSchema.headlessSources)
  }

  @Test func theTableOfTheManifestsPageIsUpToDate() throws {
    let file = ExpectedFile("Documentation/Manifest.md")
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    let title = try #require(ManifestTable.text.split(separator: "\n").first)
    let start = try #require(lines.firstIndex(of: title))
    let end = lines[start...].firstIndex { !$0.hasPrefix("|") } ?? lines.endIndex
    let table = ManifestTable.text.split(separator: "\n")
    try file.expect((lines[..<start] + table + lines[end...]).joined(separator: "\n"))
  }

  @Test func thePageListsTheKeysOfTheManifest() {
    let keys = ManifestKeys.names(of: .manifest).filter { !["$schema", "cells", "views", "scenes"].contains($0) }
    let list = keys.map { "`\($0)`" }.joined(separator: ", ")
    let text = ExpectedFile("Documentation/Manifest.md").text.replacing("\n", with: " ")
    #expect(text.contains(list), "the page doesn't list \(list)")
  }

  @Test func everyKeyIsDocumentedAsAPhrase() {
    for key in ManifestKeys.all {
      #expect(!key.documentation.isEmpty && !key.documentation.hasSuffix("."), "\(key.name)")
      #expect(!key.documentation.contains("|"), "\(key.name) breaks the table")
    }
  }

  // MARK: Agreement with the reader

  /// Runs only if python3 has the package jsonschema.
  @Test(.enabled(if: SchemaValidator.isAvailable))
  func schemaAndReaderAgreeOnAllManifestsOfTheTests() throws {
    let mistakes = ManifestMistakesTests.values + ManifestMistakesTests.names
    let refused = mistakes.filter { !$0.isBeyondSchema }
    let beyond = mistakes.filter(\.isBeyondSchema) + ManifestMistakesTests.clashes
    let accepted = try Self.acceptedManifests() + beyond.map(\.manifest)
    let validator = SchemaValidator(schema: ManifestSchema.text)
    let verdicts = try validator.accepts((accepted + refused.map(\.manifest)).map(Self.plainJSON))
    for (manifest, isAccepted) in zip(accepted, verdicts) { #expect(isAccepted, "the schema refuses \(manifest)") }
    for (row, isAccepted) in zip(refused, verdicts.dropFirst(accepted.count)) {
      #expect(!isAccepted, "the schema accepts \(row.manifest)")
    }
    #expect(refused.count > 30 && accepted.count > 30)
  }

  /// All manifests in the repository that the reader accepts, as JSON without comments.
  private static func acceptedManifests() throws -> [String] {
    let files = FileManager.default.enumerator(at: Checkout.url("Tests"), includingPropertiesForKeys: nil)
    var manifests: [String] = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "json", file.lastPathComponent != "context.json" else { continue }
      let bytes = Array(try Data(contentsOf: file))
      guard case .object(let members)? = (try? JSONReader.read(bytes, file: ""))?.value,
        members.contains(where: { ["cells", "views", "scenes", "imports", "rules"].contains($0.key.value) }),
        !Pipeline().generate(TargetInput(ManifestReader.read(bytes, file: file.path), documents: [])).diagnostics
          .contains(where: { $0.rule.hasPrefix("manifest-") })
      else { continue }
      manifests.append(String(decoding: bytes, as: UTF8.self))
    }
    return manifests
  }

  /// JSON5 as JSON on one line. Of a repeated key, the last value counts.
  private static func plainJSON(_ text: String) throws -> String {
    func object(_ json: LocatedJSON) -> Any {
      switch json.value {
      case .null: NSNull()
      case .bool(let flag): flag
      case .number: 1
      case .string(let text): text
      case .array(let elements): elements.map(object)
      case .object(let members): Dictionary(members.map { ($0.key.value, object($0.value)) }) { $1 }
      }
    }
    let json = try JSONReader.read(Array(text.utf8), file: "")
    let data = try JSONSerialization.data(withJSONObject: object(json), options: .fragmentsAllowed)
    return String(decoding: data, as: UTF8.self)
  }
}
