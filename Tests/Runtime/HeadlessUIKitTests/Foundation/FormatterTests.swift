#if !canImport(ObjectiveC)
import HeadlessUIKit
import Testing

/// Formatters that Foundation lacks on Linux. Their texts are those of Foundation in English.
@Suite struct FormatterTests {
  typealias Relative = RelativeDateTimeFormatter
  typealias Duration = DateComponentsFormatter

  static let relative: [(interval: Double, style: Relative.DateTimeStyle, units: Relative.UnitsStyle, text: String)] = [
    (-7200, .numeric, .full, "2 hours ago"), (3600, .numeric, .full, "in 1 hour"),
    (-1, .numeric, .full, "1 second ago"),
    (0, .numeric, .full, "in 0 seconds"), (0, .named, .full, "now"), (-86_400, .named, .full, "yesterday"),
    (86_400, .named, .full, "tomorrow"), (-86_400, .numeric, .full, "1 day ago"), (604_800, .named, .full, "next week"),
    (-2_592_000, .named, .full, "last month"), (-31_536_000, .named, .full, "last year"),
    (-2 * 86_400, .named, .full, "2 days ago"), (-7200, .numeric, .short, "2 hr. ago"),
    (-2 * 86_400, .numeric, .short, "2 days ago"), (300, .numeric, .short, "in 5 min."),
    (-7200, .numeric, .abbreviated, "2h ago"), (86_399.999_9, .numeric, .full, "in 1 day"),
  ]

  @Test(arguments: relative.indices) func aRelativeDateIsWritten(row: Int) {
    let (interval, style, units, text) = Self.relative[row]
    let formatter = Relative()
    (formatter.dateTimeStyle, formatter.unitsStyle) = (style, units)
    #expect(formatter.localizedString(fromTimeInterval: interval) == text)
    let date = Date(timeIntervalSince1970: 1_000_000)
    #expect(formatter.localizedString(for: date + interval, relativeTo: date) == text)
  }

  @Test func relativeComponentsAreWritten() {
    #expect(Relative().localizedString(from: DateComponents(day: -3)) == "3 days ago")
    #expect(Relative().localizedString(from: DateComponents(day: 1)) == "in 1 day")
  }

  static let durations:
    [(
      seconds: Double, units: NSCalendar.Unit, style: Duration.UnitsStyle, zeros: Duration.ZeroFormattingBehavior,
      text: String
    )] = [
      (3900, [.hour, .minute], .full, .default, "1 hour, 5 minutes"),
      (3900, [.hour, .minute], .abbreviated, .default, "1h 5m"),
      (3900, [.hour, .minute], .short, .default, "1 hr, 5 min"),
      (3900, [.hour, .minute], .brief, .default, "1hr 5min"),
      (3900, [.hour, .minute, .second], .positional, .default, "1:05:00"),
      (65, [.hour, .minute, .second], .positional, .default, "1:05"),
      (5, [.minute, .second], .positional, .pad, "00:05"),
      (3605, [.hour, .minute, .second], .abbreviated, .default, "1h 5s"),
      (3605, [.hour, .minute, .second], .abbreviated, .dropLeading, "1h 0m 5s"),
      (3600, [.day, .hour, .minute], .abbreviated, .dropTrailing, "0d 1h"),
      (3600, [.day, .hour, .minute], .abbreviated, [], "0d 1h 0m"),
      (3600, [.day, .hour, .minute], .abbreviated, .dropAll, "1h"), (0, [.minute], .full, .default, "0 minutes"),
      (0, [.hour, .minute], .full, [], "0 hours, 0 minutes"), (-60, [.minute], .abbreviated, .default, "-1m"),
    ]

  @Test(arguments: durations.indices) func aDurationIsWritten(row: Int) {
    let (seconds, units, style, zeros, text) = Self.durations[row]
    let formatter = Duration()
    (formatter.allowedUnits, formatter.unitsStyle, formatter.zeroFormattingBehavior) = (units, style, zeros)
    #expect(formatter.string(from: seconds) == text)
  }

  @Test(arguments: [
    (true, false, "About 5 minutes"), (false, true, "5 minutes remaining"), (true, true, "About 5 minutes remaining"),
  ])
  func aDurationMentionsWhetherItIsExactAndLeft(isApproximate: Bool, isLeft: Bool, text: String) {
    let formatter = Duration()
    (formatter.unitsStyle, formatter.allowedUnits) = (.full, .minute)
    (formatter.includesApproximationPhrase, formatter.includesTimeRemainingPhrase) = (isApproximate, isLeft)
    #expect(formatter.string(from: 310) == text)
  }

  @Test func aDurationIsCutAndReadFromFields() {
    let formatter = Duration()
    (formatter.unitsStyle, formatter.maximumUnitCount) = (.abbreviated, 1)
    #expect(formatter.string(from: DateComponents(hour: 26, minute: 3)) == "1d")
    #expect(
      Duration.localizedString(from: DateComponents(hour: 1, minute: 3), unitsStyle: .full) == "1 hour, 3 minutes"
    )
    let start = Date(timeIntervalSince1970: 0)
    #expect(formatter.string(from: start, to: start + 120) == "2m")
  }

  @Test(arguments: [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b, and c")])
  func aListIsJoined(items: [String], text: String) {
    #expect(ListFormatter.localizedString(byJoining: items) == text)
    #expect(ListFormatter().string(from: items) == text)
  }

  /// Apps write the descriptions of their classes so.
  @Test func anObjectIsFormatted() {
    final class Order: NSObject {
      override var description: String { "an order" }
    }
    #expect(String(format: "%@ and %@, %d", Order(), NSNumber(value: 4), 2) == "an order and 4, 2")
    #expect(String(format: "<%@: %p>", "Order", Order()).hasPrefix("<Order: 0x"))
  }

  @Test func formattersReadValues() {
    var value: AnyObject?
    #expect(NumberFormatter().getObjectValue(&value, for: "42", errorDescription: nil))
    #expect(value as? NSNumber == 42)
    var message: NSString?
    #expect(!NumberFormatter().getObjectValue(&value, for: "many", errorDescription: &message))
    #expect(message != nil)
    let memory = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    defer { memory.deallocate() }
    memory.pointee = 7
    #expect(UnsafeMutablePointer<UInt>(memory).pointee == 7)
  }
}
#endif
