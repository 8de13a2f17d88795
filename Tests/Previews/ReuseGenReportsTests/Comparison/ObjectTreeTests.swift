import ReuseGenXML
import Testing

@testable import ReuseGenReports

struct ObjectTreeTests {
  private static func tree(_ content: String) throws -> ObjectTree {
    let text = "<document><objects><view id=\"top\"><subviews>\(content)</subviews></view></objects></document>"
    return ObjectTree(try IBElement.read(text.utf8, path: "A.xib"))
  }

  @Test func objectsOfOneIdentifierAreNumbered() throws {
    let tree = try Self.tree("<view id=\"a\"/><view id=\"a\"/><view id=\"a'2\"/><view id=\"a\"/><view id=\"a\"/>")
    #expect(tree.order == ["top", "a", "a'", "a'2", "a'3", "a'4"])
  }

  /// The identifiers of many objects with one are as long as their numbers.
  @Test func manyObjectsOfOneIdentifierHaveShortOnes() throws {
    let tree = try Self.tree(String(repeating: "<view id=\"a\"/>", count: 2_000))
    #expect(Set(tree.order).count == 2_001)
    #expect(tree.order.map(\.utf8.count).max() == "a'1999".utf8.count)
  }

  @Test func objectsWithoutNamesAreNumberedByKind() throws {
    let tree = try Self.tree(
      """
      <view id="a"/><label text="Name" id="b"/><imageView id="c"/><view id="d"><subviews><label text="In" id="e"/>
      </subviews></view><label id="f"/><view id="g"/>
      """
    )
    let names = SubjectNames(tree)
    #expect(
      tree.order.map { names[$0] } == [
        "view", "view 1 in view", "label “Name”", "image view in view", "view around label “In”", "label “In”",
        "label in view", "view 3 in view",
      ]
    )
    #expect(names.place("d") == "view 2 in view")
  }
}
