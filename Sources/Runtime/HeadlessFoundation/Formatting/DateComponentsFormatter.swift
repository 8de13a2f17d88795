#if !canImport(ObjectiveC)
/// Writes durations, in English: "1 hour, 5 minutes", "1h 5m", "1:05:00". Foundation marks its own as unavailable on
/// Linux.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  // Unchecked, because Foundation's properties can be set.
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }

  open var unitsStyle = UnitsStyle.positional
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  open var maximumUnitCount = 0
  /// The calendar. Stored; has no effect here. A warning says so if it is in another language than English.
  open var calendar: Calendar? = Calendar.current {
    didSet { warnOfEnglishTexts("DateComponentsFormatter", calendar?.locale) }
  }
  /// The date that months are counted from. Stored; has no effect here.
  open var referenceDate: Date?
  /// Whether the last unit has a fraction. Units are whole here, and a warning says so.
  open var allowsFractionalUnits = false { didSet { warn(of: "allowsFractionalUnits", allowsFractionalUnits) } }
  /// Whether a single largest unit is written in the next one. It isn't here, and a warning says so.
  open var collapsesLargestUnit = false { didSet { warn(of: "collapsesLargestUnit", collapsesLargestUnit) } }
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  /// The context of the text. Stored; has no effect here.
  open var formattingContext = Formatter.Context.unknown

  private static let units: [(unit: NSCalendar.Unit, name: String, short: String, abbreviation: String, seconds: Int)] =
    [
      (.year, "year", "yr", "y", 31_536_000), (.month, "month", "mth", "mo", 2_592_000),
      (.weekOfMonth, "week", "wk", "w", 604_800), (.day, "day", "day", "d", 86_400), (.hour, "hour", "hr", "h", 3600),
      (.minute, "minute", "min", "m", 60), (.second, "second", "sec", "s", 1),
    ]

  open func string(from ti: TimeInterval) -> String? {
    var rest = Int(abs(ti).rounded(.down))
    let allowed = Self.units.filter { allowedUnits.isEmpty ? $0.unit != .weekOfMonth : allowedUnits.contains($0.unit) }
    var values: [(index: Int, count: Int)] = []
    for (index, unit) in allowed.enumerated() {
      values.append((index, rest / unit.seconds))
      rest %= unit.seconds
    }
    values = kept(values)
    if values.isEmpty, let last = allowed.indices.last { values = [(last, 0)] }
    if maximumUnitCount > 0 { values = Array(values.prefix(maximumUnitCount)) }
    let sign = ti < 0 ? "-" : ""
    let texts = values.enumerated().map { position, value in
      text(value.count, allowed[value.index], isFirst: position == 0)
    }
    let about = includesApproximationPhrase ? "About " : ""
    return about + sign + texts.joined(separator: separator) + (includesTimeRemainingPhrase ? " remaining" : "")
  }

  private final func warn(of property: String, _ isOn: Bool) {
    if isOn { warnOnce("DateComponentsFormatter.\(property) has no effect here; a device writes another text") }
  }

  /// The values without the zeros that are left out.
  private final func kept(_ values: [(index: Int, count: Int)]) -> [(index: Int, count: Int)] {
    let behavior = zeroFormattingBehavior
    if unitsStyle == .positional, behavior.contains(.default) {
      // The first units that are zero are left out; minutes stay before seconds.
      let first = values.firstIndex { $0.count > 0 } ?? max(0, values.count - 2)
      return Array(values[min(first, max(0, values.count - 2))...])
    }
    let dropped = behavior.contains(.default) ? .dropAll : behavior
    guard let first = values.firstIndex(where: { $0.count > 0 }),
      let last = values.lastIndex(where: { $0.count > 0 })
    else { return dropped.isDisjoint(with: .dropAll) ? values : [] }
    return values.indices.filter { index in
      if values[index].count > 0 { return true }
      if index < first { return !dropped.contains(.dropLeading) }
      return index > last ? !dropped.contains(.dropTrailing) : !dropped.contains(.dropMiddle)
    }.map { values[$0] }
  }

  private final var separator: String {
    switch unitsStyle {
    case .positional: ":"
    case .abbreviated, .brief: " "
    default: ", "
    }
  }

  private final func text(
    _ count: Int,
    _ unit: (unit: NSCalendar.Unit, name: String, short: String, abbreviation: String, seconds: Int),
    isFirst: Bool
  ) -> String {
    let plural = count == 1 ? "" : "s"
    switch unitsStyle {
    case .positional:
      let isPadded = !isFirst || zeroFormattingBehavior.contains(.pad)
      return isPadded && count < 10 ? "0\(count)" : "\(count)"
    case .abbreviated: return "\(count)\(unit.abbreviation)"
    case .brief: return "\(count)\(unit.short)"
    case .short: return "\(count) \(unit.short)\(unit.unit == .day ? plural : "")"
    default: return "\(count) \(unit.name)\(plural)"
    }
  }

  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  open func string(from components: DateComponents) -> String? {
    let days =
      (components.year ?? 0) * 365 + (components.month ?? 0) * 30 + (components.weekOfMonth ?? 0) * 7
      + (components.day ?? 0)
    let seconds = ((components.hour ?? 0) * 60 + (components.minute ?? 0)) * 60 + (components.second ?? 0)
    return string(from: Double(days * 86_400 + seconds))
  }

  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  open override func string(for obj: Any?) -> String? {
    if let components = obj as? DateComponents { return string(from: components) }
    return (obj as? TimeInterval).flatMap { string(from: $0) }
  }
}
#endif
