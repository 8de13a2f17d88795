import Foundation
import Testing

@testable import ReuseGenXML

/// Documents that are read with the elements of their views.
struct ViewsTests {
  /// The bytes of a file, and how often they were read from the start.
  private final class CountedFile: Sequence {
    let bytes: [UInt8]
    var reads = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    func makeIterator() -> IndexingIterator<[UInt8]> {
      reads += 1
      return bytes.makeIterator()
    }
  }

  private static let text = """
    <document targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <dependencies><plugIn identifier="p"/></dependencies>
      <objects>
        <view id="v" customClass="Card">
          <size key="s" width="1"/>
          <subviews><label id="l"><string key="text">A &amp; B</string><nil key="textColor"/></label></subviews>
          <constraints>
            <constraint firstItem="l" secondItem="v" id="c"/>
            <constraint firstAttribute="width" constant="8" id="d"/>
          </constraints>
          <connections><outlet property="name" destination="l" id="o"/></connections>
        </view>
      </objects>
    </document>
    """

  @Test func factsAndViewsAreReadInOnePass() throws {
    let file = CountedFile(Self.text)
    let (document, views) = try InterfaceBuilderDocument.readWithViews(file, path: "Card.xib")
    #expect(file.reads == 1)
    #expect(document.classes.map(\.class.className) == ["Card"])
    #expect(document.outlets.map(\.destination) == ["l"])
    let view = try #require(views?.elements(in: "objects").first)
    #expect(view.elements(in: "subviews").first?.child(key: "text")?.text == "A & B")
  }

  @Test func elementsThatDescribeNoViewAreLeftOut() throws {
    var names: [String] = []
    let views = try InterfaceBuilderDocument.readWithViews(Self.text.utf8, path: "Card.xib").views
    views?.forEach { names.append($0.name) }
    #expect(
      names == [
        "document", "objects", "view", "subviews", "label", "string", "constraints", "constraint", "connections",
        "outlet",
      ]
    )
  }

  @Test(arguments: ["MacOSX.Cocoa", "AppleTV", "watchKit"])
  func documentsForOtherPlatformsHaveFactsOnly(runtime: String) throws {
    let text = Self.text.replacing("iOS.CocoaTouch", with: runtime)
    let (document, views) = try InterfaceBuilderDocument.readWithViews(text.utf8, path: "Card.xib")
    #expect(document.classes.count == 1)
    #expect(views == nil)
  }

  @Test func anErrorIsThatOfTheDocument() {
    let text = Self.text.replacing("</label>", with: "</button>")
    let expected = Result { () throws(IBReadError) in try InterfaceBuilderDocument.read(text).path }
    let read = Result { () throws(IBReadError) in
      try InterfaceBuilderDocument.readWithViews(text.utf8, path: "Test.xib").document.path
    }
    #expect(throws: IBReadError.self) { try expected.get() }
    #expect("\(read)" == "\(expected)")
  }
}
