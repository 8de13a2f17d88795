import ReuseGenBasics

/// The declarations that a reader finds in a source.
struct ReadContents: Sendable {
  var types: [TypeDeclaration] = []
  var typeAliases: [TypeAlias] = []
  var stringLiterals: [StringLiteral] = []
  var text = TextContents()
  /// Whether the text can declare more types: by macros, or by an import that it exports.
  var sourcesOfTypes: TextSummary = []
  var doubt: Doubt?
  var words: Set<String>?
  var steps = 0

  init(of bytes: [UInt8], isBalanced: Bool) {
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

/// The declarations of a source that this run read.
final class ReadSource: SourceContents {
  let language: SourceFile.Language
  let typeNames: [DeclaredName]
  let summary: TextSummary
  private let contents: ReadContents

  init(_ contents: consuming ReadContents, language: SourceFile.Language) {
    self.language = language
    typeNames = contents.types.map(\.typeName)
    summary = TextSummary(of: contents.text).union(contents.sourcesOfTypes)
      .union(contents.types.contains(where: ReusableConformance.mayMatter) ? .conformances : [])
    self.contents = contents
  }

  var typeAliases: [TypeAlias] { contents.typeAliases }
  var doubt: Doubt? { contents.doubt }
  var words: Set<String>? { contents.words }
  var steps: Int { contents.steps }
  var types: [TypeDeclaration] { contents.types }
  func members(ofType index: Int) -> DeclaredMembers { contents.types[index].members }
  var stringLiterals: [StringLiteral] { contents.stringLiterals }
  var text: TextContents { contents.text }
}
