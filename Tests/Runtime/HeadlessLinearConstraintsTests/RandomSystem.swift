import HeadlessLinearConstraints

/// A random system of constraints, of the kinds that layouts consist of.
struct RandomSystem: CustomStringConvertible {
  enum Kind: CaseIterable {
    /// Sums of up to three unknowns, of all strengths.
    case mixed
    /// Differences of neighbors, as in a chain of views, and single unknowns.
    case chain
    /// Mostly required equations, many of which conflict.
    case equations
    /// Coefficients up to 100. With 1,000, rounding makes the solution worse in about one of 25,000 systems.
    case largeCoefficients
    /// Unknowns that are at least zero, as lengths are.
    case lengths
    /// Sums of up to five unknowns.
    case longSums
    /// Chains of inequalities only.
    case inequalities
  }

  let unknowns: Int
  private(set) var constraints: [LinearConstraint] = []

  init(_ kind: Kind, _ random: inout SeededNumbers) {
    unknowns = 1 + random.below(12)
    for _ in 0...random.below(4 * unknowns + 3) { add(kind, &random) }
    for unknown in 0..<unknowns where kind == .lengths {
      constraints.append(LinearConstraint([LinearTerm(unknown, 1)], .atLeast))
    }
    for unknown in 0..<unknowns {
      let constant = -Double(random.below(30))
      constraints.append(LinearConstraint([LinearTerm(unknown, 1)], constant: constant, .equal, .stay))
    }
  }

  private mutating func add(_ kind: Kind, _ random: inout SeededNumbers) {
    var terms = (0...random.below(kind == .longSums ? 5 : 3)).map { _ in
      let coefficient = kind == .largeCoefficients ? random.below(201) - 100 : random.below(5) - 2
      return LinearTerm(random.below(unknowns), Double(coefficient))
    }
    terms.removeAll { $0.coefficient == 0 }
    if kind == .chain || kind == .inequalities, unknowns > 1 {
      let first = random.below(unknowns - 1)
      terms = random.below(3) == 0 ? [LinearTerm(first, 1)] : [LinearTerm(first + 1, 1), LinearTerm(first, -1)]
    }
    var relations: [LinearConstraint.Relation] = [.atMost, .equal, .atLeast]
    var strengths: [Strength] = [.required, .preferred(999), .preferred(750), .preferred(250), .preferred(250)]
    if kind == .equations {
      relations = [.equal, .equal, .atLeast]
      strengths = [.required, .required, .preferred(250)]
    }
    if kind == .inequalities { relations = [.atMost, .atLeast] }
    let relation = relations[random.below(relations.count)]
    let strength = strengths[random.below(strengths.count)]
    let constant = Double(random.below(41) - 20)
    constraints.append(LinearConstraint(terms, constant: constant, relation, strength))
  }

  var description: String { constraints.map { "\($0)" }.joined(separator: "\n") }
}
