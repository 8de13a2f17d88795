import HeadlessLinearConstraints
import ReuseGenTestSupport
import Testing

/// Random systems, solved with equations that eliminate unknowns and without.
@Suite struct PlainComparisonTests {
  private static func solutions(_ unknowns: Int, _ constraints: [LinearConstraint]) -> (LinearSolution, LinearSolution)
  {
    var system = LinearSystem(unknowns: unknowns)
    var plain = PlainSystem(unknowns: unknowns)
    for constraint in constraints {
      system.add(constraint)
      plain.add(constraint)
    }
    return (system.solve(), plain.solve())
  }

  private static func isAbout(_ one: Double, _ other: Double) -> Bool {
    abs(one - other) <= 1e-4 * max(1, abs(one), abs(other))
  }

  private func check(_ system: RandomSystem, _ constraints: [LinearConstraint], _ note: Comment) {
    let (solution, plain) = Self.solutions(system.unknowns, constraints)
    #expect(solution.broken == plain.broken, note)
    #expect(zip(solution.values, plain.values).allSatisfy { Self.isAbout($0, $1) }, note)
  }

  @Test(.tags(.soak), arguments: RandomSystem.Kind.allCases, 0..<8)
  func randomSystemsHaveTheSolutionOfThePlainSolver(_ kind: RandomSystem.Kind, _ seed: UInt64) {
    var random = SeededNumbers(seed &+ 1)
    for step in 0..<SoakLength.steps(2000) {
      let system = RandomSystem(kind, &random)
      check(system, system.constraints, "step \(step):\n\(system)")
    }
  }

  /// Each equation was eliminated first, and no longer is.
  @Test(.tags(.soak), arguments: RandomSystem.Kind.allCases)
  func systemsWhoseEquationsAreRemovedHaveTheSolutionOfThePlainSolver(_ kind: RandomSystem.Kind) {
    var random = SeededNumbers(77)
    for step in 0..<SoakLength.steps(400) {
      let system = RandomSystem(kind, &random)
      var constraints = system.constraints
      while let index = constraints.lastIndex(where: { $0.relation == .equal && $0.strength == .required }) {
        constraints.remove(at: index)
        check(system, constraints, "step \(step) without \(index):\n\(system)")
      }
    }
  }

  /// The outer view is as long as the views need, too short and too long.
  @Test(arguments: ArrangedViews.Arrangement.allCases, [nil, 150, 600])
  func arrangedViewsHaveTheSolutionOfThePlainSolver(_ arrangement: ArrangedViews.Arrangement, _ length: Double?) {
    let views = ArrangedViews(arrangement, 12, length: length)
    let (solution, plain) = Self.solutions(views.unknowns, views.constraints)
    #expect(solution.broken == plain.broken)
    for (value, expected) in zip(solution.values, plain.values) { #expect(Self.isAbout(value, expected)) }
  }

  /// Twice as many views take a little more than twice the work.
  @Test(arguments: ArrangedViews.Arrangement.allCases, [nil, 10_000])
  func workGrowsWithTheNumberOfViews(_ arrangement: ArrangedViews.Arrangement, _ length: Double?) {
    let work = [200, 400].map { count in
      let views = ArrangedViews(arrangement, count, length: length)
      var system = LinearSystem(unknowns: views.unknowns)
      for constraint in views.constraints { system.add(constraint) }
      return system.solve().work
    }
    #expect(work[1] < work[0] * 5 / 2, "\(work)")
  }
}
