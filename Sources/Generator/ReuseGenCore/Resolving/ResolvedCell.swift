/// A cell, the container that recycles it, and the nib or the prototypes that it comes from. All rules and accessors
/// share it.
final class ResolvedCell: ResolvedEntry {
  let entry: CellEntry
  let listedClass: ListedClass
  let name: AccessorName
  let container: Container
  let source: ViewSource

  var isRegisteredByCode: Bool { source.storyboard == nil }

  init(entry: CellEntry, listedClass: ListedClass, name: AccessorName, container: Container, source: ViewSource) {
    self.entry = entry
    self.listedClass = listedClass
    self.name = name
    self.container = container
    self.source = source
  }
}
