import Foundation
import ReuseGenTestSupport
import Testing

@testable import ReuseGenCore

/// A rule, a key or a kind of accessor that is declared and not listed, or listed and not used, has no effect.
struct ListedDeclarationTests {
  @Test(arguments: [
    ("Linting/Rules", "Rule {", Rules.all.count),
    ("Manifest", " = ManifestKey(", ManifestKeys.all.count),
    ("Accessors", ": AccessorKind {", AccessorKinds.all.count),
  ])
  func everyDeclarationIsListed(folder: String, declaration: String, count: Int) throws {
    let folder = Checkout.url("Sources/Generator/ReuseGenCore/\(folder)")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let declared = try files.map { try String(contentsOf: $0, encoding: .utf8).ranges(of: declaration).count }
    #expect(declared.reduce(0, +) == count)
  }

  /// A number is wrong for every key, so the reader reports each key that it reads.
  @Test(arguments: ManifestPart.allCases)
  func everyKeyIsRead(part: ManifestPart) {
    let keys = ManifestKeys.names(of: part)
    let object = "{ \(keys.map { "\"\($0)\": 1" }.joined(separator: ", ")) }"
    if part == .headlessSources { return readsEveryKeyOfHeadlessSources(keys, object) }
    let manifest =
      switch part {
      case .manifest, .headlessSources: object
      case .cell: "{ \"cells\": [\(object)] }"
      case .view: "{ \"views\": [\(object)] }"
      case .scene: "{ \"scenes\": [\(object)] }"
      case .path: "{ \"sources\": [\(object)] }"
      case .project: "{ \"project\": \(object) }"
      case .template: "{ \"templates\": [\(object)] }"
      }
    let messages = ManifestReader.read(Array(manifest.utf8), file: "reuse.json").diagnostics.map(\.message)
    for key in keys { #expect(messages.contains { $0.hasPrefix("\"\(key)\" must be ") }, "\(key)") }
  }

  private func readsEveryKeyOfHeadlessSources(_ keys: [String], _ object: String) {
    let messages = HeadlessSources.read(Array(object.utf8), file: "c").diagnostics.map(\.message)
    for key in keys where key != "$schema" {
      #expect(messages.contains { $0.hasPrefix("\"\(key)\" is a ") || $0.hasPrefix("\"\(key)\" must be ") }, "\(key)")
    }
  }

  @Test func everyKeyOfTheContextIsDocumented() throws {
    let context = Data(ExpectedFile("Tests/Generator/ReuseGenCoreTests/Rendering/Expected/context.json").text.utf8)
    let page = ExpectedFile("Documentation/TemplateContext.md").text
    for key in Self.keys(in: try JSONSerialization.jsonObject(with: context)) {
      #expect(page.contains("`\(key)`"), "\(key)")
    }
  }

  @Test func everyObjectInAListHasItsFlags() throws {
    let context = Data(ExpectedFile("Tests/Generator/ReuseGenCoreTests/Rendering/Expected/context.json").text.utf8)
    let objects = Self.objectsInLists(of: try JSONSerialization.jsonObject(with: context))
    #expect(objects.count > 20)
    for object in objects { #expect(object["isFirst"] is Bool && object["isLast"] is Bool, "\(object)") }
  }

  private static func objectsInLists(of json: Any) -> [[String: Any]] {
    switch json {
    case let object as [String: Any]: object.values.flatMap { objectsInLists(of: $0) }
    case let array as [Any]: array.compactMap { $0 as? [String: Any] } + array.flatMap { objectsInLists(of: $0) }
    default: []
    }
  }

  private static func keys(in json: Any) -> Set<String> {
    switch json {
    case let object as [String: Any]: object.values.reduce(Set(object.keys)) { $0.union(keys(in: $1)) }
    case let array as [Any]: array.reduce([]) { $0.union(keys(in: $1)) }
    default: []
    }
  }
}
