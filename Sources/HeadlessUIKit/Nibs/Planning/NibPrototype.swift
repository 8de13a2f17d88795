/// A cell or another view of a table or collection view that is made separately.
@MainActor
struct NibPrototype {
  let identifier: String
  /// The kind of a supplementary view.
  let kind: String?
  let plan: NibPlan
}
