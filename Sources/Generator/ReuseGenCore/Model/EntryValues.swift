/// The values that an entry of the manifest can specify beside its type, and their defaults. A key in `ManifestKeys`
/// sets each of them.
package struct EntryValues: Sendable {
  /// The base of the accessors' names.
  package var name: Located<String>?
  /// The kind of view that recycles it; `nil` if the documents decide, or if the view isn't recycled.
  package var container: Located<Container>?
  /// The reuse identifier, or the storyboard identifier of a scene; `nil` for the initial scene.
  package var identifier: Located<String>?
  package var nib: Located<NibChoice>?
  /// Whether the class is the File's Owner of its nib.
  package var isOwner = false
  /// The element kind in a collection.
  package var kind: Located<String>?
  /// The storyboard that holds the prototype or the scene.
  package var storyboard: Located<String>?
  /// The names of the groups, each of which registers its entries.
  package var groups: [Located<String>] = []
  /// Whether the class is made to conform, with its identifiers as static members.
  package var writesConformance = true
}

/// The values that an entry specifies. Most entries of a large manifest specify none, and share one object.
package final class SpecifiedValues: Sendable {
  package static let none = SpecifiedValues(EntryValues())

  package let values: EntryValues

  package init(_ values: EntryValues) { self.values = values }
}
