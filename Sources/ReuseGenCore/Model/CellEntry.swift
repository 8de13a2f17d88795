/// A cell of a table or a collection.
///
/// The stages share it: a manifest can have many entries.
final class CellEntry: ManifestEntry {
  let location: SourceLocation
  let type: Located<TypeName>
  let writesConformance: Bool
  /// The values that the entry specifies beside its type. Most entries of a large manifest specify none.
  private let options: Options?

  private final class Options: Sendable {
    let name: Located<String>?
    let identifier: Located<String>?
    let container: Located<Container>?
    let nib: Located<NibChoice>?
    let storyboard: Located<String>?
    let groups: [Located<String>]

    init(
      _ name: Located<String>?,
      _ identifier: Located<String>?,
      _ container: Located<Container>?,
      _ nib: Located<NibChoice>?,
      _ storyboard: Located<String>?,
      _ groups: [Located<String>]
    ) {
      self.name = name
      self.identifier = identifier
      self.container = container
      self.nib = nib
      self.storyboard = storyboard
      self.groups = groups
    }
  }

  var name: Located<String>? { options?.name }
  var identifier: Located<String>? { options?.identifier }
  var container: Located<Container>? { options?.container }
  var nib: Located<NibChoice>? { options?.nib }
  /// The storyboard that holds the prototype.
  var storyboard: Located<String>? { options?.storyboard }
  /// The names of the groups, each of which registers its entries.
  var groups: [Located<String>] { options?.groups ?? [] }

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
    self.writesConformance = writesConformance
    let isPlain =
      name == nil && identifier == nil && container == nil && nib == nil && storyboard == nil && groups.isEmpty
    options = isPlain ? nil : Options(name, identifier, container, nib, storyboard, groups)
  }
}
