import Foundation
import SwiftParser
import SwiftSyntax

/// Prints what types inherit from by the compiler's own parser library, for `check`: an object a line for each file.
/// The compiler's dump of a source that isn't type-checked has no names of superclasses.
@main
enum PrintInheritance {
  static func main() throws {
    while let path = readLine() {
      guard let bytes = FileManager.default.contents(atPath: path) else { continue }
      let visitor = Visitor(viewMode: .sourceAccurate)
      visitor.walk(Parser.parse(source: String(decoding: bytes, as: UTF8.self)))
      let object: [String: Any] = ["path": path, "types": visitor.types]
      print(String(decoding: try JSONSerialization.data(withJSONObject: object), as: UTF8.self))
    }
  }
}

private final class Visitor: SyntaxVisitor {
  /// The kind, the name and the inherited types of each declaration.
  var types: [[String]] = []

  private func add(_ kind: String, _ name: String, _ clause: InheritanceClauseSyntax?) -> SyntaxVisitorContinueKind {
    types.append([kind, name] + (clause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []))
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    add("class", node.name.text, node.inheritanceClause)
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    add("struct", node.name.text, node.inheritanceClause)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    add("enum", node.name.text, node.inheritanceClause)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    add("protocol", node.name.text, node.inheritanceClause)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    add("actor", node.name.text, node.inheritanceClause)
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    add("extension", node.extendedType.trimmedDescription, node.inheritanceClause)
  }
}
