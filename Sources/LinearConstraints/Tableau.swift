/// Equations that express some variables, the basic ones, by the others, which are zero.
///
/// Unknowns are free. The variables added for inequalities and violations are never negative. Their rows contain no
/// free variables, so that a free variable that isn't basic can satisfy any equation. They are also the only rows that
/// steps of the simplex method look at, except for those that can't become negative, as sums of other variables. All
/// other rows are brought up to date when they are asked for: in a chain of views each position depends on all lengths
/// before it, until these are known.
struct Tableau {
  /// By variable; empty if the variable isn't basic.
  private var rows: [Row]
  private var isBasic: [Bool]
  private var isFree: [Bool]
  /// Whether steps of the simplex method look at the variable's row.
  private var isLimiting: [Bool]
  /// Whether a variable that isn't basic was fixed at zero.
  private var isFixed: [Bool]
  /// By variable: the basic variables whose rows may contain it, if they are limiting.
  private var columns: [[Int]]
  /// The number of changes after which a row that isn't limiting was brought up to date.
  private var stamps: [Int]
  private var changes = 0
  private var sum: RowSum

  /// Smaller amounts are rounding errors.
  static let tolerance = 1e-6

  /// - Parameter capacity: The number of variables that are most likely needed.
  init(unknowns: Int, capacity: Int) {
    rows = Self.list(Row(), unknowns, capacity)
    isBasic = Self.list(false, unknowns, capacity)
    isFree = Self.list(true, unknowns, capacity)
    isLimiting = Self.list(false, unknowns, capacity)
    isFixed = Self.list(false, unknowns, capacity)
    columns = Self.list([], unknowns, capacity)
    stamps = Self.list(-1, unknowns, capacity)
    sum = RowSum(variables: unknowns, capacity: capacity)
  }

  private static func list<Element>(_ value: Element, _ count: Int, _ capacity: Int) -> [Element] {
    var list: [Element] = []
    list.reserveCapacity(max(count, capacity))
    for _ in 0..<count { list.append(value) }
    return list
  }

  /// Adds a variable that is never negative.
  mutating func newVariable() -> Int {
    rows.append(Row())
    isBasic.append(false)
    isFree.append(false)
    isLimiting.append(false)
    isFixed.append(false)
    columns.append([])
    stamps.append(-1)
    sum.addVariable()
    return rows.count - 1
  }

  mutating func value(of variable: Int) -> Double { row(of: variable).constant }

  /// Whether a variable's value may still change.
  mutating func isOpen(_ variable: Int) -> Bool { !isBasic[variable] || !row(of: variable).terms.isEmpty }

  /// Whether the values of all variables of some terms are final.
  mutating func isSettled(_ terms: [LinearTerm]) -> Bool {
    for term in terms where isOpen(term.variable) { return false }
    return true
  }

  /// Whether a variable is basic, and its value may still change.
  mutating func isOpenBasic(_ variable: Int) -> Bool { isBasic[variable] && isOpen(variable) }

  /// The free variable with the largest coefficient in a row.
  func freeVariable(in row: Row) -> Int? {
    var best: LinearTerm?
    for term in row.terms where isFree[term.variable] {
      if abs(term.coefficient) > abs(best?.coefficient ?? 0) { best = term }
    }
    return best?.variable
  }

  // MARK: Substituting

  /// An expression in terms of nonbasic variables.
  mutating func substituted(_ terms: [LinearTerm], _ constant: Double) -> Row {
    for term in terms where isOutdated(term.variable) { update(term.variable) }
    return expanded(terms, constant)
  }

  private mutating func row(of variable: Int) -> Row {
    if isOutdated(variable) { update(variable) }
    return rows[variable]
  }

  /// Whether a variable's row may contain variables that became basic or were fixed.
  private func isOutdated(_ variable: Int) -> Bool {
    isBasic[variable] && !isLimiting[variable] && stamps[variable] != changes
  }

