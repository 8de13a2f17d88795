/// A header, a footer, a supplementary view, or a view that is loaded from its nib.
struct ViewEntry: ManifestEntry {
  var location: SourceLocation
  var type: Located<TypeName>
  var name: Located<String>?
  var identifier: Located<String>?
  /// nil: the view isn't recycled.
  var container: Located<Container>?
  var nib: Located<NibChoice>?
  /// The class is the File's Owner of its nib.
  var isOwner = false
  var kind: Located<String>?
  /// The names of the groups, each of which registers its entries.
  var groups: [Located<String>] = []
  var writesConformance = true
  /// Whether the entry was read without an error: what is missing in another may follow from its error.
  var isSound = true
}
