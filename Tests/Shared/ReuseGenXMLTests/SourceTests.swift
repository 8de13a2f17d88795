import Foundation
import Testing

@testable import ReuseGenXML

/// Encodings, and locations in the bytes.
struct SourceTests {
  private static let text = """
    <?xml version="1.0" encoding="UTF-16"?>
    <document>
      <view id="é𝄞"
            customClass="Wïdget"/>
    </document>
    """

  private static func utf16(bigEndian: Bool, mark: Bool) -> Data {
    let units = (mark ? [0xFEFF] : []) + Array(text.utf16)
    return Data(
      units.flatMap { unit -> [UInt8] in
        let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        return bigEndian ? bytes : bytes.reversed()
      }
    )
  }

  @Test(arguments: [(true, true), (true, false), (false, true), (false, false)])
  func utf16IsRead(bigEndian: Bool, mark: Bool) throws {
    let root = try IBElement.read(Self.utf16(bigEndian: bigEndian, mark: mark), path: "Test.xib")
    let view = try #require(root.children.first)
    #expect(view.attributes == ["id": "é𝄞", "customClass": "Wïdget"])
    #expect(view.location == IBLocation(line: 3, column: 3))
  }

  @Test func aByteOrderMarkIsNotAColumn() throws {
    let root = try Fixture.tree("ByteOrderMark.xib")
    #expect(root.location == IBLocation(line: 1, column: 1))
    #expect(root.elements(in: "objects").map(\.location) == [IBLocation(line: 2, column: 3)])
  }

  @Test func aCarriageReturnDoesNotBeginALine() throws {
    let root = try Fixture.tree("CarriageReturns.xib")
    let view = try #require(root.elements(in: "objects").first)
    #expect(view.location == IBLocation(line: 4, column: 5))
    #expect(view.child(named: "string")?.location == IBLocation(line: 6, column: 7))
    #expect(view.child(key: "name")?.text == "one\r\ntwo")
  }

  @Test(arguments: [
    ("customModule", IBLocation(line: 2, column: 7)),
    ("customClass", IBLocation(line: 3, column: 2)),
    ("reuseIdentifier", IBLocation(line: 4, column: 1)),
    // A name within a value or another name isn't meant; nor is one of the next element.
    ("Class", IBLocation(line: 2, column: 1)),
    ("key", IBLocation(line: 2, column: 1)),
  ])
  func anAttributeIsLocatedAtItsName(name: String, location: IBLocation) throws {
    let text = """
      <document>\n<view customModule = 'key="1" > é'\n\tcustomClass="A"\r\nreuseIdentifier='/'>\
      <collectionReusableView key='' reuseIdentifier=''/></view></document>
      """
    let document = try InterfaceBuilderDocument.read(Data(text.utf8), path: "Test.xib")
    #expect(document.location(ofAttribute: name, inElementAt: IBLocation(line: 2, column: 1)) == location)
  }

  @Test(arguments: [
    IBLocation(line: 1, column: 2), IBLocation(line: 2, column: 1), IBLocation(line: 0, column: 0),
    IBLocation(line: 9, column: 9),
  ])
  func aLocationWithoutATagHasNoAttributes(location: IBLocation) throws {
    let text = "<document initialViewController=''/>\n"
    let document = try InterfaceBuilderDocument.read(Data(text.utf8), path: "Test.xib")
    #expect(document.location(ofAttribute: "initialViewController", inElementAt: location) == location)
  }

  /// The locations of attributes are those of their names.
  @Test func documentsKnowTheLocationsOfAttributes() throws {
    let document = try Fixture.document("Library.storyboard")
    let scene = try #require(document.scenes.first)
    #expect(
      document.location(ofAttribute: "customModule", inElementAt: scene.location) == IBLocation(line: 10, column: 38)
    )
    #expect(document.location(ofAttribute: "initialViewController", inElementAt: document.location).line == 2)
  }
}
