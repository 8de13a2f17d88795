/// The values that an entry of the manifest can specify beside its type, and their defaults. A key in `ManifestKeys`
/// sets each of them.
struct EntryValues: Sendable {
  /// The base of the accessors' names.
  var name: Located<String>?
  /// The kind of view that recycles it; `nil` if the documents decide, or if the view isn't recycled.
  var container: Located<Container>?
  /// The reuse identifier, or the storyboard identifier of a scene; `nil` for the initial scene.
  var identifier: Located<String>?
  var nib: Located<NibChoice>?
  /// Whether the class is the File's Owner of its nib.
  var isOwner = false
  /// The element kind in a collection.
  var kind: Located<String>?
  /// The storyboard that holds the prototype or the scene.
  var storyboard: Located<String>?
  /// The names of the groups, each of which registers its entries.
  var groups: [Located<String>] = []
  /// Whether the class is made to conform, with its identifiers as static members.
  var writesConformance = true
}

/// The values that an entry specifies. Most entries of a large manifest specify none, and share one object.
final class SpecifiedValues: Sendable {
  static let none = SpecifiedValues(EntryValues())

  let values: EntryValues

  init(_ values: EntryValues) { self.values = values }
}
