import Foundation
import Testing

@testable import ReuseGenXML

private let restore = "restore it from version control, or delete it"
private let saveOrExclude = "save it from Xcode as an Interface Builder document, or exclude it"
private let malformed = "the file is not well-formed XML: "
private let correct = "; correct it here, for instance by removing what a merge left behind"
private let noName = "a name is missing after “<”, “</”, “<?” or “&”, or before “=”"
private let noCharacter = "a character reference (&#…;) names no character that XML allows"
private let otherDeclaration = "the XML declaration is not written as <?xml version=\"1.0\" encoding=\"UTF-8\"?>"
private let noInstruction =
  "a processing instruction, or an XML declaration after the beginning of the file, is not allowed here"
private let documentType =
  "the file has a document type (<!DOCTYPE), which Interface Builder never writes; "
  + "delete it, and replace each entity that it declares with its text"

/// Every error in full, with its location.
struct ReadErrorTests {
  @Test(arguments: [
    ("", "1:1 the file is empty; \(restore)"),
    (" \n\t", "1:1 the file is empty; \(restore)"),
    ("\n hello", "2:2 the file is not XML: it doesn't begin with “<”; \(saveOrExclude)"),
    (String(repeating: "\0", count: 100), "1:1 the file is not XML: it doesn't begin with “<”; \(saveOrExclude)"),
    ("<", "1:2 the file ends before the document does; \(restore)"),
    ("<doc", "1:5 the file ends before the document does; \(restore)"),
    ("<document>\n<a b='", "2:7 the file ends before the document does; \(restore)"),
    ("<document>\n<a/>\n", "3:1 the file ends before the document does; \(restore)"),
    ("<!-- nothing else -->", "1:22 the file ends before the document does; \(restore)"),
    ("<document><![CDA", "1:17 the file ends before the document does; \(restore)"),
    ("<document>&am", "1:14 the file ends before the document does; \(restore)"),
    ("<document>&#23", "1:15 the file ends before the document does; \(restore)"),
    ("<?xml version='1.0", "1:19 the file ends before the document does; \(restore)"),
    ("<svg/>", "1:1 the root element is <svg>, where Interface Builder writes <document>; \(saveOrExclude)"),
    (
      "<?xml version='1.0'?>\n<archive>\n<data",
      "2:1 the document has the format from before Xcode 5 (its root is <archive>); "
        + "open it in a newer Xcode and save it, which writes the present format"
    ),
    (
      "<?xml version='1.0' encoding='Shift_JIS'?><document/>",
      "1:31 the file declares the encoding “Shift_JIS”; save it as UTF-8"
    ),
    ("<!DOCTYPE document SYSTEM 'a.dtd'><document/>", "1:1 \(documentType)"),
    ("<?xml version='1.0'?>\n<!DOCTYPE document [<!ENTITY a 'b'>]><document/>", "2:1 \(documentType)"),
    (
      "<?xml version='2.0'?>\n<document/>",
      "1:16 \(malformed)the XML declaration names another version than 1.0\(correct)"
    ),
    ("<?xml version='1.0' standalone='maybe'?><document/>", "1:33 \(malformed)\(otherDeclaration)\(correct)"),
    ("<?xml encoding='UTF-8'?><document/>", "1:7 \(malformed)\(otherDeclaration)\(correct)"),
    ("<document>\n<a></b></document>", "2:4 \(malformed)an end tag doesn't match its start tag\(correct)"),
    ("<document>\n<a b='1' b='2'/></document>", "2:10 \(malformed)an element has an attribute twice\(correct)"),
    ("<document>&none;</document>", "1:11 \(malformed)an entity (&…;) is not declared\(correct)"),
    ("<document>&amp </document>", "1:15 \(malformed)a “;” is missing after the name of an entity\(correct)"),
    ("<document>a & b</document>", "1:14 \(malformed)\(noName)\(correct)"),
    ("<document a='&#0;'/>", "1:14 \(malformed)\(noCharacter)\(correct)"),
    ("<document a='&#x;'/>", "1:14 \(malformed)\(noCharacter)\(correct)"),
    ("<document a='&#xD800;'/>", "1:14 \(malformed)\(noCharacter)\(correct)"),
    ("<document>&#99999999999999999999;</document>", "1:11 \(malformed)\(noCharacter)\(correct)"),
    ("<document>\u{1}</document>", "1:11 \(malformed)a character is not allowed in XML\(correct)"),
    ("<document>\u{FFFE}</document>", "1:11 \(malformed)a character is not allowed in XML\(correct)"),
    ("<document a='<'/>\n<a/>", "1:14 \(malformed)“<” is used in the value of an attribute; write “&lt;”\(correct)"),
    ("<document a/>\n<a/>", "1:12 \(malformed)an attribute has no value\(correct)"),
    ("<document a=1/>\n<a/>", "1:13 \(malformed)the value of an attribute is not in quotes\(correct)"),
    ("<document a='1'b='2'/>\n<a/>", "1:16 \(malformed)a space is missing between attributes\(correct)"),
    ("<document =''/>\n<a/>", "1:11 \(malformed)\(noName)\(correct)"),
    ("<document /a>", "1:12 \(malformed)a tag is not finished by “>”\(correct)"),
    ("<document></document a=''>", "1:22 \(malformed)a tag is not finished by “>”\(correct)"),
    ("<document><!-- -- --></document>", "1:16 \(malformed)a comment contains “--”\(correct)"),
    ("<document><!-- ---></document>", "1:16 \(malformed)a comment contains “--”\(correct)"),
    ("<document>]]></document>", "1:11 \(malformed)“]]>” is used outside of a CDATA section; write “]]&gt;”\(correct)"),
    ("<document>\n<<<<<<< ours\n</document>", "2:2 \(malformed)\(noName)\(correct)"),
    ("<document><!a></document>", "1:12 \(malformed)\(noName)\(correct)"),
    ("<document/>\n<document/>", "2:1 \(malformed)there is something after the end of the root element\(correct)"),
    ("<document/>text", "1:12 \(malformed)there is something after the end of the root element\(correct)"),
    ("<document/></document>", "1:12 \(malformed)there is something after the end of the root element\(correct)"),
    ("<!-- -->text<document/>", "1:9 \(malformed)there is something before the root element\(correct)"),
    ("<![CDATA[]]><document/>", "1:1 \(malformed)there is something before the root element\(correct)"),
    (" <?xml version='1.0'?><document/>", "1:2 \(malformed)\(noInstruction)\(correct)"),
    ("<document><?a:b?></document>", "1:11 \(malformed)\(noInstruction)\(correct)"),
    ("<document><a:b/></document>", "1:12 \(malformed)the prefix of a name is not declared\(correct)"),
    ("<document><a b:c=''/></document>", "1:14 \(malformed)the prefix of a name is not declared\(correct)"),
    (
      "<document xmlns:a='b'><c xmlns:a='d'/><a:b:c/></document>",
      "1:40 \(malformed)a name has a colon that doesn't follow a prefix\(correct)"
    ),
    (
      "<document xmlns:a='b' xmlns:c='b' a:d='' c:d=''/>",
      "1:42 \(malformed)an element has an attribute twice\(correct)"
    ),
    ("<document xmlns:a=''/>", "1:11 \(malformed)a namespace is empty or reserved\(correct)"),
  ])
  func aMalformedDocumentIsRefusedAtItsLocation(text: String, expected: String) { expect(Data(text.utf8), expected) }

