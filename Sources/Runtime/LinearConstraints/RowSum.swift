/// A sum of many rows, which takes as long as they have terms.
struct RowSum {
  var constant = 0.0
  /// By variable.
  private var coefficients: [Double] = []
  private var isListed: [Bool] = []
  private var variables: [Int] = []

  /// - Parameter capacity: The number of variables that are most likely added.
  init(variables: Int, capacity: Int) {
    coefficients.reserveCapacity(capacity)
    isListed.reserveCapacity(capacity)
    for _ in 0..<variables { addVariable() }
  }

  mutating func addVariable() {
    coefficients.append(0)
    isListed.append(false)
  }

  mutating func add(_ term: LinearTerm) {
    coefficients[term.variable] += term.coefficient
    if isListed[term.variable] { return }
    isListed[term.variable] = true
    variables.append(term.variable)
  }

  mutating func add(_ row: Row, times factor: Double) {
    constant += row.constant * factor
    for term in row.terms { add(LinearTerm(term.variable, term.coefficient * factor)) }
  }

  /// Returns the sum, and begins with a new one.
  mutating func takeRow() -> Row {
    variables.sort()
    var row = Row(constant: constant)
    row.terms.reserveCapacity(variables.count)
    for variable in variables {
      let coefficient = coefficients[variable]
      if abs(coefficient) >= Row.epsilon { row.terms.append(LinearTerm(variable, coefficient)) }
      coefficients[variable] = 0
      isListed[variable] = false
    }
    variables.removeAll(keepingCapacity: true)
    constant = 0
    return row
  }
}
