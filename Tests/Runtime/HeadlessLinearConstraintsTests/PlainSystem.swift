@testable import HeadlessLinearConstraints

/// A system of constraints as `LinearSystem`, whose solutions are compared with this one's: it adds a variable for each
/// inequality and violation, and pivots with every constraint in its order.
///
/// The tableau and its pivoting are Cassowary's (Badros, Borning and Stuckey, "The Cassowary Linear Arithmetic
/// Constraint Solving Algorithm"). Unlike there, a system is solved once and as a whole, and strengths aren't weights:
/// as soon as the violation of a strength is minimal, all variables that would increase it are fixed at zero.
struct PlainSystem {
  let unknowns: Int
  private(set) var constraints: [LinearConstraint] = []

  /// - Parameter capacity: The number of constraints that are most likely added.
  init(unknowns: Int, capacity: Int = 0) {
    self.unknowns = unknowns
    constraints.reserveCapacity(capacity)
  }

  mutating func add(_ constraint: LinearConstraint) { constraints.append(constraint) }

  func solve() -> LinearSolution {
    var solving = PlainSolving(unknowns: unknowns, constraints: constraints.count)
    var broken: [Int] = []
    var preferred: [(strength: Double, index: Int)] = []
    preferred.reserveCapacity(constraints.count)
    for (index, constraint) in constraints.enumerated() {
      switch constraint.strength {
      case .required: if !solving.require(constraint) { broken.append(index) }
      case .preferred(let strength): preferred.append((strength, index))
      case .stay: continue
      }
    }
    var isDetermined: [Bool] = []
    isDetermined.reserveCapacity(unknowns)
    for unknown in 0..<unknowns { isDetermined.append(!solving.tableau.isOpen(unknown)) }
    preferred.sort { $0.strength != $1.strength ? $0.strength > $1.strength : $0.index < $1.index }
    var start = 0
    var undecided: [[Int]] = []
    while start < preferred.count {
      var end = start + 1
      while end < preferred.count, preferred[end].strength == preferred[start].strength { end += 1 }
      if end == start + 1 {
        solving.prefer(constraints[preferred[start].index])
      } else {
        undecided += solving.prefer(preferred[start..<end].map { constraints[$0.index] })
      }
      start = end
    }
    // Among the solutions that minimize all sums, prefer the stronger and earlier constraints.
    for misses in undecided { solving.settle(misses) }
    for constraint in constraints where constraint.strength == .stay { solving.prefer(constraint) }
    var values: [Double] = []
    values.reserveCapacity(unknowns)
    for unknown in 0..<unknowns { values.append(solving.tableau.value(of: unknown)) }
    return LinearSolution(values: values, isDetermined: isDetermined, broken: broken)
  }
}

private struct PlainSolving {
  var tableau: PlainTableau

  init(unknowns: Int, constraints: Int) {
    tableau = PlainTableau(unknowns: unknowns, capacity: unknowns + 2 * constraints)
  }

  /// The expression that must be zero or at least zero.
  private mutating func row(of constraint: LinearConstraint) -> PlainRow {
    var row = tableau.substituted(constraint.terms, constraint.constant)
    if constraint.relation == .atMost { row.scale(by: -1) }
    return row
  }

  private func holds(_ row: PlainRow, _ relation: LinearConstraint.Relation) -> Bool {
    relation == .equal ? abs(row.constant) <= PlainTableau.tolerance : row.constant >= -PlainTableau.tolerance
  }

  // MARK: Required

  /// Adds a required constraint. Returns `false`, and changes nothing, if it conflicts with earlier ones.
  mutating func require(_ constraint: LinearConstraint) -> Bool {
    var row = row(of: constraint)
    if row.terms.isEmpty { return holds(row, constraint.relation) }
    if let free = tableau.freeVariable(in: row) {
      if constraint.relation != .equal { row.add(tableau.newVariable(), times: -1) }
      tableau.define(free, as: row.solved(for: free))
      return true
    }
    if constraint.relation == .equal {
      if row.constant < 0 { row.scale(by: -1) }
      return vanishes(row)
    }
    let surplus = tableau.newVariable()
    if row.constant >= 0 {
      tableau.define(surplus, as: row)
      return true
    }
    row.scale(by: -1)
    row.add(surplus, times: 1)
    if vanishes(row) { return true }
    tableau.fix([surplus])
    return false
  }

  /// Fixes a nonnegative expression at zero if possible; returns whether it is.
  private mutating func vanishes(_ row: PlainRow) -> Bool {
    let missing = tableau.newVariable()
    tableau.define(missing, as: row)
    if tableau.minimize(row).constant > PlainTableau.tolerance {
      tableau.forget(missing)
      return false
    }
    tableau.expel(missing)
    tableau.fix([missing])
    return true
  }

  // MARK: Preferred

  /// Minimizes the violation of the only constraint of a strength and fixes it.
  mutating func prefer(_ constraint: LinearConstraint) {
    if let misses = admit(constraint, isAlone: true) { settle(misses) }
  }

  /// Minimizes the violations of constraints of one strength and fixes their sum. If the distribution among the
  /// constraints is undetermined, returns the violation variables of each.
  mutating func prefer(_ constraints: [LinearConstraint]) -> [[Int]] {
    let misses = constraints.compactMap { admit($0, isAlone: false) }
    if misses.isEmpty { return [] }
    let all = misses.flatMap { $0 }
    settle(all)
    let isDecided = !all.contains { tableau.isOpenBasic($0) }
    return misses.count == 1 || isDecided ? [] : misses
  }

  /// Adds a constraint that may be violated, and returns the new variables for its violation.
  private mutating func admit(_ constraint: LinearConstraint, isAlone: Bool) -> [Int]? {
    // Most frames are determined when those that nothing determines are to stay as they are.
    if tableau.isSettled(constraint.terms) { return nil }
    var row = row(of: constraint)
    if row.terms.isEmpty { return nil }
    let isEquality = constraint.relation == .equal
    let free = tableau.freeVariable(in: row)
    if let free, isAlone {
      if !isEquality { row.add(tableau.newVariable(), times: -1) }
      tableau.define(free, as: row.solved(for: free))
      return nil
    }
    // Variables that can only violate it stay zero, which they are now. A natural size, which is a limit in both
    // directions, is met in this way.
    if free == nil, isAlone, row.isAtMostZero || isEquality && row.isAtLeastZero {
      tableau.fix(row.terms.map(\.variable))
      return nil
    }
    // row + short - over is zero; a surplus doesn't violate an inequality.
    let (short, over) = (tableau.newVariable(), tableau.newVariable())
    if let free {
      // Others of the same strength may outweigh it.
      row.add(short, times: 1)
      row.add(over, times: -1)
      tableau.define(free, as: row.solved(for: free))
    } else if row.constant >= 0 {
      row.add(short, times: 1)
      tableau.define(over, as: row)
    } else {
      row.scale(by: -1)
      row.add(over, times: 1)
      tableau.define(short, as: row)
    }
    return isEquality ? [short, over] : [short]
  }

  /// Minimizes a sum of violations and fixes it.
  mutating func settle(_ misses: [Int]) {
    let sum = tableau.substituted(misses.map { LinearTerm($0, 1) }, 0)
    if sum.terms.isEmpty { return }
    let least = tableau.minimize(sum)
    // Each of these variables would increase the sum.
    let growing = least.terms.filter { $0.coefficient > PlainRow.epsilon }
    if !growing.isEmpty { tableau.fix(growing.map(\.variable)) }
  }
}
