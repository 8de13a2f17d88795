/// Equations between variables, a range of values for each variable, and a point that satisfies all of them.
///
/// An independent variable can have any value in its range. The others are expressed by independent ones: the rows of
/// dependent variables give the rates at which they follow, and are always up to date. The equations of defined
/// variables are substituted when they are needed: in a chain of views each position depends on all lengths before it,
/// until these are known. A defined variable has no range.
struct Tableau {
  enum Role {
    case independent, dependent, defined
  }

  struct Variable {
    var role = Role.independent
    /// The value at the point; of a defined variable, once it was computed.
    var value = 0.0
    var low = -Double.infinity
    var high = Double.infinity
    /// The rates at which a dependent variable follows independent ones, or a defined variable's equation.
    var row = Row()
    /// The dependent variables whose rows contain this one, or once did.
    var column: [Int] = []
    /// The number of constraints that contain the unknown.
    var occurrences = 0
    /// Whether a constraint limits this variable.
    var isLimited = false
    /// Whether the equation of a defined variable contains this one.
    var isReferenced = false
    /// The place of a defined variable in their order: equations contain variables of lower rank only.
    var rank = 0
    /// The index of the variable's penalty in the present descent.
    var penalty: Int?

    /// Whether the value may still change.
    var isOpen: Bool { role == .defined || low < high }
    var hasRange: Bool { low > -.infinity || high < .infinity }
  }

  var variables: [Variable] = []
  var penalized: [(variable: Int, penalty: Penalty)] = []
  /// The sum of penalties in the present descent.
  var excess = 0.0
  /// The rates at which the penalties of all dependent variables grow with independent ones.
  var gradient: RowSum
  var sum: RowSum
  /// A sum of variables of all roles, in which the defined ones are replaced.
  var outline: RowSum
  /// The defined variables whose equations the outline needs next, by ascending rank.
  var pending: [Int] = []
  /// The number of terms that were substituted.
  var work = 0
  /// The ranks of the next definitions.
  var (lowestRank, highestRank) = (0, 0)

  /// Smaller amounts are rounding errors of a constraint.
  static let tolerance = 1e-6
  /// Values that are closer are equal.
  static let closeness = 1e-9

  /// - Parameter capacity: The number of variables that are most likely needed.
  init(unknowns: Int, capacity: Int) {
    variables = Array(repeating: Variable(), count: unknowns)
    variables.reserveCapacity(capacity)
    gradient = RowSum(variables: unknowns, capacity: capacity)
    sum = gradient
    outline = gradient
  }

  /// Adds an independent variable, which is zero.
  mutating func newVariable() -> Int {
    variables.append(Variable())
    gradient.addVariable()
    sum.addVariable()
    outline.addVariable()
    return variables.count - 1
  }

  /// Adds a dependent variable for an expression: the constant is its present value.
  mutating func newVariable(_ expression: Row) -> Int {
    let variable = newVariable()
    depend(variable, on: expression)
    return variable
  }

  /// Makes an independent or defined variable dependent, with an expression whose constant is its present value.
  mutating func depend(_ variable: Int, on expression: Row) {
    variables[variable].role = .dependent
    variables[variable].value = expression.constant
    variables[variable].row = Row(terms: expression.terms)
    for term in expression.terms { variables[term.variable].column.append(variable) }
  }

  /// The dependent variables whose rows contain an independent one, with the rates at which they follow it.
  mutating func followers(of variable: Int) -> [LinearTerm] {
    var found: [LinearTerm] = []
    let column = variables[variable].column
    if column.isEmpty { return found }
    found.reserveCapacity(column.count)
    for follower in column where variables[follower].role == .dependent {
      let rate = variables[follower].row[variable]
      if rate != 0, outline.add(follower, times: 0) { found.append(LinearTerm(follower, rate)) }
    }
    outline.clear()
    if found.count < column.count { variables[variable].column = found.map(\.variable) }
    return found
  }

