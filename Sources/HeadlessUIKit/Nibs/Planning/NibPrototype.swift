/// A cell or another view of a table or collection view that is made separately.
@MainActor
struct NibPrototype {
  let identifier: String
  /// The kind of a supplementary view.
  let kind: String?
  let plan: NibPlan
}

/// A section of a table whose rows are in the document.
@MainActor
struct NibSection {
  let header: String?
  let footer: String?
  let cells: [NibNode]
  /// The heights that the elements of the rows specify.
  let heights: [CGFloat?]
}
