import HeadlessUIKit
import HeadlessUIKitTesting
import ReuseGenTestSupport
import Testing

/// Truncation is reported only for text whose width is known.
@MainActor
@Suite struct TruncatedFontTests {
  private func messages(_ font: UIFont?, attributes: [NSAttributedString.Key: Any]? = nil) async -> [String] {
    let fixture = ContractFixture([[String(repeating: "A", count: 30)]])
    fixture.adjust = { row in
      row.noteLabel.numberOfLines = 1
      row.noteLabel.font = font
      if let attributes, let text = row.noteLabel.text {
        row.noteLabel.attributedText = NSAttributedString(string: text, attributes: attributes)
      }
    }
    return await issues { fixture.table.audit.contract(widths: [320], contentSizes: [.large]) }
  }

  @Test func aFontThatIsNotKnownIsNotReported() async {
    let (known, unknown) = (UIFont.systemFont(ofSize: 17), UIFont(name: "NoSuchFont-Bold", size: 17))
    #expect(await messages(known).count == 1)
    #expect(await messages(unknown).isEmpty)
    #expect(await messages(known, attributes: [.font: unknown as Any]).isEmpty)
    #expect(await messages(unknown, attributes: [.font: known]).count == 1)
  }

  /// There are 288 points: 30 letters of 9.6 points fit, those of 9.7 don't.
  @Test(arguments: [(960, 0), (970, 1)]) func aFontOfTheResourcesIsReported(_ advance: Int, issues: Int) async throws {
    var sample = SampleFont()
    sample.name = "Audited-\(advance)"
    sample.advances[0].units = advance
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(sample.name)-\(UUID()).ttf")
    try Data(sample.bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    CTFontManagerRegisterFontsForURL(file as CFURL, .process, nil)
    #expect(await messages(UIFont(name: sample.name, size: 10)).count == issues)
  }
}
