import Testing

@testable import ReuseGenXML

struct TreeTests {
  @Test func childrenAreFoundByNameAndKey() throws {
    let root = try Fixture.tree("Library.storyboard")
    let controller = try #require(root.child(named: "scenes")?.children.first?.elements(in: "objects").first)
    #expect(controller.name == "tableViewController")
    #expect(controller.id == "vc-1")
    #expect(controller["storyboardIdentifier"] == "Shelves")
    #expect(controller["none"] == nil)
    let table = try #require(controller.child(key: "view"))
    #expect(table.key == "view")
    #expect(table.elements(in: "prototypes").map(\.id) == ["cel-1", "cel-2", "cel-3", "cel-4"])
    #expect(table.child(named: "none") == nil)
    #expect(table.child(key: "none") == nil)
  }

  @Test func elementsAreInDocumentOrder() throws {
    let root = try IBElement.read("<document><a><b/><c><d/></c></a><e/></document>")
    var names = ""
    root.forEach { names += $0.name.prefix(1) }
    #expect(names == "dabcde")
  }

  @Test(arguments: [
    ("<a>text</a>", "text"),
    ("<a> a &amp; b &#233;&#x1D11E; </a>", " a & b é𝄞 "),
    ("<a><![CDATA[<b>]]> &amp; <![CDATA[c]]></a>", "<b> & c"),
    ("<a>one\r\ntwo<!-- not three --></a>", "one\ntwo"),
    ("<a>one<?two?>three<?f?><!-- <?g?> --></a>", "onethree"), ("<a>before<b/>after</a>", ""),
    ("<a/>", ""),
    ("<a>\n</a>", "\n"),
  ])
  func leavesHaveTheirText(xml: String, text: String) throws {
    #expect(try IBElement.read("<document>\(xml)</document>").children.first?.text == text)
  }

  @Test(arguments: [
    ("<a x='1&amp;2'/>", "1&2"), ("<a x=' 1  2 '/>", " 1  2 "), ("<a x='1\n2'/>", "1 2"), ("<a x='1&#10;2'/>", "1\n2"),
    ("<a x=''/>", ""), ("<a x='&lt;&gt;&quot;&apos;'/>", "<>\"'"), ("<a x='>'/>", ">"),
  ])
  func attributesHaveTheirValues(xml: String, value: String) throws {
    #expect(try IBElement.read("<document>\(xml)</document>").children.first?["x"] == value)
  }

  /// Text is complete even if the parser reads it in pieces, which may end within a character.
  @Test(arguments: 0..<4)
  func textOfAnyLengthIsComplete(shift: Int) throws {
    let text = String(repeating: "+", count: shift) + String(repeating: "é𝄞a", count: 60_000)
    for xml in ["<a>\(text)</a>", "<a><![CDATA[\(text)]]></a>", "<a b='\(text)'/>", "<a><!-- \(text) -->\(text)</a>"] {
      let element = try #require(try IBElement.read("<document>\(xml)</document>").children.first)
      #expect((element["b"] ?? element.text) == text)
    }
  }

  /// Locations are where tags begin, whatever is between them.
  @Test func locationsAreWhereTagsBegin() throws {
    let root = try IBElement.read(
      """
      <!-- <no>
      --><!-- <no> --><?no <no> ?><document
        a=">"
        ><!----><a/><![CDATA[<no/>]]]]><b/>
        <?no?><c><d/></c
        ><é/>𝄞<f/></document>
      """
    )
    var places: [String] = []
    root.forEach { places.append("\($0.name) \($0.line):\($0.column)") }
    #expect(places == ["document 2:29", "a 4:11", "b 4:34", "c 5:9", "d 5:12", "é 6:4", "f 6:13"])
  }
}
