/// A system of constraints between unknowns, solved strength by strength, as Auto Layout requires.
///
/// A system knows nothing about views. `LayoutSolver` uses one for the widths and one for the heights of a layout unit.
///
/// Required equations define unknowns by others before anything else happens. Most systems of views then consist of
/// variables that limits determine one by one, in linear time. The others are solved with the simplex method, whose
/// steps are counted in the solution's `work`. Strengths aren't weights: once the violation of a strength is minimal,
/// the ranges of variables become those that keep it so. A weaker constraint therefore never worsens a stronger one.
///
/// If required constraints conflict, their order decides which ones are broken.
package struct LinearSystem: Equatable, Sendable {
  package let unknowns: Int
  package private(set) var constraints: [LinearConstraint] = []

  /// - Parameter capacity: The number of constraints that are most likely added.
  package init(unknowns: Int, capacity: Int = 0) {
    self.unknowns = unknowns
    constraints.reserveCapacity(capacity)
  }

  package mutating func add(_ constraint: LinearConstraint) { constraints.append(constraint) }

  package func solve() -> LinearSolution {
    var solving = Solving(self)
    let isConsistent = solving.requireEquationsFirst(constraints)
    var broken: [Int] = []
    if !isConsistent {
      // The order decides which of those that conflict are broken.
      solving = Solving(self)
      broken = solving.require(constraints)
    }
    let isDetermined = solving.decidedUnknowns(unknowns)
    solving.preferAll(constraints)
    for constraint in constraints where constraint.strength == .stay { solving.prefer(constraint) }
    return LinearSolution(
      values: solving.values(unknowns),
      isDetermined: isDetermined,
      broken: broken,
      work: solving.work
    )
  }
}
