/// A section of a table whose rows are in the document.
@MainActor
struct NibSection {
  let header: String?
  let footer: String?
  let cells: [NibNode]
  /// The heights that the elements of the rows specify.
  let heights: [CGFloat?]
}
