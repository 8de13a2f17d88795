import ReuseGenDeclarations

/// Classes by the name that documents give them, which leaves out the types around a nested class.
extension Declarations {
  func declaresClass(_ name: String) -> Bool { isClass(name) || classReference(to: name) != nil }

  /// Whether the sources declare a class in Objective-C.
  func isObjectiveC(_ name: String) -> Bool {
    references(to: name).contains { kind(of: $0) == .class && files[$0.file].language == .objectiveC }
  }

  /// The last names of all classes, sorted.
  var lastClassNames: [String] { Set(classNames.map(\.lastName)).sorted() }

  /// The location of a class's name in its declaration.
  func location(ofClass name: String) -> SourceLocation? {
    classReference(to: name).map { location(of: self[$0].nameOffset, in: $0) }
  }

  /// The location of a byte of the file that has a type.
  func location(of offset: Int, in type: Reference) -> SourceLocation {
    files[type.file].location(of: offset)
  }

  /// A class's declaration, or its implementation where there is no other.
  private func classReference(to name: String) -> Reference? {
    classReference(in: fullName(named: name).map { [$0] } ?? fullNames(lastName: name))
  }

  /// The same, of the classes with some full names.
  func classReference(in names: [String]) -> Reference? {
    let references = names.flatMap { self.references(to: $0) }
    return references.first { kind(of: $0) == .class } ?? references.first(where: isPartial)
  }
}

extension String {
  /// The name of a nested type without the types around it.
  package var lastName: String { QualifiedName(self).last }
}
