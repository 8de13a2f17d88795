public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

public enum UIBackgroundRefreshStatus: Int, Sendable {
  case restricted, denied, available
}

public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData, noData, failed
}
