#if !canImport(ObjectiveC)
/// Writes how long ago a date is, in English: "2 hours ago", "in 3 days".
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  // Unchecked, because Foundation's properties can be set.
  public enum DateTimeStyle: Int, Sendable {
    case numeric, named
  }
  public enum UnitsStyle: Int, Sendable {
    case full, spellOut, short, abbreviated
  }

  open var dateTimeStyle = DateTimeStyle.numeric
  /// How units are written: "2 hours", "2 hr." or "2h". `spellOut` is as `full`.
  open var unitsStyle = UnitsStyle.full
  /// The context of the text. Stored; has no effect here.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar. Stored; has no effect here.
  open var calendar: Calendar! = Calendar.current
  /// The locale. Texts are in English here, and a warning says so for a locale in another language.
  open var locale: Locale! = Locale.current { didSet { warnOfEnglishTexts("RelativeDateTimeFormatter", locale) } }

  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
  }

  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    // Dates aren't exact: a day from now may be a millionth less.
    let distance = (abs(timeInterval) * 1000).rounded() / 1000
    let unit = Self.units.first { distance >= $0.seconds } ?? Self.second
    let count = Int(distance / unit.seconds)
    let isPast = timeInterval < 0
    if dateTimeStyle == .named, let name = Self.name(of: count, unit.name, isPast: isPast) { return name }
    let text = amount(count, unit)
    return isPast ? "\(text) ago" : "in \(text)"
  }

  private typealias Unit = (name: String, short: String, narrow: String, seconds: Double)
  private static let second: Unit = ("second", "sec.", "s", 1)
  private static let units: [Unit] = [
    ("year", "yr.", "y", 31_536_000), ("month", "mo.", "mo", 2_592_000), ("week", "wk.", "w", 604_800),
    ("day", "day", "d", 86_400), ("hour", "hr.", "h", 3600), ("minute", "min.", "min", 60),
  ]

  private final func amount(_ count: Int, _ unit: Unit) -> String {
    switch unitsStyle {
    case .abbreviated: "\(count)\(unit.narrow)"
    case .short where unit.name != "day": "\(count) \(unit.short)"
    default: "\(count) \(unit.name)\(count == 1 ? "" : "s")"
    }
  }

  private static func name(of count: Int, _ unit: String, isPast: Bool) -> String? {
    if count == 0 { return "now" }
    guard count == 1 else { return nil }
    switch unit {
    case "day": return isPast ? "yesterday" : "tomorrow"
    case "week", "month", "year": return "\(isPast ? "last" : "next") \(unit)"
    default: return nil
    }
  }

  open func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date()
    return localizedString(for: Calendar.current.date(byAdding: dateComponents, to: now) ?? now, relativeTo: now)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}

/// Joins texts, in English: "a, b, and c".
open class ListFormatter: Formatter, @unchecked Sendable {
  // Unchecked, because Foundation's properties can be set.
  open var itemFormatter: Formatter?
  /// The locale. Texts are in English here, and a warning says so for a locale in another language.
  open var locale: Locale! = Locale.current { didSet { warnOfEnglishTexts("ListFormatter", locale) } }

  open func string(from items: [Any]) -> String? {
    let texts = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
    return Self.localizedString(byJoining: texts)
  }

  open class func localizedString(byJoining strings: [String]) -> String {
    switch strings.count {
    case 0...1: strings.joined()
    case 2: strings.joined(separator: " and ")
    default: strings.dropLast().joined(separator: ", ") + ", and " + (strings.last ?? "")
    }
  }

  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}

/// Warns that a formatter writes English texts, if its locale is in another language.
func warnOfEnglishTexts(_ formatter: String, _ locale: Locale?) {
  guard let locale, !locale.identifier.hasPrefix("en") else { return }
  warnOnce(
    "\(formatter) writes English texts here; a device writes those of its locale, such as \(locale.identifier)",
    about: formatter
  )
}
#endif
