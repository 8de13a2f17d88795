/// The solution of a system in progress: the constraints so far are equations and ranges of a tableau.
struct Solving {
  private var tableau: Tableau

  var work: Int { tableau.work }

  init(_ system: LinearSystem) {
    let capacity = system.unknowns + system.unknowns / 2
    tableau = Tableau(unknowns: system.unknowns, capacity: capacity)
    for constraint in system.constraints where constraint.strength != .stay {
      for term in constraint.terms { tableau.variables[term.variable].occurrences += 1 }
    }
  }

  /// A sum, seen as that of one variable.
  private enum Place {
    case constant(Double)
    case variable(Int, scale: Double, offset: Double)
  }

  private mutating func place(of constraint: LinearConstraint) -> Place {
    let place = place(of: Row(constraint))
    if case .variable(let variable, _, _) = place { tableau.variables[variable].isLimited = true }
    return place
  }

  private mutating func place(of row: Row) -> Place {
    if row.terms.count != 1 { return place(ofSeveral: row) }
    let (variable, scale) = (row.terms[0].variable, row.terms[0].coefficient)
    if !tableau.variables[variable].isOpen {
      return .constant(row.constant + scale * tableau.variables[variable].value)
    }
    if tableau.variables[variable].role != .defined { return .variable(variable, scale: scale, offset: row.constant) }
    var sum = tableau.expanded(row)
    if let place = place(ofExpanded: sum) { return place }
    sum.constant -= row.constant
    sum.scale(by: 1 / scale)
    tableau.depend(variable, on: sum)
    return .variable(variable, scale: scale, offset: row.constant)
  }

  /// The place of a sum of several variables: most likely a new variable. Where nothing else limits one of the others,
  /// that one follows the new one, whose value satisfies each constraint: zero.
  private mutating func place(ofSeveral row: Row) -> Place {
    if let unknown = tableau.unknown(in: row) {
      let variable = tableau.newVariable()
      var row = row
      row.add(variable, times: -1)
      tableau.define(unknown, as: row.solved(for: unknown))
      return .variable(variable, scale: 1, offset: 0)
    }
    var sum = tableau.expanded(row)
    if let place = place(ofExpanded: sum) { return place }
    if let (known, factor) = tableau.multiple(of: sum.terms) {
      return .variable(known, scale: factor, offset: sum.constant - factor * tableau.variables[known].value)
    }
    if let unknown = tableau.lastUnknown(in: sum) {
      let variable = tableau.newVariable()
      sum.add(variable, times: -1)
      tableau.defineLast(unknown, sum)
      return .variable(variable, scale: 1, offset: 0)
    }
    return .variable(tableau.newVariable(sum), scale: 1, offset: 0)
  }

  /// The place of a sum with at most one variable; `nil` if it has several.
  private func place(ofExpanded sum: Row) -> Place? {
    if sum.terms.count > 1 { return nil }
    guard let term = sum.terms.first else { return .constant(sum.constant) }
    let offset = sum.constant - term.coefficient * tableau.variables[term.variable].value
    return .variable(term.variable, scale: term.coefficient, offset: offset)
  }

  // MARK: Required

  /// Adds the required constraints: first equations, which define unknowns, then limits of one unknown, so that the
  /// others define those without limits. Returns whether none conflict.
  mutating func requireEquationsFirst(_ constraints: [LinearConstraint]) -> Bool {
    var (limits, others) = ([LinearConstraint](), [LinearConstraint]())
    for constraint in constraints where constraint.strength == .required {
      if constraint.relation != .equal {
        if constraint.terms.count == 1 { limits.append(constraint) } else { others.append(constraint) }
      } else if !require(constraint) {
        return false
      }
    }
    return (limits + others).allSatisfy { require($0) }
  }

  /// Adds the required constraints in their order. Returns the indices of those that conflict with earlier ones.
  mutating func require(_ constraints: [LinearConstraint]) -> [Int] {
    var broken: [Int] = []
    for (index, constraint) in constraints.enumerated() where constraint.strength == .required {
      if !require(constraint) { broken.append(index) }
    }
    return broken
  }

  /// Adds a required constraint. Returns `false`, and changes nothing, if it conflicts with earlier ones.
  private mutating func require(_ constraint: LinearConstraint) -> Bool {
    if constraint.relation == .equal, let isConsistent = tableau.define(Row(constraint)) { return isConsistent }
    let known = tableau.variables.count
    switch place(of: constraint) {
    case .constant(let value):
      switch constraint.relation {
      case .atMost: return value <= Tableau.tolerance
      case .equal: return abs(value) <= Tableau.tolerance
      case .atLeast: return value >= -Tableau.tolerance
      }
    case .variable(let variable, let scale, let offset):
      let hinge = Hinge(constraint.relation, scale: scale, offset: offset)
      if isViolated(hinge, variable) {
        tableau.penalize([(variable, hinge)])
        tableau.descend()
        tableau.removePenalties()
        if isViolated(hinge, variable) {
          if variable >= known { tableau.forget(variable) }
          return false
        }
      }
      narrow(variable, to: hinge)
      return true
    }
  }

