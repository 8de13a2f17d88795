import Testing

@testable import ReuseGenCore

/// Colors of asset catalogs.
@Suite struct CatalogColorTests {
  private static func contents(_ entries: String...) -> [UInt8] {
    Array(#"{ "colors": [\#(entries.joined(separator: ", "))], "info": { "author": "xcode", "version": 1 } }"#.utf8)
  }

  private static func rgb(_ red: String, _ green: String, _ blue: String, alpha: String = "1.000") -> String {
    """
    "color": { "color-space": "srgb", "components": { "red": "\(red)", "green": "\(green)", "blue": "\(blue)", \
    "alpha": "\(alpha)" } }
    """
  }

  private static let isDark = #""appearances": [{ "appearance": "luminosity", "value": "dark" }]"#
  private static let isHighContrast = #""appearances": [{ "appearance": "contrast", "value": "high" }]"#

  @Test(arguments: [
    (contents("{ \"idiom\": \"universal\", \(rgb("0xFF", "0x00", "0x33")) }"), [1, 0, 0.2, 1], [1, 0, 0.2, 1]),
    (
      contents("{ \"idiom\": \"universal\", \(rgb("255", "51", "0", alpha: "0.500")) }"), [1, 0.2, 0, 0.5],
      [1, 0.2, 0, 0.5]
    ),
    (
      contents("{ \(isHighContrast), \(rgb("0", "0", "0")) }", "{ \(rgb("1.0", "0.2", "0.4")) }"), [1, 0.2, 0.4, 1],
      [1, 0.2, 0.4, 1]
    ),
    (
      contents("{ \(rgb("1.0", "1.0", "1.0")) }", "{ \(isDark), \(rgb("0.0", "0.0", "0.0")) }"), [1, 1, 1, 1],
      [0, 0, 0, 1]
    ),
    (
      contents(
        #"{ "color": { "color-space": "gray-gamma-22", "components": { "white": "0.200", "alpha": "1.000" } } }"#
      ),
      [0.2, 0.2, 0.2, 1], [0.2, 0.2, 0.2, 1]
    ),
    (contents(#"{ "color": { "platform": "ios", "reference": "labelColor" } }"#), [0, 0, 0, 1], [1, 1, 1, 1]),
  ])
  func bothAppearancesAreRead(contents: [UInt8], light: [Double], dark: [Double]) throws {
    let color = try #require(CatalogColor(contents))
    #expect(color.light == light)
    #expect(color.dark == dark)
  }

  /// The rule is silent about such a color.
  @Test(arguments: [
    contents(), contents("{ \"idiom\": \"watch\", \(rgb("1.0", "1.0", "1.0")) }"),
    contents("{ \(isDark), \(rgb("0", "0", "0")) }"),
    contents(#"{ "color": { "platform": "ios", "reference": "unknownColor" } }"#),
    contents("{ \(rgb("a", "b", "c")) }"),
    Array("{".utf8), Array(#"{ "colors": 1 }"#.utf8),
  ])
  func otherContentsAreNoColor(contents: [UInt8]) { #expect(CatalogColor(contents) == nil) }
}
