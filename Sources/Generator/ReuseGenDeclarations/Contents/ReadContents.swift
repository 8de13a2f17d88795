import ReuseGenBasics

/// The declarations that a reader finds in a source.
struct ReadContents: Sendable {
  var types: [TypeDeclaration] = []
  var typeAliases: [TypeAlias] = []
  var stringLiterals: [StringLiteral] = []
  var text = TextContents()
  /// Whether the text can declare more types: by a macro that is called outside of types or may be an attribute, or by
  /// `@_exported import`, which all files of the module see.
  var mayAddTypes = false
  var doubt: Doubt?
  var words: Set<String>?
  var steps = 0
}

extension ReadContents {
  init(of bytes: [UInt8], isBalanced: Bool) {
    self.init()
    text.lines = LineStarts(bytes)
    if bytes.count > TokenStream.longestSource {
      doubt = Doubt(reason: .tooLong, offset: 0)
    } else if !isBalanced {
      doubt = Doubt(reason: .unbalanced, offset: 0)
    }
  }

  mutating func add(_ literal: StringLiteral) {
    stringLiterals.append(literal)
    text.names.insert(literal.value.utf8, isLiteral: true)
  }
}
