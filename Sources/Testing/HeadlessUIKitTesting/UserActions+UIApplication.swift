public import HeadlessUIKit
import Testing

extension UIApplication: UserTarget {}

// Actions of the system and the user on an app, and a record of what the app did.
extension UserActions where Object: UIApplication {
  /// Launches an app: calls the methods of its delegate in UIKit's order, and posts the notifications.
  ///
  ///     let delegate = AppDelegate()
  ///     UIApplication.shared.user.launch(delegate)
  ///
  /// An app with scenes has a delegate for its scene. It is connected after the app's delegate was called; from then on
  /// it is told about the states of the app, and the app's delegate isn't, as UIKit documents it:
  ///
  ///     UIApplication.shared.connectedScenes.first?.delegate = SceneDelegate()
  ///     UIApplication.shared.user.launch(AppDelegate())
  ///
  /// - Returns: Whether the delegate's methods return `true`.
  @discardableResult
  public func launch(
    _ delegate: any UIApplicationDelegate,
    options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { object.launch(delegate, options: options) }

  /// Moves the app to the background, through the inactive state.
  public func enterBackground() { object.change(to: .background) }
  /// Makes the app active, from the background or the inactive state.
  public func becomeActive() { object.change(to: .active) }
  /// Makes the app inactive, as a call or the control center does.
  public func resignActive() { object.change(to: .inactive) }
  /// Terminates the app: calls its delegate.
  public func terminate() { object.terminate() }
  /// Warns the app that memory is low: calls the delegate and the view controllers in its windows.
  public func receiveMemoryWarning() { object.warnAboutMemory() }
  /// Changes the size of content for this test. Notifies views and view controllers in windows.
  public func setPreferredContentSizeCategory(_ category: UIContentSizeCategory) {
    Self.keepSettingsApart()
    object.change(to: category)
  }

  /// Changes the direction of the user's language for this test. Views and view controllers in windows are told, and
  /// laid out again.
  ///
  ///     UIApplication.shared.user.setLayoutDirection(.rightToLeft)
  public func setLayoutDirection(_ direction: UIUserInterfaceLayoutDirection) {
    Self.keepSettingsApart()
    object.change(to: direction)
  }

  /// Makes the settings those of the test that chooses them, so that they change no other one's pictures.
  private static func keepSettingsApart() { UserLanguages.shared.scope = { Test.current.map { AnyHashable($0.id) } } }

  /// Changes the languages that the user prefers for this test, the most preferred first. An empty list means those of
  /// the system.
  ///
  /// Strings, documents and other resources are then looked up in the first of them that the app has. As on a
  /// device, strings that are already shown stay unchanged.
  ///
  ///     UIApplication.shared.user.setPreferredLanguages(["de-AT", "en"])
  public func setPreferredLanguages(_ languages: [String]) {
    Self.keepSettingsApart()
    UserLanguages.shared.chosen = languages
  }

  /// The URLs that the app opened, in order.
  public var openedURLs: [URL] { object.openedURLs }
  /// Specifies whether an app opens URLs of a scheme. By default all URLs are opened.
  public func setOpens(_ opens: Bool, scheme: String) {
    if opens { object.closedSchemes.remove(scheme) } else { object.closedSchemes.insert(scheme) }
  }
  /// The tasks that run in the background, with their names.
  public var backgroundTasks: [UIBackgroundTaskIdentifier: String?] { object.backgroundTasks }
  /// The notifications that the app posted to assistive technologies, in order.
  public var announcements: [(notification: UIAccessibility.Notification, argument: Any?)] { UIAccessibility.posted }
  /// The feedback that the user felt, in order: "impact medium", "selection", "notification error".
  public var feedback: [String] { UIFeedbackGenerator.given }

  /// Switches a setting of assistive technologies on or off, and posts its notification.
  ///
  ///     UIApplication.shared.user.setAccessibility(.voiceOver, true)
  public func setAccessibility(_ setting: AccessibilitySetting, _ isOn: Bool) {
    let found = setting.setting
    if isOn == UIAccessibility.settings.contains(found) { return }
    if isOn { UIAccessibility.settings.insert(found) } else { UIAccessibility.settings.remove(found) }
    if let name = found.notification { NotificationCenter.default.post(name: name, object: nil) }
  }
}

/// A setting of assistive technologies.
public struct AccessibilitySetting: Hashable, Sendable {
  fileprivate let setting: UIAccessibility.Setting

  /// The screen is read aloud.
  public static let voiceOver = AccessibilitySetting(setting: .voiceOver)
  /// Switches operate the device.
  public static let switchControl = AccessibilitySetting(setting: .switchControl)
  /// Less moves.
  public static let reduceMotion = AccessibilitySetting(setting: .reduceMotion)
  /// Less is transparent.
  public static let reduceTransparency = AccessibilitySetting(setting: .reduceTransparency)
  /// Text is bold.
  public static let boldText = AccessibilitySetting(setting: .boldText)
  /// Colors are gray.
  public static let grayscale = AccessibilitySetting(setting: .grayscale)
  /// Colors are inverted.
  public static let invertColors = AccessibilitySetting(setting: .invertColors)
  /// System colors are darker.
  public static let darkerSystemColors = AccessibilitySetting(setting: .darkerSystemColors)
  /// Nothing is distinguished by color alone.
  public static let differentiateWithoutColor = AccessibilitySetting(setting: .differentiateWithoutColor)
}

extension UIAccessibilityCustomAction: UserTarget {}

extension UserActions where Object: UIAccessibilityCustomAction {
  /// Performs the action as an assistive technology does. Returns whether it succeeded.
  @discardableResult
  public func perform() -> Bool { object.performByUser() }
}
