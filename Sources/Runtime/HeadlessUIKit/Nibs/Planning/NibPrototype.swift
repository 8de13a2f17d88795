/// A cell or another view of a table or collection view that is made separately.
@MainActor
struct NibPrototype {
  enum Role {
    case cell, header, footer
  }

  let identifier: String
  let role: Role
  let plan: NibPlan
}
