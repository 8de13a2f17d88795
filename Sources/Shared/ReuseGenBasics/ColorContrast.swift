/// The contrast ratio of two opaque colors, from 1 to 21, as WCAG defines it.
///
///     let contrast = ColorContrast(of: [0.6, 0.6, 0.6], and: [1, 1, 1])
///     if !contrast.isReadable(isLarge: false) { print("a contrast of \(contrast.ratio)") }
package struct ColorContrast: Sendable {
  /// The ratio with two decimals, as people read it: 4.497 isn't reported as 4.5.
  package let ratio: Double

  /// - Parameters:
  ///   - color: Red, green and blue, from 0 to 1. Further components are ignored.
  ///   - other: The other color's.
  package init(of color: [Double], and other: [Double]) {
    let (one, two) = (Self.luminance(color), Self.luminance(other))
    ratio = ((max(one, two) + 0.05) / (min(one, two) + 0.05) * 100).rounded() / 100
  }

  /// The ratio that text needs. Apple's guidelines and WCAG require less of large text.
  package static func required(isLarge: Bool) -> Double { isLarge ? 3 : 4.5 }

  /// Whether text with this contrast can be read.
  package func isReadable(isLarge: Bool) -> Bool { ratio >= Self.required(isLarge: isLarge) }

  private static func luminance(_ color: [Double]) -> Double {
    0.2126 * linear(color[0]) + 0.7152 * linear(color[1]) + 0.0722 * linear(color[2])
  }

  private static func linear(_ part: Double) -> Double {
    let value = min(max(part, 0), 1)
    if value <= 0.04045 { return value / 12.92 }
    // The power of 2.4 is the square times the fifth root of the square, which Newton's method finds.
    let base = (value + 0.055) / 1.055
    let square = base * base
    var root = 1.0
    for _ in 0..<20 { root = (4 * root + square / (root * root * root * root)) / 5 }
    return square * root
  }
}
