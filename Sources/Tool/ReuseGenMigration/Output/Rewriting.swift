/// A call site that becomes an accessor.
struct Rewriting {
  /// The accessor as a summary names it.
  let accessor: String
  let edits: [Replacement]
}
