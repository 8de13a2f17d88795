public import HeadlessUIKit

extension UIDevice: UserTarget {}

extension UserActions where Object: UIDevice {
  /// Holds the device another way. Posts the notification if the app requested it. It doesn't rotate windows: set a
  /// window's `frame`.
  public func hold(_ orientation: UIDeviceOrientation) { object.hold(orientation) }
  /// Makes the device one of a type. Windows have its idiom and size classes.
  public func setIdiom(_ idiom: UIUserInterfaceIdiom) {
    let windows = UIApplication.shared.windows
    let old = windows.map(\.traitCollection)
    object.userInterfaceIdiom = idiom
    UserLanguages.shared.device = idiom == .pad ? "ipad" : "iphone"
    for (window, old) in zip(windows, old) { window.traitsChanged(from: old) }
  }
  /// Sets the version of the system: "18.0".
  public func setSystemVersion(_ version: String) { object.systemVersion = version }
  /// Sets the level and the state of the battery. Posts the notifications if the app monitors it.
  public func setBattery(level: Float, state: UIDevice.BatteryState) {
    object.battery = (level, state)
    if !object.isBatteryMonitoringEnabled { return }
    NotificationCenter.default.post(name: UIDevice.batteryLevelDidChangeNotification, object: object)
    NotificationCenter.default.post(name: UIDevice.batteryStateDidChangeNotification, object: object)
  }
}
