import Foundation
package import Testing

/// A section of a page between two comments, which a test keeps equal to what the sources declare.
///
/// `REUSEGEN_RECORD=1 swift test` writes the sections again; review the difference before you commit it.
package struct RecordedSection {
  private let name: String
  private let url: URL

  /// - Parameters:
  ///   - name: The text of the comment before the section: `<!-- name -->`. The section ends at `<!-- end -->`.
  ///   - page: The path of the page, relative to the package.
  package init(_ name: String, of page: String) {
    self.name = name
    url = Checkout.url(page)
  }

  /// Records an issue if the section isn't the text, or records the text.
  package func expect(_ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
    let page = try String(contentsOf: url, encoding: .utf8)
    let start = try #require(page.firstRange(of: "<!-- \(name) -->\n"), sourceLocation: sourceLocation).upperBound
    let end = try #require(page[start...].firstRange(of: "<!-- end -->"), sourceLocation: sourceLocation).lowerBound
    if ProcessInfo.processInfo.environment["REUSEGEN_RECORD"] != nil {
      try (page[..<start] + text + page[end...]).write(to: url, atomically: true, encoding: .utf8)
    } else {
      #expect(page[start..<end] == text, sourceLocation: sourceLocation)
    }
  }
}
