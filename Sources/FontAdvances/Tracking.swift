/// The room between characters that the system's font adds or takes away at a size.
enum Tracking {
  /// From this size on the system's font has the shapes for display, which are narrower.
  static let firstDisplaySize = 19.5

  /// The room in ems.
  static func ems(at pointSize: Double, _ weight: FontAdvances.Weight) -> Double {
    let points = pointSize < firstDisplaySize ? text : display
    return interpolated(points, at: pointSize) + correction(weight)
  }

  /// At sizes of text, as Apple's guidelines for San Francisco list it.
  private static let text: [(size: Double, ems: Double)] = [
    (6, 0.041), (7, 0.034), (8, 0.026), (9, 0.019), (10, 0.012), (11, 0.006), (12, 0), (13, -0.006), (14, -0.011),
    (15, -0.016), (16, -0.020), (17, -0.026), (18, -0.025), (19, -0.024),
  ]

  /// At sizes of display, where Inter is spaced more tightly than San Francisco: what widths of texts in documents of
  /// Interface Builder come to.
  private static let display: [(size: Double, ems: Double)] = [(20, 0.006), (24, 0.009), (28, 0.015)]

  /// How much wider San Francisco's weights are set than Inter's: what widths of texts in documents of Interface
  /// Builder come to.
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
