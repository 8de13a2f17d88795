/// The content of each kind of entry: a class, and the values of keys.
struct EntryStatement: Sendable {
  let location: SourceLocation
  let type: Located<TypeName>
  let specified: SpecifiedValues
}

/// An entry of the manifest: a class, and what it specifies of it. The values of its keys are its members.
///
/// The stages share it: a manifest can have many entries.
@dynamicMemberLookup
protocol ManifestEntry: AnyObject, Sendable {
  var statement: EntryStatement { get }

  /// - Parameter isSound: Whether the entry was read without an error.
  init(_ statement: EntryStatement, isSound: Bool)
}

extension ManifestEntry {
  var location: SourceLocation { statement.location }
  var type: Located<TypeName> { statement.type }
  var specified: SpecifiedValues { statement.specified }

  subscript<Value>(dynamicMember property: KeyPath<EntryValues, Value>) -> Value {
    specified.values[keyPath: property]
  }

  /// The identifier in the manifest, or else the identifier that follows from the type.
  var reuseIdentifier: String { specified.values.identifier?.value ?? type.value.last }

  /// The location of the identifier, or of the type that it follows from.
  var identifierLocation: SourceLocation { specified.values.identifier?.location ?? type.location }
}
