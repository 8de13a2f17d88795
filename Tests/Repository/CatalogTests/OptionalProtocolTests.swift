import ReuseGenDeclarations
import ReuseGenTestSupport
import Testing

@testable import ReuseGenPorting

/// The table of UIKit's protocols with optional methods is what `HeadlessUIKit` declares.
@Suite(.long) struct OptionalProtocolTests {
  private static let types = RuntimeDeclarations.shared?.types

  @Test func theTableListsWhatUIKitDeclares() throws {
    let types = try #require(Self.types)
    let protocols = types.filter { $0.kind == .protocol && isDelegate($0.name) && $0.attributes.contains("MainActor") }
    let classes = types.filter { type in
      type.kind == .class && type.inherited.contains { inherited in protocols.contains { $0.name == inherited.name } }
    }
    let lines = (protocols + classes).sorted { $0.name < $1.name }.map { type in
      let inherited = type.inherited.map(\.name).filter { name in protocols.contains { $0.name == name } }
      let methods = type.kind == .protocol ? optionalMethods(of: type, types) : []
      let head = ["\(type.name):"] + inherited
      return GeneratedFile.lines(methods.isEmpty ? head : head + ["|"] + methods, indentation: 4, separator: " \\")
    }
    #expect(lines.count > 30)
    try GeneratedFile(
      "Sources/Tool/ReuseGenPorting/Analysis/OptionalProtocol+UIKit.generated.swift",
      """
      extension OptionalProtocol {
        /// UIKit's protocols with their optional methods, and UIKit's classes that adopt some.
        static let uiKitTable = \"""
      \(lines.joined(separator: "\n"))
          \"""
      }
      """
    ).verify()
  }

  /// In Objective-C a subclass of such a class overrides any of them.
  @Test func uiKitsClassesDeclareTheOptionalMethodsOfTheirProtocolsAsOpen() throws {
    let types = try #require(Self.types)
    for (name, adopting) in OptionalProtocol.uiKit where types.contains(where: { $0.name == name && $0.kind == .class })
    {
      let own = superclasses(of: name, types).flatMap(\.methods)
      var waiting = adopting.inherited
      while let next = waiting.popLast() {
        guard let adopted = OptionalProtocol.uiKit[next] else { continue }
        waiting += adopted.inherited
        let missing = adopted.optionalMethods.filter { method in
          !own.contains { $0.name == method && $0.modifiers.contains(.open) }
        }
        #expect(missing.sorted() == [], "\(name), \(next)")
      }
    }
  }

  /// A class with its superclasses.
  private func superclasses(of name: String, _ types: [TypeDeclaration]) -> [TypeDeclaration] {
    var (found, next): ([TypeDeclaration], String?) = ([], name)
    while let type = types.first(where: { $0.kind == .class && $0.name == next }), found.count < 9 {
      found.append(type)
      next = type.inherited.first?.name
    }
    return found
  }

  private func isDelegate(_ name: String) -> Bool {
    ["Delegate", "DelegateFlowLayout", "DataSource", "Prefetching", "ItemSource", "AnimatedTransitioning"].contains {
      name.hasSuffix($0)
    }
  }

  /// The methods of a protocol that an extension implements.
  private func optionalMethods(of type: TypeDeclaration, _ types: [TypeDeclaration]) -> [String] {
    let implemented = Set(
      types.filter { $0.kind == .extension && $0.fullName == type.name }.flatMap(\.methods).map(\.name)
    )
    return type.methods.filter { !$0.isTypeMember }.map(\.name).filter(implemented.contains).sorted()
  }
}
