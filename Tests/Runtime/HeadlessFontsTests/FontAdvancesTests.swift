import Testing

@testable import HeadlessFonts

@Suite struct FontAdvancesTests {
  /// Widths of labels that Interface Builder measured with San Francisco, rounded up to half points there.
  @Test(arguments: [
    ("Automatic", 17.0, FontAdvances.Weight.regular, 77.5), ("Color Palette", 17, .regular, 98),
    ("Notify About New Articles", 17, .regular, 196.5), ("On My iPhone", 17, .regular, 106.5),
    ("Label", 15, .regular, 37.5), ("Blog Name", 17, .semibold, 86.5), ("Comments Count", 15, .semibold, 127.5),
    ("Full Screen", 24, .regular, 114.5), ("Take Photo", 22, .regular, 109),
    ("Detail View Controller", 20, .regular, 187.5),
  ])
  func textsAreAsWideAsInInterfaceBuilder(_ text: String, size: Double, weight: FontAdvances.Weight, width: Double) {
    let measured = FontAdvances(weight, pointSize: size).width(of: text)
    #expect(abs(measured - width) < 0.02 * width + 0.5, "\(measured)")
  }

  /// The advances in the table are those of Inter's file, in 2048ths of an em.
  @Test(arguments: [(" ", 576), ("A", 1385), ("i", 486), ("\u{436}", 1693), ("\u{3A9}", 1559), ("\u{20AC}", 1361)])
  func theTableHoldsTheFontsAdvances(_ character: Unicode.Scalar, units: Int) {
    let ems = AdvanceTable(.regular, isDisplay: false).ems(of: character) ?? 0
    #expect(Int((ems * 2048).rounded()) == units)
  }

  @Test func everyTableCoversEveryBlock() {
    let tables = [
      InterAdvances.textRegular, InterAdvances.textMedium, InterAdvances.textSemibold, InterAdvances.textBold,
      InterAdvances.displayRegular, InterAdvances.displayMedium, InterAdvances.displaySemibold,
      InterAdvances.displayBold,
    ]
    let characters = InterAdvances.blocks.map(\.count).reduce(0, +)
    for table in tables { #expect(table.utf8CodeUnitCount == 2 * characters) }
  }

  @Test func heavierTextsAreWider() {
    let widths = [FontAdvances.Weight.regular, .medium, .semibold, .bold].map {
      FontAdvances($0, pointSize: 17).width(of: "Notifications")
    }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == 4)
  }

  /// The ems of characters that Inter has no glyphs for, at a size without tracking.
  @Test(arguments: [
    ("\u{4E2D}\u{6587}", 2.0), ("\u{D55C}", 1), ("\u{301}", 0), ("\u{1F600}", 1.2), ("\u{1F1E9}\u{1F1EA}", 1.2),
    ("\u{1F44D}\u{1F3FD}", 1.2), ("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F466}", 1.2), ("\u{2764}\u{FE0F}", 1.2),
    ("\n", 0), ("", 0), ("\u{FF71}", 0.5),
  ])
  func otherScriptsHaveWidths(_ text: String, ems: Double) {
    let advances = FontAdvances(.regular, pointSize: 10, isTracked: false)
    #expect(abs(advances.width(of: text) - ems * 10) < 1e-9)
  }

  @Test func onlyTheSystemsFontIsTracked() {
    let widths = [17.0, 34].map { FontAdvances(.regular, pointSize: $0, isTracked: false).width(of: "Width") / $0 }
    #expect(abs(widths[0] - widths[1]) < 1e-9)
    #expect(FontAdvances(.regular, pointSize: 17).width(of: "Width") / 17 < widths[0])
  }
}