  /// Brings a row up to date, after those that it refers to.
  private mutating func update(_ variable: Int) {
    var pending = [variable]
    while let next = pending.last {
      let before = pending.count
      for term in rows[next].terms where isOutdated(term.variable) { pending.append(term.variable) }
      if pending.count > before { continue }
      pending.removeLast()
      if stamps[next] == changes { continue }
      stamps[next] = changes
      if rows[next].terms.contains(where: { isBasic[$0.variable] || isFixed[$0.variable] }) {
        rows[next] = expanded(rows[next].terms, rows[next].constant)
      }
    }
  }

  /// Substitutes rows that are up to date.
  private mutating func expanded(_ terms: [LinearTerm], _ constant: Double) -> Row {
    sum.constant = constant
    for term in terms {
      if isBasic[term.variable] {
        sum.add(rows[term.variable], times: term.coefficient)
      } else if !isFixed[term.variable] {
        sum.add(term)
      }
    }
    return sum.takeRow()
  }

  // MARK: Basic variables

  /// Makes a variable basic that is free, or that no row contains yet.
  mutating func define(_ variable: Int, as row: Row) {
    changes += 1
    isBasic[variable] = true
    rows[variable] = row
    isLimiting[variable] = !isFree[variable] && !row.isNeverNegative
    if !isLimiting[variable] { return }
    for term in row.terms { columns[term.variable].append(variable) }
  }

  /// Removes a basic variable and its row.
  mutating func forget(_ variable: Int) {
    changes += 1
    isBasic[variable] = false
    isLimiting[variable] = false
    rows[variable] = Row()
  }

  /// Fixes nonbasic variables at zero.
  mutating func fix(_ variables: [Int]) {
    changes += 1
    for variable in variables {
      isFixed[variable] = true
      for basic in columns[variable] where isLimiting[basic] {
        _ = rows[basic].remove(variable)
        if rows[basic].isNeverNegative { isLimiting[basic] = false }
      }
      columns[variable] = []
    }
  }

  /// Exchanges a basic variable of value zero for another one, so that it can be fixed. Removes it if its row has no
  /// others.
  mutating func expel(_ variable: Int) {
    guard isBasic[variable] else { return }
    if let term = row(of: variable).terms.max(by: { abs($0.coefficient) < abs($1.coefficient) }) {
      exchange(variable, for: term.variable)
    } else {
      forget(variable)
    }
  }

  /// Makes a variable basic instead of another one, and substitutes its row in all others.
  private mutating func exchange(_ leaving: Int, for entering: Int) {
    var row = rows[leaving].solved(for: entering)
    // `solved(for:)` assumes that the row is zero; here it equals the leaving variable.
    row.add(leaving, times: 1 / rows[leaving][entering])
    forget(leaving)
    for basic in columns[entering] where isLimiting[basic] { substitute(entering, by: row, in: basic) }
    columns[entering] = []
    define(entering, as: row)
  }

  private mutating func substitute(_ variable: Int, by row: Row, in basic: Int) {
    guard let coefficient = rows[basic].remove(variable) else { return }
    rows[basic].add(row, times: coefficient) { columns[$0].append(basic) }
    // Rounding must not make a nonnegative variable negative.
    if rows[basic].constant < 0, rows[basic].constant > -Row.epsilon { rows[basic].constant = 0 }
  }

  // MARK: The simplex method

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
      guard let leaving = leavingVariable(for: entering.variable) else { break }
      exchange(leaving, for: entering.variable)
      guard let coefficient = objective.remove(entering.variable) else { break }
      objective.add(rows[entering.variable], times: coefficient)
    }
    return objective
  }

  /// The basic variable that reaches zero first as another one increases.
  private func leavingVariable(for entering: Int) -> Int? {
    var best: (variable: Int, ratio: Double)?
    for basic in columns[entering] where isLimiting[basic] {
      let coefficient = rows[basic][entering]
      guard coefficient < -Row.epsilon else { continue }
      let ratio = -rows[basic].constant / coefficient
      guard let found = best else {
        best = (basic, ratio)
        continue
      }
      let isEqual = abs(ratio - found.ratio) < Row.epsilon
      if isEqual ? basic < found.variable : ratio < found.ratio { best = (basic, ratio) }
    }
    return best?.variable
  }
}
