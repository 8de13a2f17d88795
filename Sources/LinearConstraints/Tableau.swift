/// Equations that express some variables, the basic ones, by the others, which are zero.
///
/// Unknowns are free. The variables added for inequalities and violations are never negative. Their rows contain no
/// free variables, so that a free variable that isn't basic can satisfy any equation.
struct Tableau {
  private var rows: [Row] = []
  private var basics: [Int] = []
  /// The row of each variable; `nil` if it isn't basic.
  private var rowOf: [Int?]
  private var isFree: [Bool]

  /// Smaller amounts are rounding errors.
  static let tolerance = 1e-6

  init(unknowns: Int) {
    rowOf = Array(repeating: nil, count: unknowns)
    isFree = Array(repeating: true, count: unknowns)
  }

  /// Adds a variable that is never negative.
  mutating func newVariable() -> Int {
    rowOf.append(nil)
    isFree.append(false)
    return rowOf.count - 1
  }

  func value(of variable: Int) -> Double { rowOf[variable].map { rows[$0].constant } ?? 0 }

  func isBasic(_ variable: Int) -> Bool { rowOf[variable] != nil }

  /// Whether a variable's value may still change.
  func isOpen(_ variable: Int) -> Bool { rowOf[variable].map { !rows[$0].terms.isEmpty } ?? true }

  /// An expression in terms of nonbasic variables.
  func substituted(_ terms: [LinearTerm], _ constant: Double) -> Row {
    var row = Row(constant: constant)
    for term in terms {
      if let basic = rowOf[term.variable] {
        row.add(rows[basic], times: term.coefficient)
      } else {
        row.add(term.variable, times: term.coefficient)
      }
    }
    return row
  }

  /// The free variable with the largest coefficient in a row.
  func freeVariable(in row: Row) -> Int? {
    var best: LinearTerm?
    for term in row.terms where isFree[term.variable] {
      if abs(term.coefficient) > abs(best?.coefficient ?? 0) { best = term }
    }
    return best?.variable
  }

  /// Makes a variable basic, and substitutes its row in all others.
  mutating func define(_ variable: Int, as row: Row) {
    for index in rows.indices { substitute(variable, by: row, in: index) }
    rowOf[variable] = rows.count
    rows.append(row)
    basics.append(variable)
  }

  private mutating func substitute(_ variable: Int, by row: Row, in index: Int) {
    guard let coefficient = rows[index].remove(variable) else { return }
    rows[index].add(row, times: coefficient)
    // Rounding must not make a nonnegative variable negative.
    if !isFree[basics[index]], rows[index].constant < 0, rows[index].constant > -Row.epsilon {
      rows[index].constant = 0
    }
  }

  /// Removes a basic variable and its row.
  mutating func forget(_ variable: Int) {
    guard let index = rowOf[variable] else { return }
    rowOf[variable] = nil
    let last = rows.count - 1
    if index != last {
      rows[index] = rows[last]
      basics[index] = basics[last]
      rowOf[basics[index]] = index
    }
    rows.removeLast()
    basics.removeLast()
  }

  /// Fixes nonbasic variables at zero.
  mutating func drop(_ isDropped: (Int) -> Bool) {
    for index in rows.indices where rows[index].terms.contains(where: { isDropped($0.variable) }) {
      rows[index].terms.removeAll { isDropped($0.variable) }
    }
  }

  /// Exchanges a basic variable of value zero for another one, so that it can be dropped. Removes it if its row has no
  /// others.
  mutating func expel(_ variable: Int) {
    guard let index = rowOf[variable] else { return }
    if let term = rows[index].terms.max(by: { abs($0.coefficient) < abs($1.coefficient) }) {
      exchange(index, for: term.variable)
    } else {
      forget(variable)
    }
  }

  /// Makes a variable basic instead of a row's.
  private mutating func exchange(_ index: Int, for entering: Int) {
    let leaving = basics[index]
    var row = rows[index].solved(for: entering)
    // `solved(for:)` assumes that the row is zero; here it equals the leaving variable.
    row.add(leaving, times: 1 / rows[index][entering])
    forget(leaving)
    define(entering, as: row)
  }

  /// Minimizes a sum of nonnegative variables. Returns the remaining expression: its coefficients are the rates at
  /// which the sum would increase with each variable.
  ///
  /// Choosing the first possible entering and leaving variables prevents cycles.
  mutating func minimize(_ sum: Row) -> Row {
    var objective = sum
    var steps = 0
    let limit = 1000 + 50 * rows.count
    while steps < limit, let entering = objective.terms.first(where: { $0.coefficient < -Row.epsilon }) {
      steps += 1
      guard let index = leavingRow(for: entering.variable) else { break }
      exchange(index, for: entering.variable)
      guard let coefficient = objective.remove(entering.variable), let row = rowOf[entering.variable] else { break }
      objective.add(rows[row], times: coefficient)
    }
    return objective
  }

  /// The row whose variable reaches zero first as another one increases.
  private func leavingRow(for entering: Int) -> Int? {
    var best: (index: Int, ratio: Double)?
    for index in rows.indices where !isFree[basics[index]] {
      let coefficient = rows[index][entering]
      guard coefficient < -Row.epsilon else { continue }
      let ratio = -rows[index].constant / coefficient
      guard let found = best else {
        best = (index, ratio)
        continue
      }
      let isEqual = abs(ratio - found.ratio) < Row.epsilon
      if isEqual ? basics[index] < basics[found.index] : ratio < found.ratio { best = (index, ratio) }
    }
    return best?.index
  }
}
