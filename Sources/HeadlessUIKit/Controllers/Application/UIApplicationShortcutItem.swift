// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// An action of the app's icon.
@preconcurrency
@MainActor
open class UIApplicationShortcutItem: NSObject {
  open package(set) var type: String
  open package(set) var localizedTitle: String
  open package(set) var localizedSubtitle: String?
  open package(set) var icon: UIApplicationShortcutIcon?
  open package(set) var userInfo: [String: Any]?
  open package(set) var targetContentIdentifier: Any?

  public init(
    type: String,
    localizedTitle: String,
    localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil,
    userInfo: [String: Any]? = nil
  ) {
    (self.type, self.localizedTitle, self.localizedSubtitle) = (type, localizedTitle, localizedSubtitle)
    (self.icon, self.userInfo) = (icon, userInfo)
  }
}

/// The icon of an action. Stored; has no effect here.
@preconcurrency
@MainActor
open class UIApplicationShortcutIcon: NSObject {
  package final let templateImageName: String?
  public init(templateImageName: String) { self.templateImageName = templateImageName }
  public init(systemImageName: String) { templateImageName = systemImageName }
  /// An icon of the system.
  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love,
      cloud
    case invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted, alarm
    case bookmark, shuffle, audio, update
  }
  public init(type: IconType) { templateImageName = nil }
}

/// An action of the app's icon that can be changed. Here each action is created with its values.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {}
