import HeadlessUIKit
import Testing

#if !canImport(ObjectiveC)
struct BookmarkTests {
  @Test func aBookmarkLeadsToItsURL() throws {
    let url = URL(fileURLWithPath: "/a/b c")
    var isStale = true
    let data = try url.bookmarkData(options: .minimalBookmark)
    #expect(try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale) == url)
    #expect(!isStale)
  }
}
#endif
