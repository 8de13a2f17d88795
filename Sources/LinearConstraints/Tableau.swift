/// Equations that give some variables, the basic ones, as sums of the others, which are zero.
///
/// Unknowns are free; the variables that are added for inequalities and for what is missed are never negative. The
/// rows of the latter contain no free variables, so that a free one that isn't basic yet can satisfy any equation.
struct Tableau {
  private var rows: [Row] = []
  private var basics: [Int] = []
  /// By variable: its row, if it is basic.
  private var rowOf: [Int?]
  private var isFree: [Bool]

  /// Smaller amounts are rounding.
  static let tolerance = 1e-6

  init(unknowns: Int) {
    rowOf = Array(repeating: nil, count: unknowns)
    isFree = Array(repeating: true, count: unknowns)
  }

  /// A new variable that is never negative.
  mutating func newVariable() -> Int {
    rowOf.append(nil)
    isFree.append(false)
    return rowOf.count - 1
  }

  func value(of variable: Int) -> Double { rowOf[variable].map { rows[$0].constant } ?? 0 }

  func isBasic(_ variable: Int) -> Bool { rowOf[variable] != nil }

  /// Whether a variable's value may still change.
  func isOpen(_ variable: Int) -> Bool { rowOf[variable].map { !rows[$0].terms.isEmpty } ?? true }

  /// A sum, in terms of what isn't basic.
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

  /// A free variable of a row: the one that counts most.
  func freeVariable(in row: Row) -> Int? {
    var best: LinearTerm?
    for term in row.terms where isFree[term.variable] {
      if abs(term.coefficient) > abs(best?.coefficient ?? 0) { best = term }
    }
    return best?.variable
  }

  /// Makes a variable basic: it is what a row says, everywhere.
  mutating func define(_ variable: Int, as row: Row) {
    for index in rows.indices { substitute(variable, by: row, in: index) }
    rowOf[variable] = rows.count
    rows.append(row)
    basics.append(variable)
  }

  private mutating func substitute(_ variable: Int, by row: Row, in index: Int) {
    guard let coefficient = rows[index].remove(variable) else { return }
    rows[index].add(row, times: coefficient)
    // Rounding must not make a variable negative that mustn't be.
    if !isFree[basics[index]], rows[index].constant < 0, rows[index].constant > -Row.epsilon {
      rows[index].constant = 0
    }
  }

  /// Takes a basic variable and its row away.
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

  /// Lets variables that aren't basic be zero for good.
  mutating func drop(_ isDropped: (Int) -> Bool) {
    for index in rows.indices where rows[index].terms.contains(where: { isDropped($0.variable) }) {
      rows[index].terms.removeAll { isDropped($0.variable) }
    }
  }

  /// Makes a basic variable of value zero another one's place: it can be dropped then. Without others it is forgotten.
  mutating func expel(_ variable: Int) {
    guard let index = rowOf[variable] else { return }
    if let term = rows[index].terms.max(by: { abs($0.coefficient) < abs($1.coefficient) }) {
      exchange(index, for: term.variable)
    } else {
      forget(variable)
    }
  }

  /// Makes a variable basic in the place of a row's.
  private mutating func exchange(_ index: Int, for entering: Int) {
    let leaving = basics[index]
    var row = rows[index].solved(for: entering)
    // solved(for:) says where the row is zero; here it is the leaving variable.
    row.add(leaving, times: 1 / rows[index][entering])
    forget(leaving)
    define(entering, as: row)
  }

  /// Brings a sum of variables that are never negative to its least value. What is left of it: its terms tell by how
  /// much it would grow with each variable.
  ///
  /// The entering and the leaving variable are the first ones that do, which cannot go round in circles.
  mutating func minimise(_ sum: Row) -> Row {
    var objective = sum
    var steps = 0
    let limit = 1000 + 50 * rows.count
    while steps < limit, let entering = objective.terms.first(where: { $0.coefficient < -Row.epsilon }) {
      steps += 1
      guard let index = leavingRow(for: entering.variable) else { break }
      exchange(index, for: entering.variable)
      guard let coefficient = objective.remove(entering.variable), let place = rowOf[entering.variable] else { break }
      objective.add(rows[place], times: coefficient)
    }
    return objective
  }

  /// The row whose variable becomes zero first when another one grows.
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
