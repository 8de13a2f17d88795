import ReuseGenDeclarations
import ReuseGenTestSupport
import Testing

@testable import ReuseGenPorting

/// The port's table of protocols that a stand-in of a class can adopt is what the runtime declares, with the frameworks
/// that are here.
@Suite(.long) struct ProtocolRequirementTests {
  private static let frameworks = ["AVFoundation", "CoreData", "CoreLocation", "MapKit", "WebKit"]
  private let types: [TypeDeclaration]
  private let protocols: [String: TypeDeclaration]

  init() throws {
    let runtime = try #require(RuntimeDeclarations.shared)
    let frameworks = try Self.frameworks.flatMap(RuntimeSource.sources(of:))
    types = runtime.types + frameworks.flatMap(\.file.types)
    let visible = types.filter { $0.kind == .protocol && $0.modifiers.contains(.public) }
    protocols = Dictionary(visible.map { ($0.name, $0) }) { first, _ in first }
  }

  @Test func theTableListsWhatTheRuntimeDeclares() throws {
    let lines = protocols.keys.sorted().compactMap { name in
      requirements(of: name).map { members in
        GeneratedFile.lines(["\(name):"] + members.sorted(), indentation: 4, separator: " \\")
      }
    }
    #expect(lines.count > 100)
    try GeneratedFile(
      "Sources/Tool/ReuseGenPorting/Packages/ProtocolRequirements.generated.swift",
      """
      /// The protocols of the runtime that a class can adopt with methods and properties alone.
      enum ProtocolRequirements {
        /// Each protocol with the members that have no default.
        static let table = \"""
      \(lines.joined(separator: "\n"))
          \"""
      }
      """
    ).verify()
  }

  /// A class can override only members in its superclass's braces.
  @Test(arguments: [
    ("UITableViewController", ["UITableViewDataSource", "UITableViewDelegate", "UIScrollViewDelegate"]),
    ("UICollectionViewController", ["UICollectionViewDataSource", "UICollectionViewDelegate", "UIScrollViewDelegate"]),
  ])
  func appsOverrideTheMethodsOfAListsController(controller: String, lists: [String]) throws {
    let type = try #require(types.first { $0.kind == .class && $0.name == controller })
    let open = Set(type.methods.filter { $0.modifiers.contains(.open) }.map(\.name))
    let called = Set(try lists.flatMap { try #require(protocols[$0]).methods.map(\.name) })
    #expect(called.count > 50)
    #expect(called.subtracting(open) == [])
  }

  private static let ofEveryObject: Set<String> = ["AnyObject", "NSObjectProtocol", "Sendable"]

  /// The members without defaults, those of the protocols that it inherits from among them; `nil` if a class needs
  /// something else to adopt the protocol.
  private func requirements(of name: String) -> Set<String>? {
    guard let type = protocols[name] else { return nil }
    let isPlain = type.methods.allSatisfy { $0.kind == .method && !$0.isTypeMember }
    guard isPlain, !type.properties.contains(where: \.isTypeMember) else { return nil }
    var members = Set(type.methods.map(\.name) + type.properties.map(\.name))
    for inherited in type.inherited.map(\.name) where !Self.ofEveryObject.contains(inherited) {
      guard let others = requirements(of: inherited) else { return nil }
      members.formUnion(others)
    }
    let parts = types.filter { $0.kind == .extension && $0.name == name }
    let defaults = parts.flatMap(\.methods).map(\.name) + parts.flatMap(\.properties).map(\.name)
    return members.subtracting(defaults)
  }
}
