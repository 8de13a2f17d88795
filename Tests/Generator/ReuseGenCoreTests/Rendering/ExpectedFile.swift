import Foundation
import ReuseGenCore
import ReuseGenTestSupport
import Testing
import reusegen

/// A checked-in file with the expected text.
///
/// `REUSEGEN_RECORD=1 swift test` writes all of them again; review the difference before you commit it.
struct ExpectedFile {
  let url: URL

  /// A path in the checkout.
  init(_ path: String) { url = Checkout.url(path) }

  var text: String { (try? String(contentsOf: url, encoding: .utf8)) ?? "" }

  func expect(_ actual: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
    if ProcessInfo.processInfo.environment["REUSEGEN_RECORD"] != nil {
      try actual.write(to: url, atomically: true, encoding: .utf8)
    }
    let diff = UnifiedDiff.between(text, actual, oldName: "expected \(url.lastPathComponent)", newName: "actual")
    #expect(diff == nil, "\(diff ?? "")", sourceLocation: sourceLocation)
  }
}
