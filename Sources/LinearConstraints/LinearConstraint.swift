/// A multiple of an unknown.
package struct LinearTerm: Equatable, Sendable {
  /// The unknown's number, from 0.
  package var variable: Int
  package var coefficient: Double

  package init(_ variable: Int, _ coefficient: Double) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A sum of multiples of unknowns and a constant, related to zero.
package struct LinearConstraint: Sendable {
  package enum Relation: Sendable {
    /// The sum is at most zero.
    case atMost
    /// The sum is zero.
    case equal
    /// The sum is at least zero.
    case atLeast
  }

  package var terms: [LinearTerm]
  package var constant: Double
  package var relation: Relation
  package var strength: Strength

  package init(
    _ terms: [LinearTerm],
    constant: Double = 0,
    _ relation: Relation,
    _ strength: Strength = .required
  ) {
    self.terms = terms
    self.constant = constant
    self.relation = relation
    self.strength = strength
  }
}

/// How strongly a constraint holds. No number of weaker ones outweighs a stronger one.
package enum Strength: Equatable, Sendable {
  /// Holds, or is broken.
  case required
  /// Is missed by as little as the stronger ones allow. Of one strength the sum of what is missed is least; where the
  /// sums leave a choice the stronger and then the earlier ones miss less.
  case preferred(Double)
  /// Weaker than all others, one after the other.
  case stay
}

/// What a system of constraints comes to.
package struct LinearSolution: Sendable {
  /// By the numbers of the unknowns.
  package var values: [Double]
  /// Which unknowns the required constraints alone decide.
  package var isDetermined: [Bool]
  /// The required constraints that contradict earlier ones, by their places, ascending.
  package var broken: [Int]
}
