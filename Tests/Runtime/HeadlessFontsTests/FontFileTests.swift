import ReuseGenTestSupport
import Testing

@testable import HeadlessFonts

@Suite struct FontFileTests {
  private func font(_ change: (inout SampleFont) -> Void = { _ in }) throws -> FontFile {
    var sample = SampleFont()
    change(&sample)
    return try #require(FontFile.fonts(in: sample.bytes).first)
  }

  @Test func aFontHasTheNumbersOfItsTables() throws {
    let font = try font {
      $0.unitsPerEm = 2048
      $0.weight = 700
    }
    #expect((font.names.postScript, font.names.full, font.names.family) == ("Sample-Regular", "Sample Full", "Sample"))
    #expect((font.unitsPerEm, font.ascender, font.descender, font.lineGap) == (2048, 900, -300, 100))
    #expect((font.capHeight, font.xHeight, font.weight, font.isItalic) == (700, 500, 700, false))
  }

  @Test func oldTablesStateNoHeightsOfLetters() throws {
    let font = try font { $0.letters = nil }
    #expect(font.capHeight == nil && font.xHeight == nil)
  }

  @Test(arguments: [SampleFont.MapFormat.segments, .listedSegments, .groups])
  func charactersHaveGlyphs(_ format: SampleFont.MapFormat) throws {
    let font = try font { $0.mapFormat = format }
    let advances = ["A", "B", "V"].map { font.glyph(of: $0).map(font.advance(ofGlyph:)) }
    #expect(advances == [600, 700, 650])
    for other in ["C", "@", "\u{FFFF}", "\u{1F600}"] as [Unicode.Scalar] { #expect(font.glyph(of: other) == nil) }
  }

  @Test func largeCharactersHaveGlyphs() throws {
    let font = try font {
      $0.mapFormat = .groups
      $0.advances.append(("\u{1F600}", 1200))
    }
    #expect(font.glyph(of: "\u{1F600}") == 4)
    #expect(font.glyph(of: "\u{1F601}") == nil)
  }

  /// Glyphs after the last advance have that one, as in fonts whose characters are equally wide.
  @Test func theLastAdvanceIsThatOfAllGlyphsAfterIt() throws {
    let font = try font()
    #expect([3, 4, 70_000].map(font.advance(ofGlyph:)) == [650, 650, 650])
  }

  @Test(arguments: [SampleFont.Pairs.kern, .applesKern, .pairs, .classes, .extended])
  func pairsAreKerned(_ pairs: SampleFont.Pairs) throws {
    let font = try font {
      $0.pairs = pairs
      $0.kerning = [("A", "V", -80), ("V", "A", -70), ("A", "B", 10)]
    }
    let adjustments = [(1, 3), (3, 1), (1, 2), (1, 1), (2, 1), (0, 3)].map { font.kerning($0.0, $0.1) }
    #expect(adjustments == [-80, -70, 10, 0, 0, 0])
  }

  @Test func aCollectionHasSeveralFonts() {
    var bold = SampleFont()
    bold.name = "Sample-Bold"
    bold.advances[0].units = 800
    let fonts = FontFile.fonts(in: SampleFont.collection(of: [SampleFont(), bold]))
    #expect(fonts.map(\.names.postScript) == ["Sample-Regular", "Sample-Bold"])
    #expect(fonts.map { $0.advance(ofGlyph: 1) } == [600, 800])
  }

  @Test(arguments: [[], [0], Array("ttcf".utf8), Array("no font".utf8), [UInt8](repeating: 255, count: 1000)])
  func otherBytesAreNoFont(_ bytes: [UInt8]) { #expect(FontFile.fonts(in: bytes).isEmpty) }

  @Test func aFileThatEndsEarlyIsNoFontOrHasNumbers() {
    var sample = SampleFont()
    sample.kerning = [("A", "V", -80)]
    let bytes = sample.bytes
    for count in bytes.indices { use(Array(bytes[..<count])) }
  }

  @Test(.tags(.soak)) func anyBytesCanBeRead() {
    let samples = [SampleFont.Pairs.kern, .applesKern, .pairs, .classes, .extended].map { pairs in
      var sample = SampleFont()
      sample.pairs = pairs
      sample.kerning = [("A", "V", -80), ("V", "A", -70)]
      if pairs == .pairs { sample.mapFormat = .groups }
      return sample
    }
    let files = samples.map(\.bytes) + [SampleFont.collection(of: samples)]
    var run = FuzzRun(2_000)
    while let seed = run.next() {
      var random = SeededGenerator(seed: seed)
      var bytes = files[Int(seed % UInt64(files.count))]
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: bytes.indices, using: &random)
        let values = [0, 1, 4, 12, 127, 128, 255, UInt8.random(in: 0...255, using: &random)]
        bytes[place] = values.randomElement(using: &random) ?? 0
      }
      if seed.isMultiple(of: 7) { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random)) }
      use(bytes)
    }
    if FuzzRun.seconds != nil { print(run.summary("fonts")) }
  }

  /// Reads everything that a font has.
  private func use(_ bytes: [UInt8]) {
    for font in FontFile.fonts(in: bytes) {
      #expect(font.unitsPerEm > 0 && !font.names.postScript.isEmpty)
      for character in ["A", "V", "\u{FFFF}", "\u{10FFFF}"] as [Unicode.Scalar] {
        guard let glyph = font.glyph(of: character) else { continue }
        #expect((0...0xFFFF).contains(font.advance(ofGlyph: glyph)))
        _ = font.kerning(glyph, 1)
      }
    }
  }
}
