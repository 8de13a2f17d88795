#if !canImport(os)
/// Writes messages to a log.
public struct Logger: Sendable {
  private let log: OSLog

  /// A logger of the log without a subsystem.
  public init() { log = .default }
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  public init(_ logObj: OSLog) { log = logObj }

  public func log(_ message: OSLogMessage) { log.write(message.text) }
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text) }
  public func trace(_ message: OSLogMessage) { log.write(message.text) }
  public func debug(_ message: OSLogMessage) { log.write(message.text) }
  public func info(_ message: OSLogMessage) { log.write(message.text) }
  public func notice(_ message: OSLogMessage) { log.write(message.text) }
  public func warning(_ message: OSLogMessage) { log.write(message.text) }
  public func error(_ message: OSLogMessage) { log.write(message.text) }
  public func critical(_ message: OSLogMessage) { log.write(message.text) }
  public func fault(_ message: OSLogMessage) { log.write(message.text) }
}

/// A message with interpolated values. Private values are written, too, as in a debugger.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }

  public typealias StringInterpolation = OSLogInterpolation
}

public struct OSLogInterpolation: StringInterpolationProtocol {
  fileprivate var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) {}

  public mutating func appendLiteral(_ literal: String) { text += literal }
  public mutating func appendInterpolation<Value: CustomStringConvertible>(
    _ value: @autoclosure @escaping () -> Value,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { text += align.aligned(value().description) }
  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> Any.Type,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { text += align.aligned(String(describing: value())) }
  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> NSObject?,
    privacy: OSLogPrivacy = .auto
  ) { text += value().map { String(describing: $0) } ?? "(null)" }
  public mutating func appendInterpolation<Value: BinaryInteger>(
    _ value: Value,
    format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { text += align.aligned(String(value, radix: format.radix, uppercase: format.isUppercase)) }
  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
    _ value: Value,
    format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { text += align.aligned(String(format: format.format, Double(value))) }
}

/// The privacy of a value in a log. Has no effect.
public struct OSLogPrivacy {
  public enum Mask { case hash, none }

  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The width of a value in a log.
public struct OSLogStringAlignment {
  fileprivate var columns = 0
  fileprivate var isRight = true

  public static var none: OSLogStringAlignment { OSLogStringAlignment() }
  public static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns())
  }
  public static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isRight: false)
  }

  fileprivate func aligned(_ text: String) -> String {
    let space = String(repeating: " ", count: max(0, columns - text.count))
    return isRight ? space + text : text + space
  }
}

/// The notation of an integer in a log.
public struct OSLogIntegerFormatting {
  fileprivate var radix = 10
  fileprivate var isUppercase = false

  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }
  public static func hex(explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false)
    -> OSLogIntegerFormatting
  {
    OSLogIntegerFormatting(radix: 16, isUppercase: uppercase)
  }
}

/// The notation of a floating-point number in a log.
public struct OSLogFloatFormatting {
  fileprivate var format = "%f"

  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(format: "%e") }
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(format: "%g") }
  public static func fixed(
    precision: @autoclosure @escaping () -> Int,
    explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(format: "%\(explicitPositiveSign ? "+" : "").\(precision())\(uppercase ? "F" : "f")")
  }
  public static func exponential(
    precision: @autoclosure @escaping () -> Int,
    explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(format: "%\(explicitPositiveSign ? "+" : "").\(precision())\(uppercase ? "E" : "e")")
  }
}
#endif
