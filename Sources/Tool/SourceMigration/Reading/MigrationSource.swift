import ReuseGenCore
package import SourceDeclarations
import SourceSyntax

/// A Swift source whose call sites are rewritten.
package struct MigrationSource: Sendable {
  package let path: String
  package let bytes: [UInt8]
  let tree: SyntaxTree
  let declared: SourceFile

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    tree = SyntaxTree(bytes)
    declared = SourceFile.read(tree.stream, path: path)
  }

  /// The declarations of the source, for those of the target.
  package var declarations: SourceFile { declared }

  /// Whether brackets, literals and conditions match.
  package var isUnderstood: Bool { declared.doubt?.reason != .unbalanced }

  func location(of offset: Int) -> SourceLocation {
    let position = declared.position(of: offset)
    return SourceLocation(file: path, line: position.line, column: position.column)
  }

  /// Whether anything but spaces and line breaks is between the tokens of a range.
  func hasComment(in tokens: Range<Int>) -> Bool {
    tokens.dropLast().contains { token in
      bytes[tree.stream[token].end..<tree.stream[token + 1].start].contains { $0 > UInt8(ascii: " ") }
    }
  }

  /// The spaces and tabs before an offset, if nothing else precedes it on its line.
  func indentation(of offset: Int) -> String? {
    var start = offset
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t") { start -= 1 }
    guard start == 0 || bytes[start - 1] == UInt8(ascii: "\n") || bytes[start - 1] == UInt8(ascii: "\r") else {
      return nil
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// The offsets after the line breaks in a range.
  func lineStarts(in range: Range<Int>) -> [Int] {
    range.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// The full name of the type around an offset; `nil` outside of types.
  func type(around offset: Int) -> String? {
    declared.indexOfType(around: offset).map { declared.types[$0].fullName }
  }

  /// The names of a chain of members: `["R", "nib", "personCell"]`.
  func path(of node: SyntaxTree.Node) -> [String]? {
    switch tree.kind(node) {
    case .name: return tree.tokens(node).count == 1 ? [tree.stream.text(tree.first(node))] : nil
    case .memberAccess:
      guard let member = tree.member(node), member.labels == nil, let base = member.base, let start = path(of: base)
      else { return nil }
      return start + [tree.stream.text(member.name)]
    default: return nil
    }
  }
}
