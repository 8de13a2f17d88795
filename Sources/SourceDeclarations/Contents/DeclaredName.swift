/// The names of a type, by which declarations refer to one another, and what kind it is.
package struct DeclaredName: Sendable {
  package var kind: TypeDeclaration.Kind
  /// The name with the types around it, separated by dots.
  package var fullName: String
  /// The name in the other language.
  package var otherName: String?
  /// Whether the text is a protocol's or a forward declaration without a superclass, as `@implementation` may be.
  package var isPartial: Bool
}

extension TypeDeclaration {
  var typeName: DeclaredName {
    DeclaredName(kind: kind, fullName: fullName, otherName: otherName, isPartial: isPartial)
  }

  /// A type of which nothing else is known.
  init(_ name: DeclaredName, language: SourceFile.Language) {
    self.init(
      kind: name.kind,
      language: language,
      name: name.fullName,
      fullName: name.fullName,
      otherName: name.otherName,
      isPartial: name.isPartial,
      nameOffset: 0,
      range: 0..<0
    )
  }
}
