package import Foundation

extension Int {
  /// The number of pixels of a length, which needn't be a number: at most a billion.
  package init(pixels length: CGFloat) {
    self = length.isNaN ? 0 : Int(Swift.min(Swift.max(length, -1e9), 1e9))
  }
}
