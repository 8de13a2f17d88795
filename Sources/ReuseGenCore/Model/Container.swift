/// The kind of view that recycles.
enum Container: String, Sendable, CaseIterable {
  case table
  case collection
}
