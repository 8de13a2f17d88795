import ReuseGenBasics

/// The declarations of a source: those that this run read, or those that an earlier run read.
///
/// An object, so that a copy of a ``SourceFile`` costs little.
protocol SourceContents: AnyObject, Sendable {
  // Each run asks all sources for these.
  var language: SourceFile.Language { get }
  /// The names of the types, in the order of ``types``.
  var typeNames: [DeclaredName] { get }
  var summary: TextSummary { get }
  var typeAliases: [TypeAlias] { get }
  var doubt: Doubt? { get }
  var words: Set<String>? { get }
  var steps: Int { get }

  // Few sources are asked for the rest, which costs more if an earlier run read it.
  var types: [TypeDeclaration] { get }
  /// The members of a type, which cost less than its declaration.
  func members(ofType index: Int) -> DeclaredMembers
  var stringLiterals: [StringLiteral] { get }
  var text: TextContents { get }
}

/// The names in the text of a source, and its lines.
struct TextContents: Sendable {
  var identifierUses: [ReuseIdentifierUse] = []
  var accessorUses: [AccessorUse] = []
  var nameUses: [NameUse] = []
  var resourceConstants: [ResourceConstant] = []
  var names = NameSet()
  var boundNames = NameSet()
  var stringConstants: [StringConstant] = []
  var lines = LineStarts.ofEmptyFile
}
