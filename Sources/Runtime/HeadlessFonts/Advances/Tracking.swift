/// The distance that the system's font adds to each character at a size. It can be negative.
enum Tracking {
  /// The smallest size at which the system's font uses its display shapes, which are narrower.
  static let firstDisplaySize = 19.5

  /// The distance in ems.
  static func ems(at pointSize: Double, _ weight: FontAdvances.Weight) -> Double {
    let points = pointSize < firstDisplaySize ? text : display
    return interpolated(points, at: pointSize) + correction(weight)
  }

  /// The tracking at text sizes, from Apple's guidelines for San Francisco.
  private static let text: [(size: Double, ems: Double)] = [
    (6, 0.041), (7, 0.034), (8, 0.026), (9, 0.019), (10, 0.012), (11, 0.006), (12, 0), (13, -0.006), (14, -0.011),
    (15, -0.016), (16, -0.020), (17, -0.026), (18, -0.025), (19, -0.024),
  ]

  /// The tracking at display sizes, where Inter is spaced more tightly than San Francisco. The numbers are derived from
  /// the widths of labels in Interface Builder documents.
  private static let display: [(size: Double, ems: Double)] = [(20, 0.006), (24, 0.009), (28, 0.015)]

  /// The additional tracking of San Francisco's weights. The numbers are derived from the widths of labels in Interface
  /// Builder documents.
  private static func correction(_ weight: FontAdvances.Weight) -> Double {
    switch weight {
    case .regular: 0.002
    case .medium: 0.008
    case .semibold: 0.011
    case .bold: 0.010
    }
  }

  private static func interpolated(_ points: [(size: Double, ems: Double)], at size: Double) -> Double {
    guard let next = points.firstIndex(where: { $0.size >= size }) else { return points.last?.ems ?? 0 }
    if next == 0 { return points[0].ems }
    let (low, high) = (points[next - 1], points[next])
    return low.ems + (high.ems - low.ems) * (size - low.size) / (high.size - low.size)
  }
}
