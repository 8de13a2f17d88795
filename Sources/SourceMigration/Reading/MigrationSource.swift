import ReuseGenCore
package import SourceDeclarations

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

  /// What the source declares, for the declarations of the target.
  package var declarations: SourceFile { declared }

  /// Whether brackets, literals and conditions match.
  var isUnderstood: Bool { declared.doubt?.reason != .unbalanced }

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
}