  /// A dependent variable that follows others as a sum does, and by which factor the sum follows it: the constraints of
  /// an arrangement often limit one sum twice.
  func multiple(of terms: [LinearTerm]) -> (variable: Int, factor: Double)? {
    let fewest = terms.min { variables[$0.variable].column.count < variables[$1.variable].column.count }
    guard let variable = fewest.flatMap({ variables[$0.variable].column.last }) else { return nil }
    let row = variables[variable].row
    guard variables[variable].role == .dependent, row.terms.count == terms.count else { return nil }
    let factor = terms[0].coefficient / row.terms[0].coefficient
    for (term, other) in zip(terms, row.terms) {
      let difference = term.coefficient - factor * other.coefficient
      if term.variable != other.variable || abs(difference) >= Row.epsilon { return nil }
    }
    return (variable, factor)
  }

  /// Exchanges the roles of a dependent variable and of an independent one in its row.
  mutating func exchange(_ leaving: Int, for entering: Int) {
    var row = variables[leaving].row
    guard let rate = row.remove(entering) else { return }
    row.scale(by: -1 / rate)
    if variables[leaving].isOpen { row.add(leaving, times: 1 / rate) }
    variables[leaving].role = .independent
    variables[leaving].row = Row()
    variables[leaving].column = []
    let column = variables[entering].column
    variables[entering].column = []
    variables[entering].role = .dependent
    variables[entering].row = row
    for term in row.terms { variables[term.variable].column.append(entering) }
    for follower in column where variables[follower].role == .dependent && follower != entering {
      guard let rate = variables[follower].row.remove(entering) else { continue }
      // Not in place: the closure changes other variables.
      var sum = variables[follower].row
      variables[follower].row = Row()
      work += row.terms.count
      sum.add(row, times: rate) { variables[$0].column.append(follower) }
      variables[follower].row = sum
      if sum.terms.isEmpty { fix(follower) }
    }
    if row.terms.isEmpty { fix(entering) }
  }

  // MARK: Ranges

  /// Narrows a variable's range, which the present value is in but for rounding errors.
  mutating func narrow(_ variable: Int, low: Double, high: Double) {
    variables[variable].low = max(variables[variable].low, low)
    variables[variable].high = min(variables[variable].high, high)
    closeIfDecided(variable)
  }

  /// Keeps a variable at its value if that is the only one in its range.
  mutating func closeIfDecided(_ variable: Int) {
    let (low, high) = (variables[variable].low, variables[variable].high)
    guard high - low < Self.closeness else { return }
    let isAtLow = abs(low - variables[variable].value) <= abs(high - variables[variable].value)
    let value = isAtLow ? low : high
    let difference = value - variables[variable].value
    variables[variable].value = value
    variables[variable].low = value
    variables[variable].high = value
    switch variables[variable].role {
    case .defined: break
    case .independent:
      for follower in followers(of: variable) {
        variables[follower.variable].value += difference * follower.coefficient
        _ = variables[follower.variable].row.remove(variable)
        if variables[follower.variable].row.terms.isEmpty { fix(follower.variable) }
      }
      variables[variable].column = []
    case .dependent: expel(variable)
    }
  }

  /// Keeps a variable that follows no others at its value.
  private mutating func fix(_ variable: Int) {
    variables[variable].role = .independent
    variables[variable].column = []
    variables[variable].low = variables[variable].value
    variables[variable].high = variables[variable].value
  }

  /// Makes a dependent variable independent, in exchange for the open one that the fewest others follow.
  mutating func expel(_ variable: Int) {
    let terms = variables[variable].row.terms.filter { variables[$0.variable].isOpen }
    let largest = terms.max { abs($0.coefficient) < abs($1.coefficient) }
    guard var best = largest else { return fix(variable) }
    for term in terms where abs(term.coefficient) > abs(largest?.coefficient ?? 0) / 16 {
      if variables[term.variable].column.count < variables[best.variable].column.count { best = term }
    }
    exchange(variable, for: best.variable)
  }

  /// Removes a variable for a constraint that was given up.
  mutating func forget(_ variable: Int) {
    if variables[variable].role == .dependent { fix(variable) }
  }
}
