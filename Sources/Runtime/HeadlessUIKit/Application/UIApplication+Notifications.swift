extension UIApplication {
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let sourceApplication = Self(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    public static let remoteNotification = Self(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    public static let localNotification = Self(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
    public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    public static let userActivityDictionary = Self(rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    public static let bluetoothCentrals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
  }

  private nonisolated static func name(_ name: String) -> NSNotification.Name { notification("Application\(name)") }
  public nonisolated static let didFinishLaunchingNotification = name("DidFinishLaunching")
  public nonisolated static let didBecomeActiveNotification = name("DidBecomeActive")
  public nonisolated static let willResignActiveNotification = name("WillResignActive")
  public nonisolated static let didEnterBackgroundNotification = name("DidEnterBackground")
  public nonisolated static let willEnterForegroundNotification = name("WillEnterForeground")
  public nonisolated static let willTerminateNotification = name("WillTerminate")
  public nonisolated static let didReceiveMemoryWarningNotification = name("DidReceiveMemoryWarning")
  public nonisolated static let significantTimeChangeNotification = name("SignificantTimeChange")
  public nonisolated static let userDidTakeScreenshotNotification = name("UserDidTakeScreenshot")
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = name("BackgroundRefreshStatusDidChange")
  public nonisolated static let protectedDataDidBecomeAvailableNotification = name("ProtectedDataDidBecomeAvailable")
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = name(
    "ProtectedDataWillBecomeUnavailable"
  )
  public nonisolated static let didChangeStatusBarFrameNotification = name("DidChangeStatusBarFrame")
  public nonisolated static let willChangeStatusBarFrameNotification = name("WillChangeStatusBarFrame")
  public nonisolated static let didChangeStatusBarOrientationNotification = name("DidChangeStatusBarOrientation")
  public nonisolated static let willChangeStatusBarOrientationNotification = name("WillChangeStatusBarOrientation")
}
