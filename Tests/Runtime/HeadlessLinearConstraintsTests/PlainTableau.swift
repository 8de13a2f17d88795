@testable import HeadlessLinearConstraints

/// Equations that express some variables, the basic ones, by the others, which are zero.
///
/// Unknowns are free. The variables added for inequalities and violations are never negative. Their rows contain no
/// free variables, so that a free variable that isn't basic can satisfy any equation. They are also the only rows that
/// steps of the simplex method look at, except for those that can't become negative, as sums of other variables. All
/// other rows are brought up to date when they are asked for: in a chain of views each position depends on all lengths
/// before it, until these are known.
struct PlainTableau {
  private struct Variable {
    /// Empty if the variable isn't basic.
    var row = PlainRow()
    var isBasic = false
    var isFree: Bool
    /// Whether steps of the simplex method look at the variable's row.
    var isLimiting = false
    /// Whether the variable isn't basic and was fixed at zero.
    var isFixed = false
    /// The basic variables whose rows may contain this one, if they are limiting.
    var column: [Int] = []
    /// The number of changes after which a row that isn't limiting was brought up to date.
    var stamp = -1
  }

  private var variables: [Variable] = []
  private var changes = 0
  private var sum: PlainRowSum

  /// Smaller amounts are rounding errors.
  static let tolerance = 1e-6

  /// - Parameter capacity: The number of variables that are most likely needed.
  init(unknowns: Int, capacity: Int) {
    variables.reserveCapacity(max(unknowns, capacity))
    for _ in 0..<unknowns { variables.append(Variable(isFree: true)) }
    sum = PlainRowSum(variables: unknowns, capacity: capacity)
  }

  /// Adds a variable that is never negative.
  mutating func newVariable() -> Int {
    variables.append(Variable(isFree: false))
    sum.addVariable()
    return variables.count - 1
  }

  mutating func value(of variable: Int) -> Double { row(of: variable).constant }

  /// Whether a variable's value may still change.
  mutating func isOpen(_ variable: Int) -> Bool { !variables[variable].isBasic || !row(of: variable).terms.isEmpty }

  /// Whether the values of all variables of some terms are final.
  mutating func isSettled(_ terms: [LinearTerm]) -> Bool {
    for term in terms where isOpen(term.variable) { return false }
    return true
  }

  /// Whether a variable is basic, and its value may still change.
  mutating func isOpenBasic(_ variable: Int) -> Bool { variables[variable].isBasic && isOpen(variable) }

  /// The free variable with the largest coefficient in a row.
  func freeVariable(in row: PlainRow) -> Int? {
    var best: LinearTerm?
    for term in row.terms where variables[term.variable].isFree {
      if abs(term.coefficient) > abs(best?.coefficient ?? 0) { best = term }
    }
    return best?.variable
  }

  // MARK: Substituting

  /// An expression in terms of nonbasic variables.
  mutating func substituted(_ terms: [LinearTerm], _ constant: Double) -> PlainRow {
    for term in terms where isOutdated(term.variable) { update(term.variable) }
    return expanded(terms, constant)
  }

  private mutating func row(of variable: Int) -> PlainRow {
    if isOutdated(variable) { update(variable) }
    return variables[variable].row
  }

  /// Whether a variable's row may contain variables that became basic or were fixed.
  private func isOutdated(_ variable: Int) -> Bool {
    variables[variable].isBasic && !variables[variable].isLimiting && variables[variable].stamp != changes
  }

  /// Brings a row up to date, after those that it refers to.
  private mutating func update(_ variable: Int) {
    // Most rows refer to none.
    if !refersToOutdated(variable) { return renew(variable) }
    var pending = [variable]
    while let next = pending.last {
      let before = pending.count
      for term in variables[next].row.terms where isOutdated(term.variable) { pending.append(term.variable) }
      if pending.count > before { continue }
      pending.removeLast()
      if variables[next].stamp != changes { renew(next) }
    }
  }

  private func refersToOutdated(_ variable: Int) -> Bool {
    for term in variables[variable].row.terms where isOutdated(term.variable) { return true }
    return false
  }

  /// Brings a row up to date that refers to no others that aren't.
  private mutating func renew(_ variable: Int) {
    variables[variable].stamp = changes
    let row = variables[variable].row
    for term in row.terms where variables[term.variable].isBasic || variables[term.variable].isFixed {
      variables[variable].row = expanded(row.terms, row.constant)
      return
    }
  }

