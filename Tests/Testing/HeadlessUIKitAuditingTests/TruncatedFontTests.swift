import HeadlessUIKit
import HeadlessUIKitTesting
import ReuseGenTestSupport
import Testing

/// Truncation is reported only for text whose width is known.
@MainActor struct TruncatedFontTests {
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
    let (known, unknown) = (UIFont.systemFont(ofSize: 17), UIFont(name: "Papyrus", size: 17))
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

  /// A label whose text moves shows it in a label inside, which is as wide as the text.
  @Test(arguments: [(true, 0), (false, 1)]) func aLabelThatScrollsItsTextIsNotReported(
    _ scrolls: Bool,
    issues count: Int
  ) async {
    let fixture = ContractFixture([[String(repeating: "A", count: 30)]])
    fixture.adjust = { row in
      row.noteLabel.numberOfLines = 1
      if !scrolls { return }
      let inner = UILabel()
      inner.text = row.noteLabel.text
      inner.sizeToFit()
      row.noteLabel.addSubview(inner)
    }
    let found = await issues { fixture.table.audit.contract(widths: [320], contentSizes: [.large]) }
    #expect(found.filter { $0.contains("truncated") }.count == count, "\(found)")
  }

  // MARK: Sizes of documents

  /// A cell with a label of which the document states the width, in tenths of that which is measured here. It was
  /// measured with another font there, which differs by some percent at most.
  @Test(arguments: [1, 0], [(10.0, 0), (9.7, 0), (7.0, 1)])
  func aTextIsMeasuredAsInItsDocument(lines: Int, _ width: (tenths: Double, issues: Int)) async {
    let text = "A text of the document"
    let label = UILabel()
    label.text = text
    let size = label.intrinsicContentSize
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21000"
        targetRuntime="iOS.CocoaTouch"><objects><tableViewCell reuseIdentifier="Designed" id="Cell">
      <rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" id="Content"><rect key="frame" x="0" y="0" width="320" height="44"/><subviews>
      <label text="\(text)" numberOfLines="\(lines)" lineBreakMode="tailTruncation" \
      translatesAutoresizingMaskIntoConstraints="NO" id="Label">
      <rect key="frame" x="16" y="11" width="\(size.width * width.tenths / 10)" height="\(size.height)"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews><constraints>
      <constraint firstItem="Label" firstAttribute="leading" secondItem="Content" secondAttribute="leading" constant="16" id="1"/>
      <constraint firstItem="Label" firstAttribute="top" secondItem="Content" secondAttribute="top" constant="11" id="2"/>
      <constraint firstAttribute="bottom" secondItem="Label" secondAttribute="bottom" constant="11" id="3"/>
      </constraints></tableViewCellContentView></tableViewCell></objects></document>
      """
    let fixture = ContractFixture([["Row"]])
    fixture.table.register(UINib(data: Data(document.utf8), bundle: nil), forCellReuseIdentifier: "Designed")
    fixture.make = { $0.dequeueReusableCell(withIdentifier: "Designed", for: $1) }
    let found = await issues { fixture.table.audit.contract(widths: [320], contentSizes: [.large]) }
    #expect(found.filter { $0.contains("truncated") }.count == width.issues, "\(found)")
  }
}
