/// A part of a penalty: it grows linearly as a variable moves away from a point.
struct Hinge {
  var point: Double
  /// The slope below the point, which isn't positive.
  var below: Double
  /// The slope above the point, which isn't negative.
  var above: Double

  /// The violation of a constraint on `scale * variable + offset`.
  init(_ relation: LinearConstraint.Relation, scale: Double, offset: Double) {
    point = -offset / scale
    let isLimitFromBelow = (relation == .atLeast) == (scale > 0)
    below = relation == .equal || isLimitFromBelow ? -abs(scale) : 0
    above = relation == .equal || !isLimitFromBelow ? abs(scale) : 0
  }

  func violation(_ value: Double) -> Double { max((value - point) * below, (value - point) * above, 0) }

  /// Whether a value in a range violates the constraint.
  func isViolated(in low: Double, _ high: Double) -> Bool {
    below < 0 && low < point - Tableau.closeness || above > 0 && high > point + Tableau.closeness
  }
}

/// A convex penalty for a variable's value: a sum of hinges, linear in each segment between two of their points.
struct Penalty {
  /// Ascending and apart.
  private(set) var points: [Double] = []
  private let hinges: [Hinge]
  /// The slopes of the segments, one more than points.
  private(set) var slopes: [Double]
  /// The segment in which a dependent variable is. At a point, it is one of the two that meet there.
  var segment = 0

  init(_ hinges: [Hinge]) {
    self.hinges = hinges
    var slope = 0.0
    for hinge in hinges { slope += hinge.below }
    slopes = [slope]
    let sorted = hinges.count > 1 ? hinges.sorted { $0.point < $1.point } : hinges
    for hinge in sorted {
      slope += hinge.above - hinge.below
      if let last = points.last, hinge.point - last < Tableau.closeness {
        slopes[slopes.count - 1] = slope
      } else {
        points.append(hinge.point)
        slopes.append(slope)
      }
    }
  }

  func amount(_ value: Double) -> Double { hinges.reduce(0) { $0 + $1.violation(value) } }

  var slope: Double { slopes[segment] }

  /// The lower end of a segment.
  func start(_ segment: Int) -> Double { segment > 0 ? points[segment - 1] : -.infinity }

  /// The upper end of a segment.
  func end(_ segment: Int) -> Double { segment < points.count ? points[segment] : .infinity }

  /// The segment that values a little below are in.
  func segment(below value: Double) -> Int { count(of: value - Tableau.closeness) }

  /// The segment that values a little above are in.
  func segment(above value: Double) -> Int { count(of: value + Tableau.closeness) }

  /// The number of points that are less than a value.
  private func count(of value: Double) -> Int {
    var (low, high) = (0, points.count)
    while low < high {
      let middle = (low + high) / 2
      if points[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