  private func isViolated(_ hinge: Hinge, _ variable: Int) -> Bool {
    hinge.violation(tableau.variables[variable].value) > Tableau.tolerance
  }

  /// Limits a variable to the values that satisfy a constraint.
  private mutating func narrow(_ variable: Int, to hinge: Hinge) {
    let low = hinge.below < 0 ? hinge.point : -.infinity
    let high = hinge.above > 0 ? hinge.point : .infinity
    tableau.narrow(variable, low: low, high: high)
  }

  /// Whether the constraints so far determine each unknown.
  mutating func decidedUnknowns(_ unknowns: Int) -> [Bool] {
    tableau.decideDefinitions()
    return (0..<unknowns).map { !tableau.variables[$0].isOpen }
  }

  // MARK: Preferred

  /// Minimizes the violations of the preferred constraints, from the strongest to the weakest.
  mutating func preferAll(_ constraints: [LinearConstraint]) {
    var preferred: [(strength: Double, index: Int)] = []
    preferred.reserveCapacity(constraints.count)
    for (index, constraint) in constraints.enumerated() {
      if case .preferred(let strength) = constraint.strength { preferred.append((strength, index)) }
    }
    preferred.sort { $0.strength != $1.strength ? $0.strength > $1.strength : $0.index < $1.index }
    var undecided: [(variable: Int, hinge: Hinge)] = []
    var start = 0
    while start < preferred.count {
      var end = start + 1
      while end < preferred.count, preferred[end].strength == preferred[start].strength { end += 1 }
      let hinges = preferred[start..<end].compactMap { violation(of: constraints[$0.index]) }
      minimize(hinges)
      if hinges.count > 1 { undecided += hinges.filter { isUndecided($0.hinge, $0.variable) } }
      start = end
    }
    // Among the solutions that minimize all sums, prefer the stronger and then the earlier constraints.
    for hinge in undecided where isUndecided(hinge.hinge, hinge.variable) { minimize([hinge]) }
  }

  /// Minimizes the violation of the only constraint of a strength.
  mutating func prefer(_ constraint: LinearConstraint) {
    // Most frames are determined when those that nothing determines are to stay as they are.
    if tableau.areDecided(constraint.terms) { return }
    if let hinge = violation(of: constraint) { minimize([hinge]) }
  }

  /// The violation of a constraint as a penalty; `nil` if it can't change.
  private mutating func violation(of constraint: LinearConstraint) -> (variable: Int, hinge: Hinge)? {
    guard case .variable(let variable, let scale, let offset) = place(of: constraint) else { return nil }
    return (variable, Hinge(constraint.relation, scale: scale, offset: offset))
  }

  /// Whether a constraint may be satisfied or violated.
  private func isUndecided(_ hinge: Hinge, _ variable: Int) -> Bool {
    tableau.variables[variable].isOpen
      && hinge.isViolated(in: tableau.variables[variable].low, tableau.variables[variable].high)
  }

  private mutating func minimize(_ hinges: [(variable: Int, hinge: Hinge)]) {
    if keepSatisfied(hinges) { return }
    for (variable, hinge) in hinges where hinge.below < 0 && hinge.above > 0 {
      // As an independent variable it is free to stay satisfied.
      guard tableau.variables[variable].role == .dependent else { continue }
      if abs(tableau.variables[variable].value - hinge.point) < Tableau.closeness { tableau.expel(variable) }
    }
    tableau.penalize(hinges)
    tableau.descend()
    if areSatisfied(hinges) { tableau.removePenalties() }
    if !keepSatisfied(hinges) { tableau.keepLeast() }
  }

  private func areSatisfied(_ hinges: [(variable: Int, hinge: Hinge)]) -> Bool {
    hinges.allSatisfy { $0.hinge.violation(tableau.variables[$0.variable].value) < Tableau.closeness }
  }

  /// Limits variables to the values that satisfy constraints, if all do now.
  private mutating func keepSatisfied(_ hinges: [(variable: Int, hinge: Hinge)]) -> Bool {
    if !areSatisfied(hinges) { return false }
    // Rows become shorter with each independent variable that is decided.
    for (variable, hinge) in hinges where tableau.variables[variable].role == .independent {
      narrow(variable, to: hinge)
    }
    for (variable, hinge) in hinges where tableau.variables[variable].role != .independent {
      narrow(variable, to: hinge)
    }
    return true
  }

  mutating func values(_ unknowns: Int) -> [Double] {
    tableau.computeValues()
    return (0..<unknowns).map { tableau.variables[$0].value }
  }
}
