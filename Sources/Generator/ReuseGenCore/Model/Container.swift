/// The kind of view that recycles.
package enum Container: String, Sendable, CaseIterable {
  case table
  case collection
}
