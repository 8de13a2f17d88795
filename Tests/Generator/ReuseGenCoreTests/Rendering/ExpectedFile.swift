import Foundation
import ReuseGenCore
import Testing
import reusegen

/// A checked-in file with the expected text.
///
/// `REUSEGEN_RECORD=1 swift test` writes all of them again; review the difference before you commit it.
struct ExpectedFile {
  let url: URL

  static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// A path below the folder Tests.
  init(_ path: String) { url = Self.tests.appendingPathComponent(path) }

  var text: String { (try? String(contentsOf: url, encoding: .utf8)) ?? "" }

  func expect(_ actual: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
    if ProcessInfo.processInfo.environment["REUSEGEN_RECORD"] != nil {
      try actual.write(to: url, atomically: true, encoding: .utf8)
    }
    let diff = UnifiedDiff.between(text, actual, oldName: "expected \(url.lastPathComponent)", newName: "actual")
    #expect(diff == nil, "\(diff ?? "")", sourceLocation: sourceLocation)
  }
}
