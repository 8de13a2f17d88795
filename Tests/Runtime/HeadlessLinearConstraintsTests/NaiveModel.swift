@testable import HeadlessLinearConstraints

/// Solves systems of two unknowns by trying every intersection of two lines. The best point is one of them, because
/// violations grow linearly with the distance from the lines.
struct NaiveModel {
  let constraints: [LinearConstraint]

  typealias Point = (x: Double, y: Double)

  private static func coefficients(_ constraint: LinearConstraint) -> (a: Double, b: Double) {
    constraint.terms.reduce((0, 0)) { sum, term in
      term.variable == 0 ? (sum.0 + term.coefficient, sum.1) : (sum.0, sum.1 + term.coefficient)
    }
  }

  static func miss(_ constraint: LinearConstraint, _ point: Point) -> Double {
    let (a, b) = coefficients(constraint)
    let sum = a * point.x + b * point.y + constraint.constant
    switch constraint.relation {
    case .equal: return abs(sum)
    case .atMost: return max(0, sum)
    case .atLeast: return max(0, -sum)
    }
  }

  private var candidates: [Point] {
    var points: [Point] = [(0, 0)]
    var lines = constraints.map { (Self.coefficients($0), $0.constant) }
    lines += [((1, 0), 0), ((0, 1), 0)]
    for (index, (one, c)) in lines.enumerated() {
      for (other, d) in lines[(index + 1)...] {
        let determinant = one.a * other.b - one.b * other.a
        if abs(determinant) < 1e-12 { continue }
        points.append(((one.b * d - other.b * c) / determinant, (other.a * c - one.a * d) / determinant))
      }
    }
    return points
  }

  /// The required constraints that contradict earlier ones.
  var broken: [Int] {
    let candidates = candidates
    var kept: [LinearConstraint] = []
    var broken: [Int] = []
    for (place, constraint) in constraints.enumerated() where constraint.strength == .required {
      let isPossible = candidates.contains { point in
        (kept + [constraint]).allSatisfy { Self.miss($0, point) < 1e-6 }
      }
      if isPossible { kept.append(constraint) } else { broken.append(place) }
    }
    return broken
  }

  /// The amounts by which a point violates the constraints, the most important first.
  func misses(at point: Point, broken: [Int]) -> [Double] {
    var required = 0.0
    var preferred: [(Double, Double)] = []
    var stays: [Double] = []
    for (place, constraint) in constraints.enumerated() {
      let miss = Self.miss(constraint, point)
      switch constraint.strength {
      case .required: if !broken.contains(place) { required += miss }
      case .preferred(let strength): preferred.append((strength, miss))
      case .stay: stays.append(miss)
      }
    }
    let levels = Set(preferred.map(\.0)).sorted(by: >)
    let sums = levels.map { level in preferred.filter { $0.0 == level }.map(\.1).reduce(0, +) }
    let ties = levels.flatMap { level in preferred.filter { $0.0 == level }.map(\.1) }
    return [required] + sums + ties + stays
  }

  func leastMisses(broken: [Int]) -> [Double] {
    candidates.map { misses(at: $0, broken: broken) }.min { isLess($0, $1) } ?? []
  }

  func isLess(_ one: [Double], _ other: [Double]) -> Bool {
    for (first, second) in zip(one, other) where abs(first - second) > 1e-6 { return first < second }
    return false
  }
}
