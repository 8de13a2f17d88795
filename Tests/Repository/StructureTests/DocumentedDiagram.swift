import Foundation
import ReuseGenTestSupport
import Testing

/// A diagram in Documentation/Architecture.md, after a comment with its name.
///
/// With `REUSEGEN_RECORD=1` a check records it there.
struct DocumentedDiagram {
  private let name: String
  private let page = Checkout.url("Documentation/Architecture.md")

  init(_ name: String) { self.name = name }

  func check(_ diagram: String) throws {
    let text = try String(contentsOf: page, encoding: .utf8)
    let start = try #require(text.firstRange(of: "<!-- \(name) -->\n```text\n")).upperBound
    let end = try #require(text[start...].firstRange(of: "```\n")).lowerBound
    if ProcessInfo.processInfo.environment["REUSEGEN_RECORD"] != nil {
      try text.replacingCharacters(in: start..<end, with: diagram).write(to: page, atomically: true, encoding: .utf8)
    } else {
      #expect(diagram == text[start..<end])
    }
  }
}