  /// Substitutes rows that are up to date.
  private mutating func expanded(_ terms: [LinearTerm], _ constant: Double) -> PlainRow {
    sum.constant = constant
    for term in terms {
      if variables[term.variable].isBasic {
        sum.add(variables[term.variable].row, times: term.coefficient)
      } else if !variables[term.variable].isFixed {
        sum.add(term)
      }
    }
    return sum.takeRow()
  }

  // MARK: Basic variables

  /// Makes a variable basic that is free, or that no row contains yet.
  mutating func define(_ variable: Int, as row: PlainRow) {
    changes += 1
    variables[variable].isBasic = true
    variables[variable].row = row
    variables[variable].isLimiting = !variables[variable].isFree && !row.isNeverNegative
    if !variables[variable].isLimiting { return }
    for term in row.terms { variables[term.variable].column.append(variable) }
  }

  /// Removes a basic variable and its row.
  mutating func forget(_ variable: Int) {
    changes += 1
    variables[variable].isBasic = false
    variables[variable].isLimiting = false
    variables[variable].row = PlainRow()
  }

  /// Fixes nonbasic variables at zero.
  mutating func fix(_ fixed: [Int]) {
    changes += 1
    for variable in fixed {
      variables[variable].isFixed = true
      for basic in variables[variable].column where variables[basic].isLimiting {
        _ = variables[basic].row.remove(variable)
        if variables[basic].row.isNeverNegative { variables[basic].isLimiting = false }
      }
      variables[variable].column = []
    }
  }

  /// Exchanges a basic variable of value zero for another one, so that it can be fixed. Removes it if its row has no
  /// others.
  mutating func expel(_ variable: Int) {
    guard variables[variable].isBasic else { return }
    if let term = row(of: variable).terms.max(by: { abs($0.coefficient) < abs($1.coefficient) }) {
      exchange(variable, for: term.variable)
    } else {
      forget(variable)
    }
  }

  /// Makes a variable basic instead of another one, and substitutes its row in all others.
  private mutating func exchange(_ leaving: Int, for entering: Int) {
    var row = variables[leaving].row.solved(for: entering)
    // `solved(for:)` assumes that the row is zero; here it equals the leaving variable.
    row.add(leaving, times: 1 / variables[leaving].row[entering])
    forget(leaving)
    for basic in variables[entering].column where variables[basic].isLimiting {
      substitute(entering, by: row, in: basic)
    }
    variables[entering].column = []
    define(entering, as: row)
  }

  private mutating func substitute(_ variable: Int, by row: PlainRow, in basic: Int) {
    guard let coefficient = variables[basic].row.remove(variable) else { return }
    var sum = variables[basic].row
    sum.add(row, times: coefficient) { variables[$0].column.append(basic) }
    // Rounding must not make a nonnegative variable negative.
    if sum.constant < 0, sum.constant > -PlainRow.epsilon { sum.constant = 0 }
    variables[basic].row = sum
  }

  // MARK: The simplex method

  /// Minimizes a sum of nonnegative variables. Returns the remaining expression: its coefficients are the rates at
  /// which the sum would increase with each variable.
  ///
  /// Choosing the first possible entering and leaving variables prevents cycles.
  mutating func minimize(_ sum: PlainRow) -> PlainRow {
    var objective = sum
    var steps = 0
    let limit = 1000 + 50 * variables.count
    while steps < limit, let entering = objective.terms.first(where: { $0.coefficient < -PlainRow.epsilon }) {
      steps += 1
      guard let leaving = leavingVariable(for: entering.variable) else { break }
      exchange(leaving, for: entering.variable)
      guard let coefficient = objective.remove(entering.variable) else { break }
      objective.add(variables[entering.variable].row, times: coefficient)
    }
    return objective
  }

  /// The basic variable that reaches zero first as another one increases.
  private func leavingVariable(for entering: Int) -> Int? {
    var best: (variable: Int, ratio: Double)?
    for basic in variables[entering].column where variables[basic].isLimiting {
      let coefficient = variables[basic].row[entering]
      guard coefficient < -PlainRow.epsilon else { continue }
      let ratio = -variables[basic].row.constant / coefficient
      guard let found = best else {
        best = (basic, ratio)
        continue
      }
      let isEqual = abs(ratio - found.ratio) < PlainRow.epsilon
      if isEqual ? basic < found.variable : ratio < found.ratio { best = (basic, ratio) }
    }
    return best?.variable
  }
}
