import Foundation
import Testing

@testable import InterfaceBuilderXML

private let restore = "restore it from version control, or delete it"
private let malformed = "the file is not well-formed XML: "
private let mend = "; mend it here, for instance what a merge left behind"
private let tooMany = "the document has more than 1000 "

/// Every error in full, with its place.
struct ReadErrorTests {
  @Test(arguments: [
    ("", "1:1 the file is empty; \(restore)"),
    (" \n\t", "1:1 the file is empty; \(restore)"),
    (
      "\n hello",
      "2:2 the file is not XML: it doesn't begin with “<”; "
        + "save it from Xcode as an Interface Builder document, or leave it out"
    ),
    (
      String(repeating: "\0", count: 100),
      "1:1 the file is not XML: it doesn't begin with “<”; "
        + "save it from Xcode as an Interface Builder document, or leave it out"
    ),
    ("<", "1:2 the file ends before the document does; \(restore)"),
    ("<doc", "1:5 the file ends before the document does; \(restore)"),
    ("<document>\n<a b='", "2:7 the file ends before the document does; \(restore)"),
    ("<document>\n<a/>\n", "3:1 the file ends before the document does; \(restore)"),
    ("<!-- nothing else -->", "1:22 the file ends before the document does; \(restore)"),
    (
      "<svg/>",
      "1:1 the root element is <svg>, where Interface Builder writes <document>; "
        + "save it from Xcode as an Interface Builder document, or leave it out"
    ),
    (
      "<?xml version='1.0'?>\n<archive>\n<data",
      "2:1 the document has the format from before Xcode 5 (its root is <archive>); "
        + "open it in a newer Xcode and save it, which writes the present format"
    ),
    (
      "<?xml version='1.0' encoding='Shift_JIS'?><document/>",
      "1:31 the file says that it is encoded in “Shift_JIS”; save it as UTF-8"
    ),
    (
      "<?xml version='2.0'?>\n<document/>", "1:20 \(malformed)the XML declaration names another version than 1.0\(mend)"
    ),
    ("<document xmlns:a=''/>", "1:21 \(malformed)a name or a prefix is not one that XML's namespaces allow\(mend)"),
    (
      "<!DOCTYPE document [\n<!ENTITY a 'b'>]><document/>",
      "2:1 the document declares an entity, which Interface Builder never does; "
        + "put the text where the entity is used, and delete the declaration"
    ),
    (
      "<!DOCTYPE document [<!ENTITY % a SYSTEM 'file:///etc/passwd'> %a;]><document/>",
      "1:21 the document declares an entity, which Interface Builder never does; "
        + "put the text where the entity is used, and delete the declaration"
    ),
    (
      "<!DOCTYPE document [\n<!ATTLIST a b CDATA #IMPLIED>]><document/>",
      "1:20 the document type has declarations of its own, which Interface Builder never writes; delete them"
    ),
    ("<document>\n<a></b></document>", "2:8 \(malformed)an end tag doesn't match its start tag\(mend)"),
    ("<document>\n<a b='1' b='2'/></document>", "2:15 \(malformed)an element has an attribute twice\(mend)"),
    ("<document>&none;</document>", "1:17 \(malformed)an entity (&…;) is not declared\(mend)"),
    (
      "<!DOCTYPE document SYSTEM 'a.dtd'><document>&none;</document>",
      "1:51 \(malformed)an entity (&…;) is not declared\(mend)"
    ),
    ("<document a='&#0;'/>", "1:18 \(malformed)a character is not allowed in XML\(mend)"),
    ("<document a='&#x;'/>", "1:18 \(malformed)a character is not allowed in XML\(mend)"),
    ("<document>\u{1}</document>", "1:11 \(malformed)a character is not allowed in XML\(mend)"),
    (
      "<document a='<'/>\n<a/>",
      "1:14 \(malformed)a “<” stands in the value of an attribute; it is written “&lt;”\(mend)"
    ),
    ("<document a/>\n<a/>", "1:12 \(malformed)an attribute has no value\(mend)"),
    ("<document a=1/>\n<a/>", "1:13 \(malformed)the value of an attribute is not in quotes\(mend)"),
    ("<document a='1'b='2'/>\n<a/>", "1:16 \(malformed)a space is missing between attributes\(mend)"),
    (
      "<document><!-- -- --></document>", "1:16 \(malformed)a comment contains “--”, or is not finished\(mend)"
    ),
    (
      "<document>]]></document>",
      "1:11 \(malformed)a CDATA section is not finished, or “]]>” stands outside of one\(mend)"
    ),
    (
      "<document>\n<<<<<<< ours\n</document>",
      "2:2 \(malformed)a name is missing after “<” or “&”, or a “;” after a name\(mend)"
    ),
    ("<document/>\n<document/>", "2:1 \(malformed)there is something after the end of the root element\(mend)"),
    ("<document/>text", "1:12 \(malformed)there is something after the end of the root element\(mend)"),
    (
      " <?xml version='1.0'?><document/>",
      "1:7 \(malformed)a processing instruction or the XML declaration is not at its place or not finished\(mend)"
    ),
    ("<document><a:b/></document>", "1:15 \(malformed)the prefix of a name is not declared\(mend)"),
  ])
  func messages(text: String, expected: String) {
    expect(Data(text.utf8), expected)
  }

