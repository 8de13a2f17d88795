#if !canImport(ObjectiveC)
extension String {
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Codable, Sendable {
    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var key = ""
      fileprivate var arguments: [Argument] = []

      public init(literalCapacity: Int, interpolationCount: Int) {}
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }
      public mutating func appendInterpolation(_ value: some BinaryInteger & Sendable) {
        add("%lld", .number(Int64(value)))
      }
      public mutating func appendInterpolation(_ value: Double) { add("%lf", .fraction(value)) }
      public mutating func appendInterpolation(_ string: String) { add("%@", .text(string)) }
      public mutating func appendInterpolation(_ value: some Any) { add("%@", .text("\(value)")) }

      private mutating func add(_ format: String, _ argument: Argument) {
        key += format
        arguments.append(argument)
      }
    }

    fileprivate enum Argument: Equatable, Codable, Sendable {
      case text(String), number(Int64), fraction(Double)

      var value: any CVarArg {
        switch self {
        case .text(let text): NSString(string: text)
        case .number(let number): number
        case .fraction(let fraction): fraction
        }
      }
    }

    fileprivate var key: String
    fileprivate var arguments: [Argument]

    public init(stringLiteral value: String) { self.init(value) }
    public init(_ value: String) { (key, arguments) = (value, []) }
    public init(stringInterpolation: StringInterpolation) {
      (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
    }

    /// The text of a bundle's table, or else `defaultValue`, or else the key.
    ///
    /// - Parameter file: The `#fileID` of the code, which has the bundle of its module unless it states one.
    fileprivate func text(
      _ defaultValue: LocalizationValue?,
      _ table: String?,
      _ bundle: Bundle?,
      _ locale: Locale,
      _ file: String
    ) -> String {
      let app = AppBundle(bundle ?? AppBundle.bundle(ofFile: file))
      let format = app.text(key, value: defaultValue?.key ?? key, table: table)
      let values = defaultValue?.arguments ?? arguments
      return values.isEmpty ? format : LocalizedFormat.text(format, values.map(\.value), locale: locale)
    }
  }

  /// The text of a key in the strings file of a bundle. The key of `"\(count) of \(name)"` is `"%lld of %@"`.
  public init(
    localized keyAndValue: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil,
    file: String = #fileID
  ) { self = keyAndValue.text(nil, table, bundle, locale, file) }

  public init(
    localized key: StaticString,
    defaultValue: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil,
    file: String = #fileID
  ) { self = LocalizationValue("\(key)").text(defaultValue, table, bundle, locale, file) }

  public init(localized resource: LocalizedStringResource) {
    self = LocalizationValue(resource.key)
      .text(resource.defaultValue, resource.table, resource.bundle, resource.locale, resource.file)
  }
}

/// A text in the user's language that is looked up when it is shown.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Codable, Sendable {
  public let key: String
  public let defaultValue: String.LocalizationValue
  public let table: String?
  public var locale: Locale
  fileprivate var bundle: Bundle? = nil
  fileprivate let file: String

  // The bundle is that of the program that decodes the resource.
  private enum CodingKeys: CodingKey {
    case key, defaultValue, table, locale, file
  }

  public enum BundleDescription: Sendable {
    /// The app's.
    case main
    case forClass(AnyClass)
    /// That of a folder.
    case atURL(URL)

    fileprivate var bundle: Bundle? {
      switch self {
      // The file of the call determines the app.
      case .main: nil
      case .forClass(let aClass): Bundle(for: aClass)
      case .atURL(let url): Bundle(url: url)
      }
    }
  }

  public init(
    _ keyAndValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale = .current,
    bundle: BundleDescription = .main,
    comment: StaticString? = nil,
    file: String = #fileID
  ) {
    (key, defaultValue) = (keyAndValue.key, keyAndValue)
    (self.table, self.locale, self.bundle, self.file) = (table, locale, bundle.bundle, file)
  }

  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

extension URL {
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  public static var libraryDirectory: URL { folder(.libraryDirectory) }

  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
  }
}

extension ProcessInfo {
  /// Always false.
  public var isiOSAppOnMac: Bool { false }
  /// Always false.
  public var isMacCatalystApp: Bool { false }
}

extension RunLoop.Mode {
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}

extension DateFormatter {
  /// The context of the text. Stored; has no effect here.
  public var formattingContext: Context {
    get { objc_getAssociatedObject(self, contextKey) as? Context ?? .unknown }
    set { objc_setAssociatedObject(self, contextKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}

extension NumberFormatter {
  /// The context of the text. Stored; has no effect here.
  public var formattingContext: Context {
    get { objc_getAssociatedObject(self, contextKey) as? Context ?? .unknown }
    set { objc_setAssociatedObject(self, contextKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}

nonisolated(unsafe) private let contextKey = UnsafeRawPointer(
  UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
)
#endif
