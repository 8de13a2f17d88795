#if !canImport(os)
import Testing

@testable import HeadlessFoundation

@Suite struct OSLogFormatTests {
  @Test(arguments: [
    (
      "rows: %d of %{public}@ in %{private, mask.hash}s", [3, "all", "list"] as [any Sendable], "rows: 3 of all in list"
    ),
    ("%.2f %5.1f %f", [1.005, 2.25, 1 as Float], "1.00   2.2 1.000000"), ("100 %%, %lld %zu", [1, 2], "100 %, 1 2"),
    ("%@", [], "<missing>"), ("%", [1], "1"), ("%{public", [], "<missing>"), ("", [1], ""),
  ])
  func aFormatTakesItsArguments(_ format: String, _ arguments: [any Sendable], _ text: String) {
    #expect(OSLogFormat.text(format, arguments) == text)
  }

  @Test(
    arguments: [
      ("a \(1, privacy: .public)\(true)" as OSLogMessage, "a 1true"), ("\(255, format: .hex)", "ff"),
      ("\(1.25, format: .fixed(precision: 1), privacy: .private(mask: .hash))", "1.2"),
      ("\(1250.0, format: .exponential(precision: 2, explicitPositiveSign: true, uppercase: true))", "+1.25E+03"),
      ("\("x", align: .right(columns: 3))|\("y", align: .left(columns: 2))|", "  x|y |"),
    ] as [(OSLogMessage, String)]
  )
  func aMessageContainsItsValues(_ message: OSLogMessage, _ text: String) { #expect(message.text == text) }
}

// As in UIKit, it isn't Sendable, which arguments of tests must be.
extension OSLogMessage: @unchecked Sendable {}
#endif
