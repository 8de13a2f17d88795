import Foundation
import SourceDeclarations
import Testing

@testable import SourcePorting

/// The port's table of the members of `AnyObject` is what the runtime's `DynamicMembers` declares.
@Suite struct DynamicMemberTests {
  @Test func theTableListsWhatTheRuntimeDeclares() throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    var properties: Set<String> = []
    var methods: Set<String> = []
    for file in ["DynamicMembers", "DynamicMembers+UIKit"] {
      let url = package.appendingPathComponent("Sources/HeadlessUIKit/ObjectiveC/\(file).swift")
      let source = SourceFile.read(Array(try Data(contentsOf: url)), path: file, language: .swift)
      for type in source.types where type.name == "DynamicMembers" {
        properties.formUnion(type.properties.filter { $0.modifiers.contains(.public) }.map(\.name))
        methods.formUnion(type.methods.filter { $0.modifiers.contains(.public) && $0.kind == .method }.map(\.baseName))
      }
    }
    properties.remove("object")
    #expect(properties.sorted() == DynamicMember.properties.sorted())
    #expect(methods.sorted() == DynamicMember.methods.keys.sorted())
  }
}
