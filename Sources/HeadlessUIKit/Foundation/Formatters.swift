#if !canImport(ObjectiveC)
/// Writes how long ago a date is, in English: "2 hours ago", "in 3 days".
open class RelativeDateTimeFormatter: Formatter {
  /// Whether words such as "yesterday" stand for numbers.
  public enum DateTimeStyle: Int, Sendable {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case numeric, named
  }
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case full, spellOut, short, abbreviated
  }

  /// Whether words such as "yesterday" stand for numbers.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How units are written. Stored; has no effect here.
  open var unitsStyle = UnitsStyle.full
  /// Where the text is. Stored; has no effect here.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar. Stored; has no effect here.
  open var calendar: Calendar! = Calendar.current
  /// The locale. Stored; has no effect here: texts are in English.
  open var locale: Locale! = Locale.current

  /// The text of a date, seen from another one.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
  }

  /// The text of an interval, which is negative for the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let units: [(name: String, seconds: Double)] = [
      ("year", 31_536_000), ("month", 2_592_000), ("week", 604_800), ("day", 86_400), ("hour", 3600), ("minute", 60),
    ]
    let distance = abs(timeInterval)
    let unit = units.first { distance >= $0.seconds } ?? ("second", 1)
    let count = Int(distance / unit.seconds)
    if dateTimeStyle == .named {
      if count == 0 { return "now" }
      if unit.name == "day", count == 1 { return timeInterval < 0 ? "yesterday" : "tomorrow" }
    }
    let text = "\(count) \(unit.name)\(count == 1 ? "" : "s")"
    return timeInterval < 0 ? "\(text) ago" : "in \(text)"
  }

  /// The text of the fields that are set.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date()
    return localizedString(for: Calendar.current.date(byAdding: dateComponents, to: now) ?? now, relativeTo: now)
  }

  /// The text of a date, seen from now.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}

/// Joins texts, in English: "a, b, and c".
open class ListFormatter: Formatter {
  /// Writes the items. Stored; has no effect here.
  open var itemFormatter: Formatter?
  /// The locale. Stored; has no effect here: texts are in English.
  open var locale: Locale! = Locale.current

  /// The text of items.
  open func string(from items: [Any]) -> String? {
    let texts = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
    return Self.localizedString(byJoining: texts)
  }

  /// The text of items.
  public static func localizedString(byJoining strings: [String]) -> String {
    switch strings.count {
    case 0...1: strings.joined()
    case 2: strings.joined(separator: " and ")
    default: strings.dropLast().joined(separator: ", ") + ", and " + (strings.last ?? "")
    }
  }

  /// The text of an array.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
#endif