  /// The message for a file that is correct in the encoding that it declares names the encodings that are read.
  @Test func aFileInAnotherEncodingIsRefusedForItsEncoding() {
    expect(
      Data("<?xml version='1.0' encoding='ISO-8859-1'?><document a='".utf8) + [0xE9] + Data("'/>".utf8),
      "1:31 the file declares the encoding “ISO-8859-1”; save it as UTF-8"
    )
  }

  @Test(
    arguments: [
      // A byte that begins no character, an incomplete character, a surrogate, an overlong form.
      (Array("<document>\né".utf8) + [0xFF], "2:3"),
      (Array("<document>".utf8) + [0xE2, 0x82], "1:11"),
      (Array("<document a='".utf8) + [0xED, 0xA0, 0x80] + Array("'/>".utf8), "1:14"),
      (Array("<document>".utf8) + [0xC0, 0xBC, 0x61], "1:11"),
      ([0x80], "1:1"),
    ] as [([UInt8], String)]
  )
  func bytesThatAreNotUTF8AreRefused(bytes: [UInt8], location: String) {
    expect(
      Data(bytes),
      location + " the file is not valid UTF-8 from here on; "
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
  func bytesThatAreNotUTF16AreRefused(bytes: [UInt8], location: String) {
    expect(
      Data(bytes),
      location + " the file is not valid UTF-16 from here on; "
        + "save it in the encoding that it declares, or restore it from version control"
    )
  }

  @Test func aLargeFileIsRefused() {
    let tooLarge = Data(repeating: 0x20, count: IBLimits.bytes + 1)
    expect(
      tooLarge,
      "1:1 the file has 67108865 bytes, more than the 67108864 that a document may have; "
        + "divide it into several documents"
    )
  }

  @Test func elementsNestTo512Levels() throws {
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

  /// The tree and the document refuse the same files with the same message.
  private func expect(_ file: Data, _ expected: String) {
    let tree = Result { () throws(IBReadError) in try IBElement.read(file, path: "Test.xib").name }
    let document = Result { () throws(IBReadError) in try InterfaceBuilderDocument.read(file, path: "Test.xib").path }
    for result in [tree, document] {
      guard case .failure(let error) = result else {
        Issue.record("no error where one is expected: \(expected)")
        continue
      }
      #expect("\(error.location.line):\(error.location.column) \(error.message)" == expected)
      #expect(error.path == "Test.xib")
    }
  }
}
