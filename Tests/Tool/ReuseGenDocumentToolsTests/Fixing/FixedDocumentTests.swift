import Foundation
import ReuseGenXML
@testable import ReuseGenDocumentTools
@testable import ReuseGenCore
import ReuseGenTestSupport
import Testing

@Suite(.long) struct FixedDocumentTests {
  private static let head = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>\n"
  private static let tail = "</objects>%</document>\n"

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// The objects before and after; "§" marks the attributes that are wrong.
    var before: String
    var after: String
    var change = DocumentFix.Change.removeConnection
    var resources = (before: "", after: "")
  }

  @Test(arguments: [
    Case(
      testDescription: "a line",
      before: "<view id=\"a\">\n <connections>\n  <outlet §property=\"x\" destination=\"a\" id=\"b\"/>\n  "
        + "<outlet property=\"y\" destination=\"a\" id=\"c\"/>\n </connections>\n</view>\n",
      after: "<view id=\"a\">\n <connections>\n  <outlet property=\"y\" destination=\"a\" id=\"c\"/>\n "
        + "</connections>\n</view>\n"
    ),
    Case(
      testDescription: "all connections of an object, with line ends of Windows",
      before: "<view id=\"a\">\r\n <connections>\r\n  <outlet §property=\"x\" destination=\"a\" id=\"b\"/>\r\n\r\n  "
        + "<action §selector=\"y:\" destination=\"a\" id=\"c\"/>\r\n </connections>\r\n</view>\n",
      after: "<view id=\"a\">\r\n</view>\n"
    ),
    Case(
      testDescription: "elements on one line, with an end tag, other quotes and a bracket in a value",
      before: "<view id=\"a\"><connections><outletCollection §property='x' destination='a' userLabel='>/' id='b'> "
        + "</outletCollection><outlet property='y' destination='a' id='c'/></connections></view>\n",
      after: "<view id=\"a\"><connections><outlet property='y' destination='a' id='c'/></connections></view>\n"
    ),
    Case(
      testDescription: "the case of an outlet",
      before: "<view id=\"a\"><connections><outlet §property=\"nameLabel\" destination=\"a\" id=\"b\"/>"
        + "</connections></view>\n",
      after: "<view id=\"a\"><connections><outlet property=\"namelabel\" destination=\"a\" id=\"b\"/>"
        + "</connections></view>\n",
      change: .correct("nameLabel", to: "namelabel")
    ),
    Case(
      testDescription: "the case of an image, which the list of resources repeats",
      before:
        "<imageView §image=\"Star\" id=\"a\"/><button id=\"b\"><state key=\"normal\" §image=\"Star\"/></button>\n",
      after: "<imageView image=\"star\" id=\"a\"/><button id=\"b\"><state key=\"normal\" image=\"star\"/></button>\n",
      change: .correct("Star", to: "star"),
      resources: (
        "<resources><image name=\"Star\" width=\"1\"/><image filename=\"Star\" name=\"StarFull\"/></resources>",
        "<resources><image name=\"star\" width=\"1\"/><image filename=\"Star\" name=\"StarFull\"/></resources>"
      )
    ),
  ])
  func onlyTheFixesChange(example: Case) throws {
    let marked = Self.head + example.before + Self.tail.replacing("%", with: example.resources.before)
    let fixes = Self.locations(in: marked).map { DocumentFix(change: example.change, location: $0) }
    let expected = Self.head + example.after + Self.tail.replacing("%", with: example.resources.after)
    for encoding in [String.Encoding.utf8, .utf16] {
      let original = [UInt8](try #require(marked.replacing("§", with: "").data(using: encoding)))
      let fixed = FixedDocument.bytes(fixes, in: original, path: "a.xib")
      #expect(String(decoding: try fixed.get(), as: UTF8.self) == expected)
    }
  }

  @Test(arguments: [
    ("<view id=\"a\" §customClass=\"A\"/>", DocumentFix.Change.removeConnection, "there is no attribute at 2:14"),
    ("<view id=\"a\" §customClass=\"A\"/>", .correct("B", to: "b"), "there is no attribute at 2:14"),
    ("<view id=\"a\" §customClass=\"A\"/>", .correct("A", to: "\"a"), "there is no attribute at 2:14"),
    ("<view id=\"a\"/>\n\n\n§", .removeConnection, "there is no attribute at 5:1"),
    (
      "<view id=\"a\"><connections><outlet §property=\"x\" id=\"b\"><!-- x --></outlet></connections></view>",
      .removeConnection, "there is no attribute at 2:35"
    ),
    // The identifier isn't a name that a fix may correct.
    ("<view §id=\"A\"/>", .correct("A", to: "a"), "the result would change something else"),
    ("<view §id=\"A\"/", .correct("A", to: "a"), "it can't be read"),
  ])
  func aDocumentIsLeftAsItIs(objects: String, change: DocumentFix.Change, reason: String) {
    let marked = Self.head + objects + Self.tail.replacing("%", with: "")
    let fixes = Self.locations(in: marked).map { DocumentFix(change: change, location: $0) }
    let fixed = FixedDocument.bytes(fixes, in: Array(marked.replacing("§", with: "").utf8), path: "a.xib")
    #expect(fixed == .failure(.init(reason: reason)))
  }

  /// Connections that are chosen at random; by default, those of one document in eight.
  @Test(.tags(.soak), .enabled(if: SharedFolder.interfaceBuilder.isPresent))
  func anyConnectionOfRealDocumentsCanBeRemoved() throws {
    var random = SeededGenerator(seed: 7)
    var count = 0
    let step = SoakLength.count(8, full: 1)
    for (index, path) in SharedFolder.interfaceBuilder.documents().enumerated() where index % step == 0 {
      let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
      guard let document = try? InterfaceBuilderDocument.read(bytes, path: path) else { continue }
      let attributes =
        document.outlets.map { document.location(ofAttribute: "property", inElementAt: $0.location) }
        + document.actions.map { document.location(ofAttribute: "selector", inElementAt: $0.location) }
      let removed = attributes.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
      guard !removed.isEmpty else { continue }
      let fixes = removed.map {
        DocumentFix(change: .removeConnection, location: SourceLocation(file: path, line: $0.line, column: $0.column))
      }
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      let fixed = String(decoding: try FixedDocument.bytes(fixes, in: bytes, path: path).get(), as: UTF8.self)
      var rest = fixed.split(separator: "\n", omittingEmptySubsequences: false)[...]
      for (index, line) in lines.enumerated() {
        if rest.first == line {
          rest.removeFirst()
        } else {
          let isRemoved = removed.contains { $0.line == index + 1 }
          #expect(isRemoved || line.contains("connections>"), "\(path):\(index + 1)")
        }
      }
      #expect(rest.isEmpty)
      count += removed.count
    }
    #expect(count > 1_000 / step)
  }

  /// The locations of the marks in a text, without them.
  private static func locations(in marked: String) -> [SourceLocation] {
    var locations: [SourceLocation] = []
    // "\r\n" is one character.
    for (index, line) in marked.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let parts = line.split(separator: "§", omittingEmptySubsequences: false)
      var column = 1
      for part in parts.dropLast() {
        column += String(part).utf8.count
        locations.append(SourceLocation(file: "a.xib", line: index + 1, column: column))
      }
    }
    return locations
  }
}
