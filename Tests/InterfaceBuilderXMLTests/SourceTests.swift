import Foundation
import Testing

@testable import InterfaceBuilderXML

/// Encodings, and places in the bytes.
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
    #expect(view.place == IBPlace(line: 3, column: 3))
  }

  @Test func byteOrderMarkIsNoColumn() throws {
    let root = try Fixture.tree("ByteOrderMark.xib")
    #expect(root.place == IBPlace(line: 1, column: 1))
    #expect(root.elements(in: "objects").map(\.place) == [IBPlace(line: 2, column: 3)])
  }

  @Test func carriageReturnsAreNoLines() throws {
    let root = try Fixture.tree("CarriageReturns.xib")
    let view = try #require(root.elements(in: "objects").first)
    #expect(view.place == IBPlace(line: 4, column: 5))
    #expect(view.child(named: "string")?.place == IBPlace(line: 6, column: 7))
    #expect(view.child(key: "name")?.text == "one\r\ntwo")
  }

  @Test(arguments: [
    ("id", IBPlace(line: 2, column: 7)),
    ("customClass", IBPlace(line: 3, column: 2)),
    ("last", IBPlace(line: 4, column: 1)),
    // A name within a value or another name isn't meant; nor is one of the next element.
    ("Class", IBPlace(line: 2, column: 1)),
    ("key", IBPlace(line: 2, column: 1)),
  ])
  func placesOfAttributes(name: String, place: IBPlace) throws {
    let text = "<document>\n<view id = 'Class=\"1\" > é'\n\tcustomClass=\"A\"\r\nlast='/'><a key=''/></view></document>"
    let source = try IBSource(Data(text.utf8), path: "Test.xib")
    #expect(source.place(ofAttribute: name, inElementAt: IBPlace(line: 2, column: 1)) == place)
  }

  @Test(arguments: [
    IBPlace(line: 1, column: 2), IBPlace(line: 2, column: 1), IBPlace(line: 0, column: 0), IBPlace(line: 9, column: 9),
  ])
  func aPlaceWithoutATagHasNoAttributes(place: IBPlace) throws {
    let source = try IBSource(Data("<document id=''/>\n".utf8), path: "Test.xib")
    #expect(source.place(ofAttribute: "id", inElementAt: place) == place)
  }

  /// Attributes of documents point at themselves.
  @Test func documentsKnowThePlacesOfAttributes() throws {
    let document = try Fixture.document("Library.storyboard")
    let scene = try #require(document.scenes.first)
    #expect(document.place(ofAttribute: "customModule", inElementAt: scene.place) == IBPlace(line: 10, column: 38))
    #expect(document.place(ofAttribute: "initialViewController", inElementAt: document.place).line == 2)
  }

  /// An element's place is found again by its offset, and by its line and column alone: the attributes are the same.
  @Test(arguments: ["Library.storyboard", "CarriageReturns.xib"])
  func placesWithAndWithoutOffsetsAgree(name: String) throws {
    let document = try Fixture.document(name)
    let tree = try Fixture.tree(name)
    var count = 0
    tree.forEach { element in
      let place = IBPlace(line: element.place.line, column: element.place.column)
      #expect(element.place.offset != nil && place.offset == nil && place == element.place)
      for attribute in element.attributes.keys {
        let found = document.place(ofAttribute: attribute, inElementAt: element.place)
        #expect(found == document.place(ofAttribute: attribute, inElementAt: place) && found > place)
        count += 1
      }
    }
    #expect(count > 5)
  }
}
