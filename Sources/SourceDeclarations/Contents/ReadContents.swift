/// The declarations that a reader finds in a source.
struct ReadContents: Sendable {
  var types: [TypeDeclaration] = []
  var typeAliases: [TypeAlias] = []
  var stringLiterals: [StringLiteral] = []
  var text = KeptContents.Text()
  var doubt: Doubt?
  var words: Set<String>?
  var steps = 0

  init(of bytes: [UInt8]) { text.lines = LineStarts(bytes) }

  mutating func add(_ literal: StringLiteral) {
    stringLiterals.append(literal)
    text.names.insert(literal.value.utf8)
  }
}
