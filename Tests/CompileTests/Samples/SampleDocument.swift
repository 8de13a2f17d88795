import Foundation
import ReuseGenTestSupport

/// A document about Reusable that stands in the folder beside this package.
enum SampleDocument: String, CaseIterable, Sendable {
  case current = "README-4.1.2.md"
  case earlier = "README-4.0.0.txt"
  case article = "linh-vo.md"

  func samples() throws -> [Sample] {
    let text = try String(contentsOf: SharedFolder.reusable.url.appendingPathComponent(rawValue), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let found = self == .earlier ? Self.codeRuns(lines) : Self.fenced(lines)
    return found.enumerated().map { index, lines in
      Sample(document: self, ordinal: index + 1, line: lines.start, text: lines.text.joined(separator: "\n"))
    }
  }

  private typealias Found = (start: Int, text: [String])

  /// The lines between fences that say `swift`, also within a quotation.
  private static func fenced(_ lines: [String]) -> [Found] {
    var found: [Found] = []
    var open: Found?
    for (index, line) in lines.enumerated() {
      let unquoted = line.hasPrefix("> ") ? String(line.dropFirst(2)) : line == ">" ? "" : line
      if let sample = open, unquoted == "```" {
        found.append(sample)
        open = nil
      } else if open != nil {
        open?.text.append(unquoted)
      } else if unquoted == "```swift" {
        open = (index + 2, [])
      }
    }
    return found
  }

  /// Runs of lines of code in a page without fences; the braces that the page lost are closed again.
  ///
  /// A run begins at a line that begins with a comment or a declaration. It goes on with lines that do so, too, with
  /// lines that are indented and no item of a list, and over empty lines between such lines.
  private static func codeRuns(_ lines: [String]) -> [Found] {
    let starts = ["// ", "final class ", "class ", "extension ", "func ", "let "]
    func begins(_ line: String) -> Bool { starts.contains { line.hasPrefix($0) } }
    func continues(_ line: String) -> Bool {
      begins(line) || line.hasPrefix("  ") && !line.drop(while: { $0 == " " }).hasPrefix("•")
    }
    var found: [Found] = []
    var index = 0
    while index < lines.count {
      guard begins(lines[index]) else {
        index += 1
        continue
      }
      var end = index + 1
      while let next = lines[end...].firstIndex(where: { !$0.isEmpty }), continues(lines[next]) { end = next + 1 }
      found.append((index + 1, LostBraces.closing(Array(lines[index..<end]))))
      index = end
    }
    return found
  }
}

/// A piece of Swift in a document.
struct Sample: Sendable {
  var document: SampleDocument
  var ordinal: Int
  /// Where it begins in the document; the first line is 1.
  var line: Int
  var text: String

  var firstLine: String { text.split(separator: "\n").first.map(String.init) ?? "" }
}
