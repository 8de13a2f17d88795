/// Equations that define variables.
extension Tableau {
  /// Whether an equation can define a variable, as nothing limits it.
  private func isDefinable(_ variable: Int) -> Bool {
    variables[variable].role == .independent && !variables[variable].isLimited && !variables[variable].hasRange
      && variables[variable].column.isEmpty
  }

  /// The best variable for an equation to define: its coefficient is large enough, and the fewest constraints contain
  /// it, as each of these becomes as long as the equation.
  private func bestVariable(in terms: [LinearTerm], where isPossible: (Int) -> Bool) -> Int? {
    var largest = 0.0
    for term in terms { largest = max(largest, abs(term.coefficient)) }
    var best: Int?
    for term in terms where abs(term.coefficient) > largest / 16 && isPossible(term.variable) {
      if let best, variables[best].occurrences < variables[term.variable].occurrences { continue }
      best = term.variable
    }
    return best
  }

  /// Adds the equation that a sum is zero. Returns `nil` if no variable can be defined by it, and otherwise whether it
  /// contradicts no others.
  mutating func define(_ row: Row) -> Bool? {
    if let variable = unknown(in: row) {
      define(variable, as: row.solved(for: variable))
      return true
    }
    let sum = expanded(row)
    if sum.terms.isEmpty { return abs(sum.constant) <= Self.tolerance }
    guard let variable = lastUnknown(in: sum) else { return nil }
    defineLast(variable, sum)
    return true
  }

  /// An unknown that occurs in no equation yet, so that one can define it without substitutions.
  func unknown(in row: Row) -> Int? {
    bestVariable(in: row.terms) { isDefinable($0) && !variables[$0].isReferenced }
  }

  /// Defines such an unknown.
  mutating func define(_ unknown: Int, as row: Row) {
    highestRank += 1
    define(unknown, as: row, rank: highestRank)
  }

  /// A variable that an equation of an expanded sum can define. It may occur in other equations.
  func lastUnknown(in sum: Row) -> Int? { bestVariable(in: sum.terms, where: isDefinable) }

  /// Defines such a variable by the equation that the sum is zero.
  mutating func defineLast(_ variable: Int, _ sum: Row) {
    var row = sum
    for term in row.terms { row.constant -= term.coefficient * variables[term.variable].value }
    lowestRank -= 1
    define(variable, as: row.solved(for: variable), rank: lowestRank)
  }

  private mutating func define(_ variable: Int, as row: Row, rank: Int) {
    variables[variable].role = .defined
    variables[variable].rank = rank
    variables[variable].row = row
    for term in row.terms { variables[term.variable].isReferenced = true }
  }

  // MARK: Substituting

  /// The present value of a sum, as the constant, and the rates at which it follows independent variables.
  mutating func expanded(_ row: Row) -> Row {
    sum.constant = row.constant
    outline.clear()
    for term in row.terms { outlineTerm(term.variable, term.coefficient) }
    while let next = pending.popLast() {
      let factor = outline.take(next)
      if abs(factor) < Row.epsilon { continue }
      sum.constant += variables[next].row.constant * factor
      work += variables[next].row.terms.count
      for index in variables[next].row.terms.indices {
        let term = variables[next].row.terms[index]
        outlineTerm(term.variable, term.coefficient * factor)
      }
    }
    for variable in outline.variables {
      let factor = outline[variable]
      if abs(factor) < Row.epsilon { continue }
      sum.constant += factor * variables[variable].value
      if !variables[variable].isOpen { continue }
      if variables[variable].role == .dependent {
        work += variables[variable].row.terms.count
        sum.add(variables[variable].row, times: factor)
      } else {
        sum.add(variable, times: factor)
      }
    }
    outline.clear()
    return sum.takeRow()
  }

  private mutating func outlineTerm(_ variable: Int, _ factor: Double) {
    let isNew = outline.add(variable, times: factor)
    guard isNew, variables[variable].role == .defined else { return }
    let rank = variables[variable].rank
    var (low, high) = (0, pending.count)
    while low < high {
      let middle = (low + high) / 2
      if variables[pending[middle]].rank < rank { low = middle + 1 } else { high = middle }
    }
    pending.insert(variable, at: low)
  }

  // MARK: Values

  /// The defined variables, each after those that its equation contains.
  private var definitions: [Int] {
    variables.indices.filter { variables[$0].role == .defined }.sorted { variables[$0].rank < variables[$1].rank }
  }

  /// Decides the defined variables whose equations contain decided variables only.
  mutating func decideDefinitions() {
    for variable in definitions where openVariable(in: variables[variable].row) == nil { decide(variable) }
  }

  /// Whether the values of some terms are final.
  mutating func areDecided(_ terms: [LinearTerm]) -> Bool {
    for term in terms where variables[term.variable].isOpen {
      // The variables that define it may be decided since.
      var path = [term.variable]
      while let next = path.last {
        if variables[next].role != .defined { return false }
        if let open = openVariable(in: variables[next].row) {
          path.append(open)
        } else {
          decide(next)
          path.removeLast()
        }
      }
    }
    return true
  }

  private func openVariable(in row: Row) -> Int? {
    for term in row.terms where variables[term.variable].isOpen { return term.variable }
    return nil
  }

  private mutating func decide(_ variable: Int) {
    computeValue(variable)
    variables[variable].role = .independent
    variables[variable].low = variables[variable].value
    variables[variable].high = variables[variable].value
  }

  /// Computes the values of all defined variables.
  mutating func computeValues() { for variable in definitions { computeValue(variable) } }

  private mutating func computeValue(_ variable: Int) {
    var value = variables[variable].row.constant
    for term in variables[variable].row.terms { value += term.coefficient * variables[term.variable].value }
    variables[variable].value = value
  }
}
