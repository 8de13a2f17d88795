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

  public internal(set) final weak var scene: UIScene?
  public final let role = Role.windowApplication
  public final let persistentIdentifier = UUID().uuidString
  public final let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
  open var stateRestorationActivity: NSUserActivity?
  open var userInfo: [String: Any]?
  init(_ nothing: Void = ()) { super.init() }
}

/// The classes of a scene. Stored; has no effect here.
@preconcurrency
@MainActor
open class UISceneConfiguration: NSObject {
  public final let name: String?
  public final let role: UISceneSession.Role
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?
  open var storyboard: UIStoryboard?
  public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
}

/// How a scene ends. Stored; has no effect here.
open class UISceneDestructionRequestOptions: NSObject {}
