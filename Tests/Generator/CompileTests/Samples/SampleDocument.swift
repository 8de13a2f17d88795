import Foundation
import ReuseGenTestSupport

/// A document about Reusable in the folder beside this package.
enum SampleDocument: String, CaseIterable, Sendable {
  case current = "README-4.1.2.md"
  case earlier = "README-4.0.0.txt"
  case article = "linh-vo.md"

  func samples() throws -> [Sample] {
    let text = try String(contentsOf: SharedFolder.reusable.url.appendingPathComponent(rawValue), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let found = self == .earlier ? Self.codeRuns(lines) : Self.fenced(lines)
    return found.enumerated().map { index, lines in
      Sample(document: self, ordinal: index + 1, text: lines.joined(separator: "\n"))
    }
  }

  /// The lines of code blocks that are marked `swift`, also within a quotation.
  private static func fenced(_ lines: [String]) -> [[String]] {
    var found: [[String]] = []
    var open: [String]?
    for line in lines {
      let unquoted = line.hasPrefix("> ") ? String(line.dropFirst(2)) : line == ">" ? "" : line
      if let sample = open, unquoted == "```" {
        found.append(sample)
        open = nil
      } else if open != nil {
        open?.append(unquoted)
      } else if unquoted == "```swift" {
        open = []
      }
    }
    return found
  }

  /// Runs of lines of code in a page without code blocks, with the closing braces that the page lost.
  ///
  /// A run begins at a line that begins with a comment or a declaration. It continues with such lines, with indented
  /// lines that aren't items of a list, and with empty lines between them.
  private static func codeRuns(_ lines: [String]) -> [[String]] {
    let starts = ["// ", "final class ", "class ", "extension ", "func ", "let "]
    func begins(_ line: String) -> Bool { starts.contains { line.hasPrefix($0) } }
    func continues(_ line: String) -> Bool {
      begins(line) || line.hasPrefix("  ") && !line.drop(while: { $0 == " " }).hasPrefix("•")
    }
    var found: [[String]] = []
    var index = 0
    while index < lines.count {
      guard begins(lines[index]) else {
        index += 1
        continue
      }
      var end = index + 1
      while let next = lines[end...].firstIndex(where: { !$0.isEmpty }), continues(lines[next]) { end = next + 1 }
      found.append(LostBraces.closing(Array(lines[index..<end])))
      index = end
    }
    return found
  }
}

/// A sample of Swift in a document.
struct Sample: Sendable {
  var document: SampleDocument
  var ordinal: Int
  var text: String

  var firstLine: String { text.split(separator: "\n").first.map(String.init) ?? "" }
}
