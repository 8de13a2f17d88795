/// A cell, the container that recycles it, and the nib or the prototypes that it comes from. All rules and accessors
/// share it.
final class ResolvedCell: ResolvedEntry {
  let entry: CellEntry
  let listedClass: ListedClass
  let name: AccessorName
  let container: Container
  let source: ViewSource
  let nib: ResolvedNib?
  /// The prototypes that are the cell's, or nearly. A cell whose entry names no storyboard can have some in several.
  let prototypes: [ResolvedPrototype]
  /// The storyboard that holds the cell.
  let storyboard: NamedDocument?

  init(
    entry: CellEntry,
    listedClass: ListedClass,
    name: AccessorName,
    container: Container,
    source: ViewSource,
    nib: ResolvedNib?,
    prototypes: [ResolvedPrototype],
    storyboard: NamedDocument?
  ) {
    self.entry = entry
    self.listedClass = listedClass
    self.name = name
    self.container = container
    self.source = source
    self.nib = nib
    self.prototypes = prototypes
    self.storyboard = storyboard
  }
}
