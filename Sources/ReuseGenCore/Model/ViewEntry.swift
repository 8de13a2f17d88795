/// A header, a footer, a supplementary view, or a view that is loaded from its nib.
///
/// The stages share it: a manifest can have many entries.
final class ViewEntry: ManifestEntry {
  let location: SourceLocation
  let type: Located<TypeName>
  let name: Located<String>?
  let identifier: Located<String>?
  /// nil: the view isn't recycled.
  let container: Located<Container>?
  let nib: Located<NibChoice>?
  /// The class is the File's Owner of its nib.
  let isOwner: Bool
  let kind: Located<String>?
  /// The names of the groups, each of which registers its entries.
  let groups: [Located<String>]
  let writesConformance: Bool
  /// Whether the entry was read without an error: what is missing in another may follow from its error.
  let isSound: Bool

  init(
    location: SourceLocation,
    type: Located<TypeName>,
    name: Located<String>?,
    identifier: Located<String>?,
    container: Located<Container>?,
    nib: Located<NibChoice>?,
    isOwner: Bool,
    kind: Located<String>?,
    groups: [Located<String>],
    writesConformance: Bool,
    isSound: Bool
  ) {
    self.location = location
    self.type = type
    self.name = name
    self.identifier = identifier
    self.container = container
    self.nib = nib
    self.isOwner = isOwner
    self.kind = kind
    self.groups = groups
    self.writesConformance = writesConformance
    self.isSound = isSound
  }
}
