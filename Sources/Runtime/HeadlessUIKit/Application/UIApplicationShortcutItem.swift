open class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  open package(set) var type: String
  open package(set) var localizedTitle: String
  open package(set) var localizedSubtitle: String?
  open package(set) var icon: UIApplicationShortcutIcon?
  open package(set) var userInfo: [String: any NSSecureCoding]?
  open package(set) var targetContentIdentifier: Any?

  public init(
    type: String,
    localizedTitle: String,
    localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (self.type, self.localizedTitle, self.localizedSubtitle) = (type, localizedTitle, localizedSubtitle)
    (self.icon, self.userInfo) = (icon, userInfo)
  }
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIApplicationShortcutItem(type: type, localizedTitle: localizedTitle)
    copy.takeValues(of: self)
    return copy
  }
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = UIMutableApplicationShortcutItem(type: type, localizedTitle: localizedTitle)
    copy.takeValues(of: self)
    return copy
  }
  private final func takeValues(of other: UIApplicationShortcutItem) {
    (localizedSubtitle, icon, userInfo) = (other.localizedSubtitle, other.icon, other.userInfo)
    targetContentIdentifier = other.targetContentIdentifier
  }
}

/// The icon of an action. Stored; has no effect here.
open class UIApplicationShortcutIcon: NSObject, NSCopying {
  package final let templateImageName: String?
  private let type: IconType?
  public init(templateImageName: String) { (self.templateImageName, type) = (templateImageName, nil) }
  public init(systemImageName: String) { (templateImageName, type) = (systemImageName, nil) }
  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love,
      cloud
    case invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted, alarm
    case bookmark, shuffle, audio, update
  }
  public init(type: IconType) { (templateImageName, self.type) = (nil, type) }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIApplicationShortcutIcon else { return false }
    return other.templateImageName == templateImageName && other.type == type
  }
  open override var hash: Int { templateImageName.hashValue ^ type.hashValue }
}

/// An action of the app's icon that can be changed. Here each action is created with its values.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem, @unchecked Sendable {}