  /// A file that is what it says is not told to be it: it is told what is read.
  @Test func otherEncodingThatIsRight() {
    expect(
      Data("<?xml version='1.0' encoding='ISO-8859-1'?><document a='".utf8) + [0xE9] + Data("'/>".utf8),
      "1:31 the file says that it is encoded in “ISO-8859-1”; save it as UTF-8"
    )
  }

  @Test(
    arguments: [
      // A byte that begins no character, a character cut short, a surrogate, an overlong form.
      (Array("<document>\né".utf8) + [0xFF], "2:3"),
      (Array("<document>".utf8) + [0xE2, 0x82], "1:11"),
      (Array("<document a='".utf8) + [0xED, 0xA0, 0x80] + Array("'/>".utf8), "1:14"),
      (Array("<document>".utf8) + [0xC0, 0xBC, 0x61], "1:11"),
      ([0x80], "1:1"),
    ] as [([UInt8], String)]
  )
  func invalidUTF8(bytes: [UInt8], place: String) {
    expect(
      Data(bytes),
      place + " the file is not valid UTF-8 from here on; "
        + "save it in the encoding that it declares, or restore it from version control"
    )
  }

  @Test(
    arguments: [
      ([0xFE, 0xFF, 0x00, 0x3C, 0xD8, 0x00, 0x00, 0x61], "1:2"),
      ([0xFF, 0xFE, 0x3C, 0x00, 0x61], "1:2"),
      ([0xFF, 0xFE, 0x3C, 0x00, 0x0A, 0x00, 0x00, 0xDC], "2:1"),
    ] as [([UInt8], String)]
  )
  func invalidUTF16(bytes: [UInt8], place: String) {
    expect(
      Data(bytes),
      place + " the file is not valid UTF-16 from here on; "
        + "save it in the encoding that it declares, or restore it from version control"
    )
  }

  @Test func sizes() {
    let tooLarge = Data(repeating: 0x20, count: IBLimits.bytes + 1)
    expect(
      tooLarge,
      "1:1 the file has 67108865 bytes, more than the 67108864 that a document may have; "
        + "divide it into several documents"
    )

    let attributes = (0...1000).map { "a\($0)=''" }.joined(separator: " ")
    let padding = String(repeating: " ", count: 70_000)
    expect(
      Data("<document>\(padding)\n<a \(attributes)/></document>".utf8),
      "2:1 \(tooMany)attributes in one element; save it from Xcode, or leave it out"
    )
    let namespaces = (0...1000).map { "<a xmlns:a\($0)='b'/>" }.joined(separator: "\n")
    expect(
      Data("<document>\(padding)\(namespaces)</document>".utf8),
      "1001:4 \(tooMany)namespaces; save it from Xcode, or leave it out"
    )
  }

  @Test func depth() throws {
    func nested(_ depth: Int) -> String {
      "<document>\n" + String(repeating: "<a>", count: depth - 1) + String(repeating: "</a>", count: depth - 1)
        + "</document>"
    }
    expect(Data(nested(513).utf8), "2:1534 elements are nested deeper than 512 levels; flatten it here")
    var depth = 1
    var element = try IBElement.read(nested(512))
    while let child = element.children.first {
      element = child
      depth += 1
    }
    #expect(depth == 512)
  }

  /// The tree and the document refuse the same with the same words.
  private func expect(_ file: Data, _ expected: String) {
    let tree = Result { () throws(IBReadError) in try IBElement.read(file, path: "Test.xib").name }
    let document = Result { () throws(IBReadError) in try InterfaceBuilderDocument.read(file, path: "Test.xib").path }
    for result in [tree, document] {
      guard case .failure(let error) = result else {
        Issue.record("no error where one is expected: \(expected)")
        continue
      }
      #expect("\(error.place.line):\(error.place.column) \(error.message)" == expected)
      #expect(error.path == "Test.xib")
    }
  }
}
