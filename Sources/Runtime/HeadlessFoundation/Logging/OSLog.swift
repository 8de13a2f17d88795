#if !canImport(os)
/// A log. Messages go to standard error.
open class OSLog: NSObject, @unchecked Sendable {
  /// A name for a kind of messages, or one of the system's.
  public struct Category: Equatable {
    public let rawValue: String
    @available(iOS 18, *)
    public init(rawValue: String) { self.rawValue = rawValue }
    public static var pointsOfInterest: Category { Category(rawValue: "PointsOfInterest") }
    public static var dynamicTracing: Category { Category(rawValue: "DynamicTracing") }
  }

  /// The log without a subsystem.
  public static let `default` = OSLog(name: "", isEnabled: true)
  public static let disabled = OSLog(name: "", isEnabled: false)

  private let name: String
  private let isEnabled: Bool

  private init(name: String, isEnabled: Bool) { (self.name, self.isEnabled) = (name, isEnabled) }
  public convenience init(subsystem: String, category: String) {
    self.init(name: "[\(subsystem):\(category)] ", isEnabled: true)
  }
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  public func isEnabled(type: OSLogType) -> Bool { isEnabled }

  func write(_ text: String) {
    guard isEnabled else { return }
    FileHandle.standardError.write(Data("\(name)\(text)\n".utf8))
  }
}

/// The level of a message. All levels are written.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let `default` = OSLogType(rawValue: 0)
  public static let info = OSLogType(rawValue: 1)
  public static let debug = OSLogType(rawValue: 2)
  public static let error = OSLogType(rawValue: 16)
  public static let fault = OSLogType(rawValue: 17)
}

/// Writes a message with arguments, such as `os_log("%{public}@ rows: %d", log: log, type: .info, name, count)`.
public func os_log(
  _ message: StaticString,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  type: OSLogType = .default,
  _ args: Any...
) { log.write(OSLogFormat.text(message.description, args)) }

public func os_log(
  _ type: OSLogType,
  dso: UnsafeRawPointer = #dsohandle,
  log: OSLog = .default,
  _ message: StaticString,
  _ args: Any...
) { log.write(OSLogFormat.text(message.description, args)) }

@_disfavoredOverload
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message.text)
}

/// The formats of `os_log`: those of C, with options in braces.
package enum OSLogFormat {
  package static func text(_ format: String, _ arguments: [Any]) -> String {
    var rest = format[...]
    var text = ""
    var next = arguments[...]
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        text += "%"
        rest.removeFirst()
        continue
      }
      if rest.first == "{" { rest = rest.drop { $0 != "}" }.dropFirst() }
      let options = rest.prefix { !$0.isLetter && $0 != "@" }
      rest = rest.dropFirst(options.count).drop { "hlqLtzj".contains($0) }
      let conversion = rest.popFirst()
      text += next.popFirst().map { value($0, String(options), conversion) } ?? "<missing>"
    }
    return text + rest
  }

  /// A floating-point number with a number of digits is rounded, and others are as they describe themselves.
  private static func value(_ argument: Any, _ options: String, _ conversion: Character?) -> String {
    guard let number = argument as? any BinaryFloatingPoint, let conversion, "fFeEgG".contains(conversion) else {
      return String(describing: argument)
    }
    return String(format: "%\(options)\(conversion)", Double(number))
  }
}
#endif
