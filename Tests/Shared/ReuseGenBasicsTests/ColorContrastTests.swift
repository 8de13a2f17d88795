import ReuseGenBasics
import Testing

/// The ratios are those of WCAG's formula with a power of 2.4.
struct ColorContrastTests {
  @Test(
    arguments: [
      ([0, 0, 0], [1, 1, 1], 21), ([1, 1, 1], [0, 0, 0], 21), ([0.5, 0.5, 0.5], [0.5, 0.5, 0.5], 1),
      ([1, 0, 0], [1, 1, 1], 4), ([0, 0, 1], [1, 1, 1], 8.59), ([0, 1, 0], [0, 0, 0], 15.3),
      ([0.6, 0.6, 0.6], [1, 1, 1], 2.85), ([-1, 0, 0], [2, 1, 1], 21), ([0.04, 0.04, 0.04], [0, 0, 0], 1.06),
    ] as [([Double], [Double], Double)]
  )
  func theRatioHasTwoDecimals(color: [Double], other: [Double], ratio: Double) {
    #expect(ColorContrast(of: color, and: other).ratio == ratio)
  }

  @Test(arguments: [(0.464, false, true), (0.47, false, false), (0.57, true, true), (0.6, true, false)])
  func largeTextNeedsLess(gray: Double, isLarge: Bool, isReadable: Bool) {
    let contrast = ColorContrast(of: [gray, gray, gray], and: [1, 1, 1])
    #expect(contrast.isReadable(isLarge: isLarge) == isReadable, "\(contrast.ratio)")
  }
}
