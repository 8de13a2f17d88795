/// A linear expression: a sum of multiples of variables and a constant.
struct Row {
  var constant: Double
  /// The terms by ascending variable, without zero coefficients.
  var terms: [LinearTerm]

  /// Smaller coefficients are rounding errors.
  static let epsilon = 1e-9

  init(constant: Double = 0, terms: [LinearTerm] = []) { (self.constant, self.terms) = (constant, terms) }

  /// The sum of a constraint, which may have several terms of one unknown.
  init(_ constraint: LinearConstraint) {
    constant = constraint.constant
    terms = []
    terms.reserveCapacity(constraint.terms.count)
    for term in constraint.terms { add(term.variable, times: term.coefficient) }
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

  subscript(variable: Int) -> Double {
    let index = index(of: variable)
    return index < terms.count && terms[index].variable == variable ? terms[index].coefficient : 0
  }

  /// Returns whether the variable had no term before.
  @discardableResult
  mutating func add(_ variable: Int, times factor: Double) -> Bool {
    let index = index(of: variable)
    guard index < terms.count, terms[index].variable == variable else {
      if abs(factor) < Self.epsilon { return false }
      terms.insert(LinearTerm(variable, factor), at: index)
      return true
    }
    terms[index].coefficient += factor
    if abs(terms[index].coefficient) < Self.epsilon { terms.remove(at: index) }
    return false
  }

  /// - Parameter onNew: Takes the variables whose terms weren't in this row.
  mutating func add(_ other: Row, times factor: Double, onNew: (Int) -> Void = { _ in }) {
    constant += other.constant * factor
    // Few terms are found faster than all are copied.
    if other.terms.count * 8 < terms.count {
      for term in other.terms where add(term.variable, times: term.coefficient * factor) { onNew(term.variable) }
      return
    }
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
  func solved(for variable: Int) -> Row {
    var row = self
    guard let coefficient = row.remove(variable) else { return row }
    row.scale(by: -1 / coefficient)
    return row
  }
}
