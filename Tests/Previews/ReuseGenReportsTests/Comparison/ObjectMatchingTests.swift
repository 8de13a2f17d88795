import ReuseGenTestSupport
import ReuseGenXML
import Testing

@testable import ReuseGenReports

/// Objects whose identifiers changed, and the work to find them.
@Suite(.long) struct ObjectMatchingTests {
  /// A view with labels.
  private static func tree(_ labels: [(id: String, text: String)]) throws -> ObjectTree {
    let elements = labels.map { "<label text=\"\($0.text)\" id=\"\($0.id)\"/>" }
    let text = """
      <document><objects><view id="top"><subviews>\(elements.joined())</subviews></view></objects></document>
      """
    return ObjectTree(try IBElement.read(text.utf8, path: "A.xib"))
  }

  @Test(arguments: [1, 10, 100, 1000, 4000])
  func equalObjectsAreMatchedWithoutComparingThem(count: Int) throws {
    let old = try Self.tree((0..<count).map { ("old\($0)", "Label \($0)") })
    let new = try Self.tree((0..<count).reversed().map { ("new\($0)", "Label \($0)") })
    let matching = ObjectMatching(old, new)
    #expect(matching.resemblances == 0)
    #expect((0..<count).allSatisfy { matching.newByOld["old\($0)"] == "new\($0)" })
  }

  /// Labels that all have other identifiers and other texts.
  @Test(.tags(.soak), arguments: SoakLength.cases([10, 100, 1000, 2000]) { $0 <= 1000 })
  func theWorkGrowsWithTheDocument(count: Int) throws {
    let old = try Self.tree((0..<count).map { ("old\($0)", "Label \($0)") })
    let new = try Self.tree((0..<count).map { ("new\($0)", "Title \($0)") })
    #expect(ObjectMatching(old, new).resemblances <= 100 * count)
  }
}
