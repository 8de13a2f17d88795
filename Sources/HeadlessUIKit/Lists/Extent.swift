/// A height or width, in points; an estimate until the real one is known.
struct Extent: Hashable, Sendable {
  let length: Double
  let isEstimate: Bool

  init(_ length: Double, isEstimate: Bool = false) {
    self.length = length
    self.isEstimate = isEstimate
  }

  /// Whether it is known that there is nothing.
  var isEmpty: Bool { length == 0 && !isEstimate }

  static let zero = Extent(0)

  /// One number: an estimate has a minus sign, also the estimate zero. So a row takes eight bytes.
  var encoded: Double { isEstimate ? -length : length }

  init(encoded: Double) {
    self.init(abs(encoded), isEstimate: encoded.sign == .minus)
  }
}
