// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// A part of an app that has windows. There is one; its state is the app's.
@preconcurrency
@MainActor
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  public final let session: UISceneSession
  open var delegate: (any UISceneDelegate)?
  open var title: String! = ""
  open var subtitle = ""
  open var activationState: ActivationState {
    switch UIApplication.shared.applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }

  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// Opens a URL as the app does.
  open func open(
    _ url: URL,
    options: OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) { UIApplication.shared.open(url, options: [:], completionHandler: completion) }

  /// The options of a connection. Stored; has no effect here.
  @preconcurrency
  @MainActor
  open class ConnectionOptions: NSObject {
    public final var urlContexts: Set<UIOpenURLContext> { [] }
    public final var sourceApplication: String? { nil }
    public final var shortcutItem: UIApplicationShortcutItem? { nil }
    public final var userActivities: Set<NSUserActivity> { [] }
    public init(_ nothing: Void = ()) { super.init() }
  }
  /// The options of opening a URL. Stored; has no effect here.
  @preconcurrency
  @MainActor
  open class OpenExternalURLOptions: NSObject {
    open var universalLinksOnly = false
    public init(_ nothing: Void = ()) { super.init() }
  }
  /// The options of a request for a scene. Stored; has no effect here.
  @preconcurrency
  @MainActor
  open class ActivationRequestOptions: NSObject {
    open var requestingScene: UIScene?
    public init(_ nothing: Void = ()) { super.init() }
  }

  private nonisolated static func name(_ name: String) -> NSNotification.Name {
    NSNotification.Name("UIScene\(name)Notification")
  }
  public nonisolated static let willConnectNotification = name("WillConnect")
  public nonisolated static let didDisconnectNotification = name("DidDisconnect")
  public nonisolated static let didActivateNotification = name("DidActivate")
  public nonisolated static let willDeactivateNotification = name("WillDeactivate")
  public nonisolated static let willEnterForegroundNotification = name("WillEnterForeground")
  public nonisolated static let didEnterBackgroundNotification = name("DidEnterBackground")
}

/// A URL that a scene is asked to open.
@preconcurrency
@MainActor
open class UIOpenURLContext: NSObject {
  public final let url: URL
  package init(url: URL) { self.url = url }
}

/// A scene with windows.
open class UIWindowScene: UIScene {
  /// The scene of all windows.
  static let standard = UIWindowScene(session: UISceneSession(), connectionOptions: ConnectionOptions())

  open var windows: [UIWindow] { UIApplication.shared.windows }
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  open var screen: UIScreen { .main }
  open var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.statusBarOrientation }
  open var coordinateSpace: any UICoordinateSpace { UIScreen.main.coordinateSpace }
  /// The geometry of the scene: that of its window.
  open var effectiveGeometry: Geometry {
    Geometry(coordinateSpace: coordinateSpace, interfaceOrientation: interfaceOrientation)
  }
  /// The geometry of a scene.
  @preconcurrency
  @MainActor
  public struct Geometry {
    public let coordinateSpace: any UICoordinateSpace
    public let interfaceOrientation: UIInterfaceOrientation
    public var isInterfaceOrientationLocked: Bool { false }
    public var isInteractivelyResizing: Bool { false }
  }
  open var traitCollection: UITraitCollection { keyWindow?.traitCollection ?? UIScreen.main.traitCollection }
  public final let sizeRestrictions: UISceneSizeRestrictions? = nil
  public private(set) final lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()

  /// Requests another geometry. Stored; has no effect here.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}

  @preconcurrency
  @MainActor
  open class GeometryPreferences: NSObject {
    @preconcurrency
    @MainActor
    open class iOS: GeometryPreferences {
      open var interfaceOrientations: UIInterfaceOrientationMask
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
    public init(_ nothing: Void = ()) { super.init() }
  }
}

/// The limits of a scene's size. Stored; has no effect here.
@preconcurrency
@MainActor
open class UISceneSizeRestrictions: NSObject {
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize.zero
}

/// The status bar of a scene. There is none: its frame is zero.
@preconcurrency
@MainActor
open class UIStatusBarManager: NSObject {
  open var statusBarStyle: UIStatusBarStyle { UIApplication.shared.statusBarStyle }
  open var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }
  open var statusBarFrame: CGRect { .zero }
  init(_ nothing: Void = ()) { super.init() }
}

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

/// The methods of a scene's delegate. All of them are optional, and called by tests only.
@preconcurrency
@MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

/// The methods of a window scene's delegate. All of them are optional.
@preconcurrency
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, WindowDelegate {
  func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  )
}

extension UIWindowSceneDelegate {
  /// The window, which is optional twice because the property is optional, too.
  public var window: UIWindow?? { .some(ownWindow) }
  public func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}

/// How a scene ends. Stored; has no effect here.
open class UISceneDestructionRequestOptions: NSObject {}
