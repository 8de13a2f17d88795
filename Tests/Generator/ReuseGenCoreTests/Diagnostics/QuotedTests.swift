import Testing

@testable import ReuseGenCore

struct QuotedTests {
  @Test(arguments: ["a UIView", "a SofaCell", "an AvatarView", "an NSView", "a Row", ""])
  func aClassHasItsArticle(text: String) {
    #expect((text.split(separator: " ").last.map(String.init) ?? "").withArticle == text)
  }
}
