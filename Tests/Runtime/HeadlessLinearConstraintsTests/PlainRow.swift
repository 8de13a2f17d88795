@testable import HeadlessLinearConstraints

/// A linear expression: a sum of multiples of variables and a constant.
struct PlainRow {
  var constant: Double
  /// The terms by ascending variable, without zero coefficients.
  var terms: [LinearTerm]

  /// Smaller coefficients are rounding errors.
  static let epsilon = 1e-9

  init(constant: Double = 0, terms: [LinearTerm] = []) {
    self.constant = constant
    self.terms = terms
  }

  /// The index of a variable's term, or the index where it would be inserted.
  private func index(of variable: Int) -> Int {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].variable < variable { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether nonnegative variables can't make the value negative.
  var isNeverNegative: Bool { constant >= 0 && terms.allSatisfy { $0.coefficient > 0 } }

  /// Whether the value is zero if the nonnegative variables are, and negative otherwise.
  var isAtMostZero: Bool { abs(constant) <= PlainTableau.tolerance && terms.allSatisfy { $0.coefficient < 0 } }

  /// Whether the value is zero if the nonnegative variables are, and positive otherwise.
  var isAtLeastZero: Bool { abs(constant) <= PlainTableau.tolerance && terms.allSatisfy { $0.coefficient > 0 } }

  subscript(variable: Int) -> Double {
    let index = index(of: variable)
    return index < terms.count && terms[index].variable == variable ? terms[index].coefficient : 0
  }

  mutating func add(_ variable: Int, times factor: Double) {
    let index = index(of: variable)
    guard index < terms.count, terms[index].variable == variable else {
      return terms.insert(LinearTerm(variable, factor), at: index)
    }
    terms[index].coefficient += factor
    if abs(terms[index].coefficient) < Self.epsilon { terms.remove(at: index) }
  }

  /// - Parameter onNew: Takes the variables whose terms weren't in this row.
  mutating func add(_ other: PlainRow, times factor: Double, onNew: (Int) -> Void = { _ in }) {
    constant += other.constant * factor
    if other.terms.isEmpty { return }
    var sum: [LinearTerm] = []
    sum.reserveCapacity(terms.count + other.terms.count)
    var own = 0
    for term in other.terms {
      while own < terms.count, terms[own].variable < term.variable {
        sum.append(terms[own])
        own += 1
      }
      var coefficient = term.coefficient * factor
      if own < terms.count, terms[own].variable == term.variable {
        coefficient += terms[own].coefficient
        own += 1
      } else {
        onNew(term.variable)
      }
      if abs(coefficient) >= Self.epsilon { sum.append(LinearTerm(term.variable, coefficient)) }
    }
    sum += terms[own...]
    terms = sum
  }

  mutating func scale(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  /// Removes a variable's term, and returns its coefficient.
  mutating func remove(_ variable: Int) -> Double? {
    let index = index(of: variable)
    guard index < terms.count, terms[index].variable == variable else { return nil }
    return terms.remove(at: index).coefficient
  }

  /// The expression for the variable's value when this row is zero.
  func solved(for variable: Int) -> PlainRow {
    var row = self
    guard let coefficient = row.remove(variable) else { return row }
    row.scale(by: -1 / coefficient)
    return row
  }
}

/// A sum of many rows, which takes as long as they have terms.
struct PlainRowSum {
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

  mutating func add(_ row: PlainRow, times factor: Double) {
    constant += row.constant * factor
    for term in row.terms { add(LinearTerm(term.variable, term.coefficient * factor)) }
  }

  /// Returns the sum, and begins with a new one.
  mutating func takeRow() -> PlainRow {
    variables.sort()
    var row = PlainRow(constant: constant)
    row.terms.reserveCapacity(variables.count)
    for variable in variables {
      let coefficient = coefficients[variable]
      if abs(coefficient) >= PlainRow.epsilon { row.terms.append(LinearTerm(variable, coefficient)) }
      coefficients[variable] = 0
      isListed[variable] = false
    }
    variables.removeAll(keepingCapacity: true)
    constant = 0
    return row
  }
}
