import Foundation
import Testing

@testable import ReuseGenCore

/// The schema that editors complete from knows the reader's keys and words, and no others.
struct SchemaTests {
  static func schema() throws -> [String: Any] {
    let url = ExpectedFile.tests.deletingLastPathComponent().appendingPathComponent("reuse.schema.json")
    return try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any])
  }

  private func keys(of object: Any?) -> [String] {
    ((object as? [String: Any])?["properties"] as? [String: Any])?.keys.sorted() ?? []
  }

  @Test func keys() throws {
    let schema = try Self.schema()
    let definitions = schema["definitions"] as? [String: Any]
    #expect(keys(of: schema) == ManifestKey.ofManifest.map(\.rawValue).sorted())
    #expect(keys(of: definitions?["cell"]) == ManifestKey.ofCell.map(\.rawValue).sorted())
    #expect(keys(of: definitions?["view"]) == ManifestKey.ofView.map(\.rawValue).sorted())
    #expect(keys(of: definitions?["scene"]) == ManifestKey.ofScene.map(\.rawValue).sorted())
  }

  @Test func words() throws {
    let schema = try Self.schema()
    let properties = schema["properties"] as? [String: [String: Any]]
    #expect(properties?["access"]?["enum"] as? [String] == AccessLevel.allCases.map(\.rawValue))
    #expect(properties?["bundle"]?["enum"] as? [String] == BundleChoice.allCases.map(\.rawValue))
  }

  @Test func nibOrStoryboard() throws {
    let cell = (try Self.schema()["definitions"] as? [String: [String: Any]])?["cell"]
    #expect((cell?["not"] as? [String: Any])?["required"] as? [String] == ["nib", "storyboard"])
  }

  @Test func rules() throws {
    let properties = try Self.schema()["properties"] as? [String: [String: Any]]
    let rules = properties?["rules"]?["properties"] as? [String: [String: Any]]
    let severities = Rules.all.map { ($0.name, $0.defaultSeverity.rawValue) }
    #expect(rules?.compactMapValues { $0["default"] as? String } == Dictionary(uniqueKeysWithValues: severities))
    let words = RuleSeverity.allCases.map(\.rawValue)
    #expect(rules?.values.allSatisfy { $0["enum"] as? [String] == words } == true)
  }
}
