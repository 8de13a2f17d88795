/// The names of a type, by which declarations refer to one another, and what kind it is.
package struct DeclaredName: Sendable {
  package let kind: TypeDeclaration.Kind
  /// The name with the types around it, separated by dots.
  package let fullName: String
  /// The name in the other language.
  package let otherName: String?
  /// Whether the text is a protocol's or a forward declaration without a superclass, as `@implementation` may be.
  package let isPartial: Bool
  /// Whether the full name has a dot.
  let isNested: Bool
}

extension TypeDeclaration {
  var typeName: DeclaredName {
    DeclaredName(
      kind: kind,
      fullName: fullName,
      otherName: otherName,
      isPartial: isPartial,
      isNested: QualifiedName(fullName).isNested
    )
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
