import InterfaceBuilderXML

// How messages name both sides: what the manifest says and what a document says.

extension ManifestEntry {
  /// The manifest's side of a disagreement.
  var listed: Diagnostic.Note { .init("\(type.value.text) is listed here", at: type.location) }

  /// The place of the identifier, or of the type that it follows from.
  var identifierLocation: SourceLocation { identifier?.location ?? type.location }
}

extension InterfaceBuilderDocument {
  /// The place of an attribute of the element at a place, or of the element where it has none.
  func location(_ element: IBPlace, _ attribute: String? = nil) -> SourceLocation {
    let place = attribute.map { self.place(ofAttribute: $0, inElementAt: element) } ?? element
    return SourceLocation(place, in: path)
  }
}

/// How messages speak of a class that a document states and that is not the type.
func stated(_ reference: ClassReference, element: String, insteadOf type: TypeName) -> String {
  guard let name = reference.className else {
    return "no class of its own (it is a \(ClassComparison.className(ofElement: element)))"
  }
  // Of one name, it is the modules that differ.
  guard name == type.last else { return "the class \(name)" }
  if reference.isInTargetModule { return "the class \(name) of the target's own module" }
  return reference.namedModule.map { "the class \(name) of the module \($0)" } ?? "the class \(name)"
}
