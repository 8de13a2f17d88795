import ReuseGenBasics
import Testing

struct CountedTests {
  @Test(arguments: [(0, "0 files"), (1, "1 file"), (2, "2 files")])
  func aNumberHasItsNoun(count: Int, text: String) { #expect(counted(count, "file") == text) }
}
