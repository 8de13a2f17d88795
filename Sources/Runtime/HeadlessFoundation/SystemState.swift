#if !canImport(ObjectiveC)
extension ProcessInfo {
  /// Always `false`: there is no battery.
  public var isLowPowerModeEnabled: Bool { false }

  /// How warm a device is.
  public enum ThermalState: Int, Sendable {
    case nominal, fair, serious, critical
  }
  /// Always nominal.
  public var thermalState: ThermalState { .nominal }
}

extension Notification.Name {
  /// Low Power Mode changes. Isn't posted here.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name("NSProcessInfoPowerStateDidChangeNotification")
}

extension FileManager {
  /// The account of the cloud; always `nil`.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
  /// The folder of the cloud; always `nil`.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
  /// The folder of a group of apps; always `nil`.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? { nil }
}

/// The values that an app keeps in the cloud. Here they stay in memory.
open class NSUbiquitousKeyValueStore: NSObject {
  public nonisolated(unsafe) static let `default` = NSUbiquitousKeyValueStore()
  /// Another device changes values. Isn't posted here.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification"
  )

  private let lock = NSLock()
  private final var values: [String: Any] = [:]

  public var dictionaryRepresentation: [String: Any] { lock.withLock { values } }
  public func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }
  public func set(_ anObject: Any?, forKey aKey: String) { lock.withLock { values[aKey] = anObject } }
  public func removeObject(forKey aKey: String) { set(nil, forKey: aKey) }
  public func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  public func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
  public func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
  public func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  /// The Boolean value of a key; false without one.
  public func bool(forKey aKey: String) -> Bool { object(forKey: aKey) as? Bool ?? false }
  /// The number of a key; 0 without one.
  public func double(forKey aKey: String) -> Double { object(forKey: aKey) as? Double ?? 0 }
  /// The number of a key; 0 without one.
  public func longLong(forKey aKey: String) -> Int64 { object(forKey: aKey) as? Int64 ?? 0 }
  /// Returns true.
  @discardableResult public func synchronize() -> Bool { true }
}
#endif
