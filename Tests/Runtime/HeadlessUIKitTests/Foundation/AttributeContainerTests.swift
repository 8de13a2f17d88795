import HeadlessUIKit
import Testing

#if !canImport(ObjectiveC)
struct AttributeContainerTests {
  @Test func aDictionaryMakesAttributes() throws {
    let font = UIFont.systemFont(ofSize: 20)
    let style = NSMutableParagraphStyle()
    let container = AttributeContainer([
      .font: font, .foregroundColor: UIColor.red, .kern: 2, .underlineStyle: NSUnderlineStyle.single.rawValue,
      .paragraphStyle: style, .link: "https://example.org", NSAttributedString.Key("other"): 1,
    ])
    var text = AttributedString("a")
    text.mergeAttributes(container)
    let run = try #require(text.runs.first)
    #expect(run.font == font)
    #expect(run.foregroundColor == .red)
    #expect(run.kern == 2)
    #expect(run.underlineStyle == .single)
    #expect(run.paragraphStyle === style)
    #expect(run.link == URL(string: "https://example.org"))
    #expect(run.backgroundColor == nil)
  }

  @Test func attributedTextsKeepUIKitsAttributes() {
    var text = AttributedString("Ada ")
    (text.font, text.foregroundColor, text.underlineStyle) = (.systemFont(ofSize: 20), .red, .single)
    let whole = text + AttributedString("Lovelace")
    let converted = NSAttributedString(whole)
    #expect(converted.string == "Ada Lovelace")
    #expect(converted.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 20))
    #expect(converted.attributes(at: 4, effectiveRange: nil).isEmpty)
    #expect(AttributedString(converted) == whole)
  }

  @Test(
    arguments: [
      (NSNumber(value: 3), 3), (NSNumber(value: 2.5), 2.5), (NSNumber(value: Int.max), nil),
    ] as [(NSNumber, CGFloat?)]
  )
  func aNumberIsExactlyALength(number: NSNumber, expected: CGFloat?) {
    #expect(CGFloat(exactly: number) == expected)
    #expect(CGFloat(truncating: number) == CGFloat(number.doubleValue))
  }
}
#endif
