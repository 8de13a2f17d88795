/// A cell of a table or a collection.
struct CellEntry: ManifestEntry {
  var location: SourceLocation
  var type: Located<TypeName>
  var name: Located<String>?
  var identifier: Located<String>?
  var container: Located<Container>?
  var nib: Located<NibChoice>?
  /// The storyboard that holds the prototype.
  var storyboard: Located<String>?
  /// The names of the groups, each of which registers its entries.
  var groups: [Located<String>] = []
  var writesConformance = true
}
