import Foundation
import ReuseGenJSONWriting
import ReuseGenTestSupport
import ReuseGenXML
import Testing

@testable import ReuseGenDocumentTools
@testable import ReuseGenCore

/// The complete facts and outlines of the small documents in the reader's tests.
struct DocumentFactsTests {
  private static let documents = Checkout.url("Tests/Shared/ReuseGenXMLTests/Fixtures")
  private static let expected = Checkout.url("Tests/Tool/ReuseGenDocumentToolsTests/Inspection/Expected")

  @Test(arguments: [
    "ByteOrderMark.xib", "CarriageReturns.xib", "Empty.xib", "Library.storyboard", "LooseCell.xib", "OwnedWidget.xib",
    "Panel.xib", "Screen.storyboard", "Watch.storyboard",
  ])
  func factsAndOutlineAreComplete(name: String) throws {
    let file = try Data(contentsOf: Self.documents.appendingPathComponent(name))
    let document = try InterfaceBuilderDocument.read(file, path: name)
    #expect(DocumentFacts.json(document) + "\n" == (try Self.expected(name + ".json")))
    #expect(DocumentOutline.text(document) + "\n" == (try Self.expected(name + ".txt")))
  }

  @Test func documentsThatCannotBeReadAreReported() throws {
    let file = try Data(contentsOf: Self.documents.appendingPathComponent("Legacy.xib"))
    let error = #expect(throws: IBReadError.self) { try InterfaceBuilderDocument.read(file, path: "Old/Legacy.XIB") }
    let message =
      "the document has the format from before Xcode 5 (its root is <archive>); "
      + "open it in a newer Xcode and save it, which writes the present format"
    #expect(
      try DocumentFacts.json(#require(error))
        == #"{"path": "Old/Legacy.XIB", "kind": "xib", "error": "2:1: \#(message)"}"#
    )
    #expect(try DocumentOutline.text(#require(error)) == "Old/Legacy.XIB: can't be read (line 2): \(message)")
  }

  @Test(arguments: [
    ("a.xib", "xib"), ("a.b/c.STORYBOARD", "storyboard"), ("a.xib/b", ""), (".xib", ""), ("a/..xib", ""), ("a.", ""),
    ("a.b.Xml", "xml"), ("..a.xib", "xib"), ("", ""),
  ])
  func theExtensionIsTheKind(path: String, kind: String) {
    let error = IBReadError(path: path, problem: .empty)
    #expect(DocumentFacts.json(error).hasPrefix(#"{"path": "\#(path)", "kind": "\#(kind)", "#))
  }

  @Test(arguments: [
    ("a \"b\" \\c", #"a \"b\" \\c"#), ("\n\r\t\u{8}\u{C}\u{1}\u{1F}", #"\n\r\t\b\f\u0001\u001f"#),
    ("é𝄞\u{7F}\u{2028}", #"é𝄞\u007f\u2028"#), ("", ""),
  ])
  func stringsAreJSON(text: String, json: String) throws {
    var writer = JSONWriter(.spaced)
    writer.object { $0.add("a", text) }
    #expect(writer.text == "{\"a\": \"\(json)\"}")
    #expect(try JSONDecoder().decode([String: String].self, from: Data(writer.text.utf8)) == ["a": text])
  }

  private static func expected(_ name: String) throws -> String {
    try String(contentsOf: expected.appendingPathComponent(name), encoding: .utf8)
  }
}
