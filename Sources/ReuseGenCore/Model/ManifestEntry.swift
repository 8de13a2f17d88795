/// The properties that all entries have in common.
protocol ManifestEntry: AnyObject, Sendable {
  var location: SourceLocation { get }
  var type: Located<TypeName> { get }
  var name: Located<String>? { get }
  var identifier: Located<String>? { get }
  /// Whether the class is made to conform, with its identifiers as static members.
  var writesConformance: Bool { get }
}

extension ManifestEntry {
  /// The identifier in the manifest, or else the identifier that follows from the type.
  var reuseIdentifier: String { identifier?.value ?? type.value.last }

  /// The location of the identifier, or of the type that it follows from.
  var identifierLocation: SourceLocation { identifier?.location ?? type.location }
}
