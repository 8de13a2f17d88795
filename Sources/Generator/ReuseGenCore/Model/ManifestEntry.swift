/// The content of each kind of entry: a class, and the values of keys.
///
/// It is an object, because each use of an entry's type would copy a value with all its strings.
package final class EntryStatement: Sendable {
  package let location: SourceLocation
  package let type: Located<TypeName>
  package let specified: SpecifiedValues
  /// Whether the entry was read without an error: what is missing or wrong in another may follow from its error.
  let isSound: Bool

  package init(location: SourceLocation, type: Located<TypeName>, specified: SpecifiedValues, isSound: Bool) {
    (self.location, self.type, self.specified, self.isSound) = (location, type, specified, isSound)
  }
}

/// An entry of the manifest: a class, and what it specifies of it. The values of its keys are its members.
///
/// The stages share it: a manifest can have many entries.
@dynamicMemberLookup
package protocol ManifestEntry: AnyObject, Sendable {
  var statement: EntryStatement { get }

  init(_ statement: EntryStatement)
}

extension ManifestEntry {
  package var location: SourceLocation { statement.location }
  package var type: Located<TypeName> { statement.type }
  package var specified: SpecifiedValues { statement.specified }

  package subscript<Value>(dynamicMember property: KeyPath<EntryValues, Value>) -> Value {
    specified.values[keyPath: property]
  }

  /// The identifier in the manifest, or else the identifier that follows from the type.
  package var reuseIdentifier: String { specified.values.identifier?.value ?? type.value.last }

  package var accessorName: AccessorName {
    AccessorName(
      type: type.value,
      name: self.name?.value,
      identifier: self.identifier?.value,
      document: self.storyboard?.value ?? self.nib?.value.specifiedName
    )
  }

  /// The location of the identifier, or of the type that it follows from.
  package var identifierLocation: SourceLocation { specified.values.identifier?.location ?? type.location }
}

/// A cell of a table or a collection.
package final class CellEntry: ManifestEntry {
  package let statement: EntryStatement

  package init(_ statement: EntryStatement) { self.statement = statement }
}

/// A header, a footer, a supplementary view, or a view that is loaded from its nib.
package final class ViewEntry: ManifestEntry {
  package let statement: EntryStatement

  package init(_ statement: EntryStatement) { self.statement = statement }
}

/// A scene of a storyboard.
package final class SceneEntry: ManifestEntry {
  package let statement: EntryStatement

  package init(_ statement: EntryStatement) { self.statement = statement }

  /// The storyboard that the entry names, or the one with the name of its class.
  package var storyboardName: String { specified.values.storyboard?.value ?? type.value.last }
}
