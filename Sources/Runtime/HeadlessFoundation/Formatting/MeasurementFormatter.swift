#if !canImport(ObjectiveC)
/// Writes measurements in their own unit, with its symbol: "3.5 km". A warning says once if a device writes others.
open class MeasurementFormatter: Formatter, NSSecureCoding, @unchecked Sendable {
  // Unchecked, because Foundation's properties can be set.
  open class var supportsSecureCoding: Bool { true }
  /// Which units are used. Stored; has no effect here.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let providedUnit = UnitOptions(rawValue: 1)
    public static let naturalScale = UnitOptions(rawValue: 2)
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// Which units are used. Stored; has no effect here.
  open var unitOptions: UnitOptions = []
  /// How the unit is written. Stored; has no effect here.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The locale. Stored; has no effect here.
  open var locale: Locale! = Locale.current
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    if !unitOptions.contains(.providedUnit) || unitStyle != .medium {
      warnOnce(
        "MeasurementFormatter writes measurements in their own unit with its symbol here, as with the option providedUnit "
          + "and the style medium. A device converts and spells units as the locale, unitOptions and unitStyle request"
      )
    }
    let number = numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
    return "\(number) \(measurement.unit.symbol)"
  }
  open func string(from unit: Unit) -> String { unit.symbol }
}

/// Writes names of persons, the given name first.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  // Unchecked, because Foundation's properties can be set.
  public enum Style: Int, Sendable {
    case `default`, short, medium, long, abbreviated
  }

  open var style = Style.default

  open func string(from components: PersonNameComponents) -> String {
    let given = components.givenName
    let parts: [String?] =
      switch style {
      case .short: [components.nickname ?? given ?? components.familyName]
      case .abbreviated: [[given, components.familyName].compactMap { $0?.first.map(String.init) }.joined()]
      case .long:
        [components.namePrefix, given, components.middleName, components.familyName, components.nameSuffix]
      case .default, .medium: [given, components.familyName]
      }
    return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
#endif
