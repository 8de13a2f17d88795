import ReuseGenTestSupport
import Testing

@testable import HeadlessLinearConstraints

@Suite struct LinearSystemTests {
  private static func solve(_ unknowns: Int, _ constraints: [LinearConstraint]) -> LinearSolution {
    var system = LinearSystem(unknowns: unknowns)
    for constraint in constraints { system.add(constraint) }
    return system.solve()
  }

  private static func constraint(
    _ coefficients: [Double],
    _ constant: Double,
    _ relation: LinearConstraint.Relation,
    _ strength: Strength = .required
  ) -> LinearConstraint {
    let terms = coefficients.enumerated().filter { $0.element != 0 }.map { LinearTerm($0.offset, $0.element) }
    return LinearConstraint(terms, constant: constant, relation, strength)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let constraints: [LinearConstraint]
    let values: [Double]
    let broken: [Int]

    init(_ name: String, _ constraints: [LinearConstraint], _ values: [Double], broken: [Int] = []) {
      (testDescription, self.constraints, self.values, self.broken) = (name, constraints, values, broken)
    }
  }

  static let cases: [Case] = [
    Case("no constraints", [], [0, 0]),
    Case("two equalities", [constraint([1, 1], -10, .equal), constraint([1, -1], -4, .equal)], [7, 3]),
    Case(
      "the later of two contradictions is broken",
      [constraint([1], -10, .equal), constraint([1], -20, .equal)],
      [10, 0],
      broken: [1]
    ),
    Case(
      "an inequality that can't hold is broken",
      [constraint([1], -10, .atMost), constraint([1], -20, .atLeast), constraint([1], 0, .equal, .stay)],
      [0, 0],
      broken: [1]
    ),
    Case(
      "the stronger one holds",
      [constraint([1], -1, .equal, .preferred(250)), constraint([1], -2, .equal, .preferred(750))],
      [2, 0]
    ),
    Case(
      "one stronger outweighs many weaker",
      (0..<9).map { _ in constraint([1], -1, .equal, .preferred(250)) }
        + [constraint([1], -2, .equal, .preferred(251))],
      [2, 0]
    ),
    Case(
      "of one strength the majority holds",
      [1, 2, 2].map { constraint([1], -$0, .equal, .preferred(250)) },
      [2, 0]
    ),
    Case(
      "where the sum leaves a choice the earlier one holds",
      [
        constraint([1, 1], -100, .equal), constraint([1], -30, .equal, .preferred(250)),
        constraint([0, 1], -20, .equal, .preferred(250)),
      ],
      [30, 70]
    ),
    Case(
      "an inequality gives way as little as it can",
      [constraint([1], -10, .atLeast), constraint([1], -4, .atMost, .preferred(500))],
      [10, 0]
    ),
    Case(
      "stays hold one after the other",
      [
        constraint([1, 1], -10, .equal), constraint([1], -3, .equal, .stay), constraint([0, 1], -3, .equal, .stay),
      ],
      [3, 7]
    ),
    Case("a stay within bounds", [constraint([1], -3, .atLeast), constraint([1], -1, .equal, .stay)], [3, 0]),
  ]

  @Test(arguments: cases) func systemsHaveTheExpectedSolution(_ item: Case) {
    let solution = Self.solve(2, item.constraints)
    #expect(solution.broken == item.broken)
    for (value, expected) in zip(solution.values, item.values) { #expect(abs(value - expected) < 1e-6) }
  }

  /// Compares with the naive model, with weak constraints last so that there is only one best point.
  private func check(_ constraints: [LinearConstraint]) {
    let stays = [Self.constraint([1, 0], -1, .equal, .stay), Self.constraint([0, 1], -2, .equal, .stay)]
    let all = constraints + stays
    let solution = Self.solve(2, all)
    let model = NaiveModel(constraints: all)
    #expect(solution.broken == model.broken, "\(constraints)")
    let misses = model.misses(at: (solution.values[0], solution.values[1]), broken: solution.broken)
    let least = model.leastMisses(broken: solution.broken)
    #expect(!model.isLess(least, misses), "\(constraints) came to \(solution.values), missing \(misses) for \(least)")
  }

  /// By default, each constraint is combined with one in four.
  @Test(.tags(.soak)) func everySmallSystemMatchesTheModel() {
    let lines: [([Double], Double)] = [([1, 0], -2), ([1, 1], 0), ([1, -1], -1), ([0, 1], 3), ([1, 2], -4)]
    let strengths: [Strength] = [.required, .preferred(500), .preferred(250)]
    let single = lines.flatMap { line in
      [LinearConstraint.Relation.atMost, .equal, .atLeast].flatMap { relation in
        strengths.map { Self.constraint(line.0, line.1, relation, $0) }
      }
    }
    for one in single {
      check([one])
      for other in SoakLength.cases(single, byDefaultEvery: 4) { check([one, other]) }
    }
  }

  @Test(.tags(.soak), arguments: 0..<20) func randomSystemsMatchTheModel(_ seed: UInt64) {
    var random = SeededNumbers(seed)
    for _ in 0..<SoakLength.steps(100) {
      let count = 3 + random.below(8)
      check(
        (0..<count).map { _ in
          let coefficients = [Double(random.below(5)) - 2, Double(random.below(5)) - 2]
          let relation = [LinearConstraint.Relation.atMost, .equal, .atLeast][random.below(3)]
          let strength = [Strength.required, .preferred(750), .preferred(250), .preferred(250)][random.below(4)]
          return Self.constraint(coefficients, Double(random.below(41)) - 20, relation, strength)
        }
      )
    }
  }

  /// All required constraints that a point satisfies hold, whatever constraints are preferred.
  @Test(arguments: 0..<20) func largeSatisfiableSystemsAreSatisfied(_ seed: UInt64) {
    var random = SeededNumbers(seed)
    let unknowns = 40
    let point = (0..<unknowns).map { _ in Double(random.below(400)) }
    var constraints: [LinearConstraint] = []
    for _ in 0..<120 {
      let (one, other) = (random.below(unknowns), random.below(unknowns))
      if one == other { continue }
      let factor = Double(1 + random.below(2))
      let difference = point[one] - factor * point[other]
      let terms = [LinearTerm(one, 1), LinearTerm(other, -factor)]
      switch random.below(4) {
      case 0: constraints.append(LinearConstraint(terms, constant: -difference, .equal))
      case 1: constraints.append(LinearConstraint(terms, constant: -difference - 5, .atMost))
      case 2: constraints.append(LinearConstraint(terms, constant: -difference + 5, .atLeast))
      default: constraints.append(LinearConstraint(terms, constant: 7, .equal, .preferred(Double(random.below(3)))))
      }
    }
    let solution = Self.solve(unknowns, constraints)
    #expect(solution.broken.isEmpty)
    for constraint in constraints where constraint.strength == .required {
      let sum = constraint.terms.reduce(constraint.constant) { $0 + $1.coefficient * solution.values[$1.variable] }
      switch constraint.relation {
      case .equal: #expect(abs(sum) < 1e-4)
      case .atMost: #expect(sum < 1e-4)
      case .atLeast: #expect(sum > -1e-4)
      }
    }
  }
}

/// Random numbers that are the same in every run.
struct SeededNumbers {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func below(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int((state >> 11) % UInt64(limit))
  }
}
