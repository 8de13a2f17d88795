import Testing

@testable import HeadlessUIKit

@Suite struct FontTests {
  @Test(arguments: [0, 14] as [CGFloat]) func aSizeOfZeroIsTheDefaultSize(_ size: CGFloat) {
    let fonts = [
      UIFont.systemFont(ofSize: size), .boldSystemFont(ofSize: size), .italicSystemFont(ofSize: size),
      .systemFont(ofSize: size, weight: .light),
    ]
    for font in fonts { #expect(font.pointSize == UIFont.systemFontSize) }
    #expect(UIFont(name: "Georgia", size: size)?.pointSize == UIFont.systemFontSize)
    #expect(UIFont.systemFont(ofSize: 20).withSize(size).pointSize == UIFont.systemFontSize)
  }

  /// The line heights of San Francisco in UIKit.
  @Test(arguments: [(11, 13.127), (13, 15.514), (15, 17.9), (17, 20.287), (34, 40.574)] as [(CGFloat, CGFloat)])
  func linesAreAsHighAsInUIKit(_ size: CGFloat, height: CGFloat) {
    let font = UIFont.systemFont(ofSize: size)
    #expect(abs(font.lineHeight - height) < 0.001)
    #expect(abs(font.ascender - font.descender - font.lineHeight) < 1e-9)
    #expect(font.ascender > 0.95 * size && font.descender < -0.24 * size)
    #expect(font.leading == 0)
  }

  @Test(arguments: [("HelveticaNeue-Light", 1.165), ("AvenirNext-Bold", 1.366), ("Georgia", 1.136), ("Papyrus", 1.193)])
  func otherFamiliesHaveTheirLineHeights(_ name: String, share: CGFloat) throws {
    let font = try #require(UIFont(name: name, size: 100))
    #expect(abs(font.lineHeight - share * 100) < 0.1)
  }

  /// A device has neither the fonts of an app nor styles that a family lacks.
  @Test(
    arguments: [
      ("HelveticaNeue-Bold", "Helvetica Neue"), ("Helvetica Neue", "Helvetica Neue"), ("ArialMT", "Arial"),
      ("TimesNewRomanPS-BoldMT", "Times New Roman"), ("Trebuchet-BoldItalic", "Trebuchet MS"),
      ("Avenir-Book", "Avenir"),
      ("HelveticaNeue-Boldd", nil), ("Roboto-Regular", nil),
    ] as [(String, String?)]
  )
  func aDevicesFontsAreFound(_ name: String, family: String?) {
    #expect(UIFont(name: name, size: 10)?.familyName == family)
    if let family { #expect(UIFont.familyNames.contains(family)) }
  }

  @Test func theFontsOfAFamilyAreListed() {
    #expect(
      UIFont.fontNames(forFamilyName: "Menlo") == ["Menlo-Bold", "Menlo-BoldItalic", "Menlo-Italic", "Menlo-Regular"]
    )
  }

  @Test func heavierWeightsAreWider() {
    let weights: [UIFont.Weight] = [.regular, .medium, .semibold, .bold]
    let widths = weights.map {
      UIFont.systemFont(ofSize: 17, weight: $0).size(of: "Settings", width: 0, lines: 1).width
    }
    #expect(widths == widths.sorted() && Set(widths).count == 4)
    #expect(UIFont(name: "Avenir-Heavy", size: 17) != UIFont(name: "Avenir-Book", size: 17))
  }

  struct Wrapping {
    let text: String
    let width: CGFloat
    var limit = 0
    let lines: CGFloat
  }

  /// The word "aaaa" is about 40 points wide in this font.
  @Test(arguments: [
    Wrapping(text: "aaaa aaaa aaaa", width: 1000, lines: 1), Wrapping(text: "aaaa aaaa aaaa", width: 100, lines: 2),
    Wrapping(text: "aaaa aaaa aaaa", width: 50, lines: 3),
    Wrapping(text: "aaaa aaaa aaaa", width: 50, limit: 2, lines: 2),
    Wrapping(text: "aaaa-aaaa", width: 60, lines: 2), Wrapping(text: "aaaaaaaa", width: 60, lines: 2),
    Wrapping(text: "aaaa\naaaa", width: 1000, lines: 2), Wrapping(text: "aaaa\n\naaaa", width: 1000, lines: 3),
    Wrapping(text: "aaaa\naaaa", width: 1000, limit: 1, lines: 1), Wrapping(text: "", width: 100, lines: 1),
    Wrapping(text: "aaaa     ", width: 45, lines: 1),
    Wrapping(text: "\u{4E2D}\u{6587}\u{4E2D}\u{6587}", width: 40, lines: 2),
  ])
  func textsBreakBetweenWords(_ wrapping: Wrapping) {
    let font = UIFont.systemFont(ofSize: 17)
    let size = font.size(of: wrapping.text, width: wrapping.width, lines: wrapping.limit)
    #expect(size.height == (wrapping.lines * font.lineHeight * 2).rounded(.up) / 2)
    #expect(size.width <= wrapping.width + 0.5)
  }

  /// Text keeps its lines in the width that it was measured with.
  @Test func aTextFitsItsMeasuredSize() {
    let font = UIFont.systemFont(ofSize: 15)
    for text in ["A", "Two words", "Quick brown foxes jump over the lazy dog", "Ünïcödé — Ελληνικά, Кириллица"] {
      let natural = font.size(of: text, width: .infinity, lines: 0)
      #expect(font.size(of: text, width: natural.width, lines: 0) == natural)
      #expect((natural.width * 2).rounded() == natural.width * 2)
    }
  }
}
