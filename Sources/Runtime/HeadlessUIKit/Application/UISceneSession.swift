@preconcurrency @MainActor
open class UISceneSession: NSObject, @preconcurrency NSSecureCoding {
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

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {
    coder.encodeValue([role.rawValue, persistentIdentifier], forKey: "names")
    coder.encodeObject(configuration, forKey: "configuration")
  }
  public required init?(coder: NSCoder) {
    guard let names = coder.decodeValue([String].self, forKey: "names"), names.count == 2 else { return nil }
    super.init()
    (role, persistentIdentifier) = (Role(rawValue: names[0]), names[1])
    if let found = coder.decodedObject(UISceneConfiguration.self, forKey: "configuration") { configuration = found }
  }
}

/// The classes of a scene. Stored; has no effect here.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
  open package(set) var name: String?
  open package(set) var role: UISceneSession.Role
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?
  open var storyboard: UIStoryboard?
  public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {
    coder.encodeValue(name, forKey: "name")
    coder.encodeValue(role.rawValue, forKey: "role")
    coder.encodeValue(sceneClass.map(NSStringFromClass), forKey: "sceneClass")
    coder.encodeValue(delegateClass.map(NSStringFromClass), forKey: "delegateClass")
  }
  /// Reads the names of an archive, and finds the classes. Storyboards aren't archived.
  public required init?(coder: NSCoder) {
    guard let role = coder.decodeValue(String.self, forKey: "role") else { return nil }
    self.role = UISceneSession.Role(rawValue: role)
    name = coder.decodeValue(String?.self, forKey: "name") ?? nil
    sceneClass = (coder.decodeValue(String?.self, forKey: "sceneClass") ?? nil).flatMap(NSClassFromString)
    delegateClass = (coder.decodeValue(String?.self, forKey: "delegateClass") ?? nil).flatMap(NSClassFromString)
  }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UISceneConfiguration(name: name, sessionRole: role)
    (copy.sceneClass, copy.delegateClass, copy.storyboard) = (sceneClass, delegateClass, storyboard)
    return copy
  }
}

/// How a scene ends. Stored; has no effect here.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}
