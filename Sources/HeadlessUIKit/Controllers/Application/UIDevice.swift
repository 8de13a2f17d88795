// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// The device: a phone held upright.
///
/// A test can define another one with `UIDevice.current.user` of `HeadlessUIKitTesting`: idiom, orientation, battery.
@preconcurrency
@MainActor
open class UIDevice: NSObject {
  public static let current = UIDevice(())

  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }

  public final var name: String { "iPhone" }
  public final var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  public final var localizedModel: String { model }
  public final var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  public package(set) final var systemVersion = "18.0"
  public package(set) final var userInterfaceIdiom = UIUserInterfaceIdiom.phone
  public package(set) final var orientation = UIDeviceOrientation.portrait
  public final let identifierForVendor: UUID? = UUID()
  public final var isMultitaskingSupported: Bool { true }
  public final var isBatteryMonitoringEnabled = false
  package final var battery: (level: Float, state: BatteryState) = (1, .full)
  /// The level, from 0 to 1; -1 unless it is monitored, as in UIKit.
  public final var batteryLevel: Float { isBatteryMonitoringEnabled ? battery.level : -1 }
  public final var batteryState: BatteryState { isBatteryMonitoringEnabled ? battery.state : .unknown }
  public final var isProximityMonitoringEnabled = false
  public final var proximityState: Bool { false }
  public private(set) final var isGeneratingDeviceOrientationNotifications = false
  private var orientationObservers = 0

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

  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification"
  )
  public nonisolated static let batteryLevelDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryLevelDidChangeNotification"
  )
  public nonisolated static let batteryStateDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryStateDidChangeNotification"
  )
  public nonisolated static let proximityStateDidChangeNotification = NSNotification.Name(
    "UIDeviceProximityStateDidChangeNotification"
  )
}
