import Foundation
import ReuseGenTestSupport
import Testing

@testable import ReuseGenXML

/// Reading ends with a document or an error, whatever the bytes are.
struct HostileInputTests {
  /// The beginning of a document is refused as truncated.
  @Test(arguments: ["CarriageReturns.xib", "ByteOrderMark.xib", "OwnedWidget.xib"])
  func aDocumentCutAtAnyByteIsTruncated(name: String) throws {
    let file = try Fixture.bytes(name)
    let whole = try #require(file.lastIndex(of: UInt8(ascii: ">"))) + 1
    for count in 1..<whole {
      do throws(IBReadError) {
        _ = try IBElement.read(file.prefix(count), path: name)
        Issue.record("\(name) is read from \(count) bytes")
      } catch {
        // Part of a byte order mark is not text.
        #expect(
          error.problem == .truncated || (count < 4 && name == "ByteOrderMark.xib"),
          "\(name), \(count) bytes: \(error.location.line):\(error.location.column) \(error.message)"
        )
      }
    }
  }

  @Test(arguments: ["Library.storyboard", "Panel.xib", "CarriageReturns.xib", "ByteOrderMark.xib"])
  func changedBytesAreReadOrRefused(name: String) throws {
    let file = try Fixture.bytes(name)
    var random = SeededGenerator(seed: 20)
    for _ in 0..<400 {
      var broken = file
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: 0..<broken.count, using: &random)
        broken[index] = UInt8.random(in: 0...255, using: &random)
      }
      try expectAgreement(on: broken, name)
    }
  }

  /// Pieces of markup in random order, which changes of single bytes rarely produce.
  @Test func shuffledMarkupIsReadOrRefused() throws {
    let pieces = [
      "<document>", "</document>", "<a>", "</a>", "<a b='", "'", "\"", "<!--", "-->", "<![CDATA[", "]]>", "<?xml ",
      "?>",
      "<!DOCTYPE document [", "]>", "<!ENTITY a 'b'>", "&amp;", "&a;", "&#65;", "text", "\n", "<outlet/>", "<segue/>",
      "<connections>", "</connections>", "<userDefinedRuntimeAttribute>", "<scene>", "<scenes>", "<objects>", "\0", "é",
    ]
    var random = SeededGenerator(seed: 3)
    for _ in 0..<4000 {
      let count = Int.random(in: 1...20, using: &random)
      let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let whole = Bool.random(using: &random) ? "<document>\(text)</document>" : text
      try expectAgreement(on: Data(whole.utf8), "shuffled")
    }
  }

  @Test func randomBytesAreReadOrRefused() throws {
    var random = SeededGenerator(seed: 7)
    for count in 0..<300 {
      try expectAgreement(
        on: Data((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }),
        "noise of \(count)"
      )
    }
  }

  /// A document type could declare entities that double forty times, or that are files outside of the document.
  @Test(arguments: ["[<!ENTITY a 'ha'>]", "SYSTEM 'file:///etc/passwd'", "", "[<!ATTLIST a b CDATA #IMPLIED>]"])
  func documentTypesAreRefused(declarations: String) {
    let text = "<!DOCTYPE document \(declarations)><document>&a;</document>"
    #expect { try IBElement.read(text) } throws: { ($0 as? IBReadError)?.problem == .documentType }
  }

  /// Documents that are large in one respect each. A time that grows with the square of their size would exceed the
  /// limit.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      ("<a/>", 300_000, nil), ("<a b='c' reuseIdentifier='d'/>", 40_000, nil), ("&amp;", 200_000, nil),
      ("<?a b?>", 100_000, nil), ("<!---->", 100_000, nil), ("text ", 200_000, nil), ("<![CDATA[a]]>", 60_000, nil),
      ("<a>", 300_000, .tooDeep), ("<!--", 200_000, .malformed(.comment)),
      ("<", 500_000, .malformed(.nameMissing)),
      ("<a b='", 100_000, .malformed(.lessThanInValue)),
      ("<a x=\"é\">𝄞</a>", 50_000, nil), ("\n", 1_000_000, nil), ("<a xmlns:b='c'><b:d/></a>", 30_000, nil),
      ("<![CDATA[]]]]]]>", 50_000, nil), ("&#x41;", 100_000, nil), ("]", 300_000, nil),
    ] as [(String, Int, IBReadError.Problem?)]
  )
  func repeatedMarkupIsReadOrRefusedInTime(piece: String, count: Int, problem: IBReadError.Problem?) throws {
    let count = SoakLength.count(count / 20, full: count)
    let file = Data("<document>\(String(repeating: piece, count: count))</document>".utf8)
    let tree = Result { () throws(IBReadError) in try IBElement.read(file, path: "Test.xib") }
    let found: IBReadError.Problem? = if case .failure(let error) = tree { error.problem } else { nil }
    #expect(found == problem)
    try expectAgreement(on: file, "\(count) times \(piece)")
  }

  @Test func anElementMayHaveManyAttributes() throws {
    let attributes = (0..<50_000).map { "a\($0)=''" }.joined(separator: " ")
    #expect(try IBElement.read("<document \(attributes)/>").attributes.count == 50_000)
    #expect { try IBElement.read("<document \(attributes) a7=''/>") } throws: {
      ($0 as? IBReadError)?.problem == .malformed(.duplicateAttribute)
    }
  }

  /// The tree and the document agree on whether and where a file is wrong.
  private func expectAgreement(on file: Data, _ name: String) throws {
    let tree = Result { () throws(IBReadError) in try IBElement.read(file, path: name) }
    let document = Result { () throws(IBReadError) in try InterfaceBuilderDocument.read(file, path: name) }
    switch (tree, document) {
    case (.failure(let one), .failure(let other)):
      #expect(one == other)
    case (.success(let root), .success(let document)):
      #expect(root.location == document.location)
      var outlets = 0
      root.forEach { element in
        guard element.name == "connections" else { return }
        outlets += element.children.count { $0.name.hasPrefix("outlet") }
      }
      #expect(document.outlets.count <= outlets)
    default:
      Issue.record("\(name): \(tree) and \(document)")
    }
  }
}
