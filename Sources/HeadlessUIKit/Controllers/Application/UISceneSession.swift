// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// The session of a scene.
@preconcurrency
@MainActor
open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplay = Self(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
  }

  open package(set) weak var scene: UIScene?
  open package(set) var role = Role.windowApplication
  open package(set) var persistentIdentifier = UUID().uuidString
  open package(set) var configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
  open var stateRestorationActivity: NSUserActivity?
  open var userInfo: [String: Any]?
  init(_ nothing: Void = ()) { super.init() }
}

/// The classes of a scene. Stored; has no effect here.
@preconcurrency
@MainActor
open class UISceneConfiguration: NSObject {
  open package(set) var name: String?
  open package(set) var role: UISceneSession.Role
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?
  open var storyboard: UIStoryboard?
  public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
}

/// How a scene ends. Stored; has no effect here.
open class UISceneDestructionRequestOptions: NSObject {}
