/// A sum of many rows, which takes as long as they have terms.
struct RowSum {
  var constant = 0.0
  /// By variable.
  private var coefficients: [Double] = []
  private var isListed: [Bool] = []
  /// The variables that were added since the sum was empty, in this order.
  private(set) var variables: [Int] = []

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

  subscript(variable: Int) -> Double { coefficients[variable] }

  /// Returns whether the variable is new in the sum.
  @discardableResult
  mutating func add(_ variable: Int, times factor: Double) -> Bool {
    coefficients[variable] += factor
    if isListed[variable] { return false }
    isListed[variable] = true
    variables.append(variable)
    return true
  }

  mutating func add(_ row: Row, times factor: Double) {
    constant += row.constant * factor
    for term in row.terms { add(term.variable, times: term.coefficient * factor) }
  }

  /// Returns a variable's coefficient, which becomes zero.
  mutating func take(_ variable: Int) -> Double {
    defer { coefficients[variable] = 0 }
    return coefficients[variable]
  }

  /// Returns the sum, and begins with a new one.
  mutating func takeRow() -> Row {
    variables.sort()
    var row = Row(constant: constant)
    row.terms.reserveCapacity(variables.count)
    for variable in variables where abs(coefficients[variable]) >= Row.epsilon {
      row.terms.append(LinearTerm(variable, coefficients[variable]))
    }
    clear()
    return row
  }

  /// Begins with a new sum.
  mutating func clear() {
    for variable in variables {
      coefficients[variable] = 0
      isListed[variable] = false
    }
    variables.removeAll(keepingCapacity: true)
    constant = 0
  }
}
