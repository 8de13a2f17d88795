#if !canImport(ObjectiveC)
import HeadlessUIKit
import Testing

/// Attributed text of web pages, as WebKit makes it.
@Suite struct HTMLTextTests {
  private static func read(_ page: String, utf8: Bool = true) throws -> NSAttributedString {
    var options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
      .documentType: NSAttributedString.DocumentType.html
    ]
    if utf8 { options[.characterEncoding] = String.Encoding.utf8.rawValue }
    return try NSAttributedString(data: Data(page.utf8), options: options, documentAttributes: nil)
  }

  @Test(arguments: [
    ("", ""),
    ("a  \n b ", "a b"),
    ("<p>One</p><p>Two</p>", "One\nTwo\n"),
    ("<p>One<p>Two", "One\nTwo\n"),
    ("One<br>Two<br/>Three", "One\nTwo\nThree"),
    ("<p>One<br/>Two</p>", "One\u{2028}Two\n"),
    ("<div>a <div> b</div></div> c", "a\nb\nc"),
    ("<h1>Title</h1>text<hr>more", "Title\ntext\nmore"),
    ("<b>a</b> <i>b</i>", "a b"),
    ("1 < 2 & 3", "1 < 2 & 3"),
    ("&lt;&#39;&#x2019;&#146;&nbsp;&eacute;&copy;&hellip;&beta;", "<'’’\u{A0}é©…β"),
    ("&unknown;&amp;lt;&#0;&#xD800;&", "&unknown;&lt;\u{FFFD}\u{FFFD}&"),
    ("<ul><li>a</li><li>b</li></ul>", "\t•\ta\n\t•\tb\n"),
    ("<ul> <li><p>a</p></li> </ul> b", "\t•\ta\nb"),
    ("<ul><li>a<ul><li>b</ul></ul>", "\t•\ta\n\t◦\tb\n"),
    ("<ol start=3><li>a<li>b</ol>", "\t3.\ta\n\t4.\tb\n"),
    ("<table><tr><td>a</td><td>b</td></tr></table>", "a\nb\n"),
    ("<pre>\na  b\n c</pre>", "a  b\n c\n"),
    (
      "<!DOCTYPE html><html><head><title>t</title><style>p > a {}</style></head><body><!-- <p> -->"
        + "<script>1 < 2</script>a</body></html>",
      "a"
    ),
    ("<a title='>' href=x>a</a", "a"),
  ])
  func aPageBecomesText(page: String, text: String) throws { #expect(try Self.read(page).string == text) }

  @Test(
    arguments: [
      ("a", "TimesNewRomanPSMT", 12),
      ("<b>a</b>", "TimesNewRomanPS-BoldMT", 12),
      ("<em>a</em>", "TimesNewRomanPS-ItalicMT", 12),
      ("<strong><i>a</i></strong>", "TimesNewRomanPS-BoldItalicMT", 12),
      ("<h2>a</h2>", "TimesNewRomanPS-BoldMT", 18),
      ("<code>a</code>", "Courier", 12),
    ] as [(String, String, CGFloat)]
  )
  func elementsDetermineTheFont(page: String, name: String, size: CGFloat) throws {
    let font = try Self.read(page).attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font?.fontName == name && font?.pointSize == size)
  }

  @Test func elementsAreAttributes() throws {
    let text = try Self.read("<p><a href=\"https://example.com/?a=1&amp;b=2\">a</a><u>b</u><s>c</s>d</p>")
    let runs = (0..<4).map { text.attributes(at: $0, effectiveRange: nil) }
    #expect(runs[0][.link] as? URL == URL(string: "https://example.com/?a=1&b=2"))
    #expect(runs.map { $0[.underlineStyle] as? Int } == [1, 1, nil, nil])
    #expect(runs.map { $0[.strikethroughStyle] as? Int } == [nil, nil, 1, nil])
    #expect((runs[3][.paragraphStyle] as? NSParagraphStyle)?.paragraphSpacing == 12)
  }

  /// Apps see this on a device when they leave out the encoding.
  @Test func aPageWithoutAnEncodingIsOneOfWindows() throws {
    #expect(try Self.read("<b>’</b>", utf8: false).string == "â€™")
    #expect(try Self.read("<meta charset=\"utf-8\"><b>’</b>", utf8: false).string == "’")
  }

  @Test func theBeginningShowsTheType() throws {
    let page = try NSAttributedString(data: Data("<html>a<p>b</html>".utf8), documentAttributes: nil)
    #expect(page.string == "a\nb\n")
    let plain = try NSAttributedString(data: Data("a<p>b".utf8), documentAttributes: nil)
    #expect(plain.string == "a<p>b")
    #expect(throws: CocoaError.self) { try NSAttributedString(data: Data("{\\rtf1 a}".utf8), documentAttributes: nil) }
  }
}
#endif
