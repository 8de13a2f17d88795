import Foundation
import ReuseGenTestSupport
import Testing

/// Files of more than 400 lines have more than one subject.
struct FileLengthTests {
  /// Classes that can't be divided, because most of their members can be overridden, and Swift
  /// forbids that for members of extensions.
  private static let undivided: Set = [
    "UIView.swift", "UIViewController.swift",
  ]

  @Test func aFileHasAtMost400Lines() throws {
    let folder = Checkout.url("Sources")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    let written = paths.filter { $0.hasSuffix(".swift") && !$0.hasSuffix(".generated.swift") }
    let long = try written.filter { path in
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      return text.utf8.count { $0 == UInt8(ascii: "\n") } > 400
    }
    #expect(written.count > 1000)
    #expect(Set(long.map { ($0 as NSString).lastPathComponent }) == Self.undivided)
  }
}
