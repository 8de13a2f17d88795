import HeadlessLinearConstraints

/// An unknown plus a number of points, or only the latter.
struct LayoutQuantity {
  var unknown: Int?
  var points: Double

  init(_ unknown: Int?, _ points: Double = 0) { (self.unknown, self.points) = (unknown, points) }

  func plus(_ more: Double) -> LayoutQuantity { LayoutQuantity(unknown, points + more) }

  func value(_ values: [Double]) -> Double { (unknown.map { values[$0] } ?? 0) + points }
}
