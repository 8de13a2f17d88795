import Foundation
import ReuseGenTestSupport
import Testing

/// A checked-in file that is produced from the runtime's declarations.
///
/// `REUSEGEN_RECORD=1 swift test --filter CatalogTests` records all of them.
struct GeneratedFile {
  /// The path in the package.
  let path: String
  let text: String

  /// Adds the comment that says where the file comes from.
  init(_ path: String, _ declarations: String) {
    self.path = path
    let comment = "// Generated from the declarations of HeadlessUIKit by Tests/Repository/CatalogTests. Don't edit it."
    text = "\(comment)\n\n\(declarations)\n"
  }

  func verify(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let url = Checkout.url(path)
    let present = try? String(contentsOf: url, encoding: .utf8)
    if present == text { return }
    if ProcessInfo.processInfo.environment["REUSEGEN_RECORD"] != nil {
      try text.write(to: url, atomically: true, encoding: .utf8)
    } else {
      let difference = text.split(separator: "\n").difference(from: (present ?? "").split(separator: "\n"))
      Issue.record(
        "\(path) differs from the declarations; record it: \(difference.prefix(8))",
        sourceLocation: sourceLocation
      )
    }
  }

  /// Words in lines of at most 120 columns, all but the last of which end in a separator.
  static func lines(_ words: [String], indentation: Int, separator: String, hanging: Int = 2) -> String {
    let indent = String(repeating: " ", count: indentation)
    var lines: [String] = []
    for word in words {
      if let last = lines.last, last.count + 1 + word.count + separator.count <= 120 {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(indent + (lines.isEmpty ? "" : String(repeating: " ", count: hanging)) + word)
      }
    }
    return lines.joined(separator: "\(separator)\n")
  }
}
