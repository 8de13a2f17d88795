import ReuseGenBasics

/// The declarations of a source. An object, so that a copy of a ``SourceFile`` costs little.
final class SourceContents: Sendable {
  let language: SourceFile.Language
  let read: ReadContents
  /// Whether a type may have one of the conformances that accessors add.
  let mayHaveConformances: Bool

  init(_ contents: consuming ReadContents, language: SourceFile.Language) {
    self.language = language
    mayHaveConformances = contents.types.contains(where: ReusableConformance.mayMatter)
    read = contents
  }
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
