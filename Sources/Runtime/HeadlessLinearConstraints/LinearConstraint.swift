/// A multiple of an unknown.
package struct LinearTerm: Equatable, Sendable {
  /// The number of the unknown, from 0.
  package var variable: Int
  package var coefficient: Double

  package init(_ variable: Int, _ coefficient: Double) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A relation of a linear expression to zero.
package struct LinearConstraint: Equatable, Sendable {
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

  package init(_ terms: [LinearTerm], constant: Double = 0, _ relation: Relation, _ strength: Strength = .required) {
    self.terms = terms
    self.constant = constant
    self.relation = relation
    self.strength = strength
  }
}

/// The strength of a constraint. No number of weaker constraints outweighs a stronger one.
package enum Strength: Equatable, Sendable {
  /// Is satisfied or broken.
  case required
  /// Is violated as little as stronger constraints allow. Among constraints of equal strength the sum of violations is
  /// minimized; if several solutions remain, the stronger and then the earlier constraints are violated less.
  case preferred(Double)
  /// Weaker than all others, and than earlier ones of this strength.
  case stay
}

/// The solution of a system of constraints.
package struct LinearSolution: Sendable {
  /// The values by the numbers of the unknowns.
  package var values: [Double]
  /// Whether the required constraints alone determine each unknown.
  package var isDetermined: [Bool]
  /// The indices of the required constraints that conflict with earlier ones, ascending.
  package var broken: [Int]
  /// The number of terms that were substituted. Unlike a duration, it is the same in every run.
  package var work = 0
}
