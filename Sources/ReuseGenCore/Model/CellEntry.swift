/// A cell of a table or a collection.
///
/// The stages share it: a manifest can have many entries.
final class CellEntry: ManifestEntry {
  let location: SourceLocation
  let type: Located<TypeName>
  let name: Located<String>?
  let identifier: Located<String>?
  let container: Located<Container>?
  let nib: Located<NibChoice>?
  /// The storyboard that holds the prototype.
  let storyboard: Located<String>?
  /// The names of the groups, each of which registers its entries.
  let groups: [Located<String>]
  let writesConformance: Bool

  init(
    location: SourceLocation,
    type: Located<TypeName>,
    name: Located<String>?,
    identifier: Located<String>?,
    container: Located<Container>?,
    nib: Located<NibChoice>?,
    storyboard: Located<String>?,
    groups: [Located<String>],
    writesConformance: Bool
  ) {
    self.location = location
    self.type = type
    self.name = name
    self.identifier = identifier
    self.container = container
    self.nib = nib
    self.storyboard = storyboard
    self.groups = groups
    self.writesConformance = writesConformance
  }
}
