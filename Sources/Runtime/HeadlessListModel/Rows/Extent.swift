/// A height or width, in points; an estimate until the view has been measured.
package struct Extent: Hashable, Sendable {
  package let length: Double
  package let isEstimate: Bool

  package init(_ length: Double, isEstimate: Bool = false) {
    self.length = length
    self.isEstimate = isEstimate
  }

  /// Whether the length is known to be zero.
  var isEmpty: Bool { length == 0 && !isEstimate }

  package static let zero = Extent(0)

  /// The extent as a single number, negative for an estimate (including an estimate of zero), so that a row takes eight
  /// bytes.
  var encoded: Double { isEstimate ? -length : length }

  init(encoded: Double) { self.init(abs(encoded), isEstimate: encoded.sign == .minus) }
}
