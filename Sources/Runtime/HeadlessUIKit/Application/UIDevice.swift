/// The device: a phone held upright.
///
/// A test can define another one with `UIDevice.current.user` of `HeadlessUIKitTesting`: idiom, orientation, battery.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  public static let current = UIDevice(())

  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }

  open var name: String { "iPhone" }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  open package(set) var systemVersion = "18.0"
  open package(set) var userInterfaceIdiom = UIUserInterfaceIdiom.phone
  open package(set) var orientation = UIDeviceOrientation.portrait
  open internal(set) var identifierForVendor: UUID? = UUID()
  open var isMultitaskingSupported: Bool { true }
  open var isBatteryMonitoringEnabled = false
  package final var battery: (level: Float, state: BatteryState) = (1, .full)
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? battery.level : -1 }
  open var batteryState: BatteryState { isBatteryMonitoringEnabled ? battery.state : .unknown }
  /// Stored; has no effect here.
  open var isProximityMonitoringEnabled = false
  open var proximityState: Bool { false }
  open private(set) var isGeneratingDeviceOrientationNotifications = false
  private final var orientationObservers = 0

  private init(_ nothing: Void) { super.init() }

  open func beginGeneratingDeviceOrientationNotifications() {
    orientationObservers += 1
    isGeneratingDeviceOrientationNotifications = true
  }
  open func endGeneratingDeviceOrientationNotifications() {
    orientationObservers = max(0, orientationObservers - 1)
    isGeneratingDeviceOrientationNotifications = orientationObservers > 0
  }
  /// Plays a sound. Nothing is heard.
  open func playInputClick() {}

  /// Holds the device another way. Posts the notification if an app asked for it.
  package final func hold(_ orientation: UIDeviceOrientation) {
    if orientation == self.orientation { return }
    self.orientation = orientation
    if isGeneratingDeviceOrientationNotifications {
      NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
    }
  }

  public nonisolated static let orientationDidChangeNotification = notification("DeviceOrientationDidChange")
  public nonisolated static let batteryLevelDidChangeNotification = notification("DeviceBatteryLevelDidChange")
  public nonisolated static let batteryStateDidChangeNotification = notification("DeviceBatteryStateDidChange")
  public nonisolated static let proximityStateDidChangeNotification = notification("DeviceProximityStateDidChange")
}

public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
