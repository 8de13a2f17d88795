/// A part of an app that has windows. There is one; its state is the app's.
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  open override var next: UIResponder? { UIApplication.shared }

  open package(set) var session: UISceneSession
  /// The delegate. A test sets it, as UIKit does for an app with scenes.
  open var delegate: (any UISceneDelegate)?
  open var title: String! = ""
  open var subtitle = ""
  /// Which contents open the scene. Stored; has no effect here.
  open var activationConditions = UISceneActivationConditions()
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

  // Stated again: in the table of a subclass the compiler names the method without the attribute of the class.
  @preconcurrency
  open func open(
    _ url: URL,
    options: OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) { UIApplication.shared.open(url, options: [:], completionHandler: completion) }

  /// The options of a connection. Stored; has no effect here.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    open var urlContexts: Set<UIOpenURLContext> { [] }
    open var sourceApplication: String? { nil }
    open var shortcutItem: UIApplicationShortcutItem? { nil }
    open var userActivities: Set<NSUserActivity> { [] }
    /// Creates an object. The parameter keeps this from overriding `NSObject.init()`, which isn't isolated.
    public init(_ nothing: Void = ()) { super.init() }
  }
  /// The options of opening a URL. Stored; has no effect here.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    open var universalLinksOnly = false
    /// Creates an object. The parameter keeps this from overriding `NSObject.init()`, which isn't isolated.
    public init(_ nothing: Void = ()) { super.init() }
  }
  /// The options of a request for a scene. Stored; has no effect here.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    open var requestingScene: UIScene?
    /// Creates an object. The parameter keeps this from overriding `NSObject.init()`, which isn't isolated.
    public init(_ nothing: Void = ()) { super.init() }
  }

  private nonisolated static func name(_ name: String) -> NSNotification.Name { notification("Scene\(name)") }
  /// Posted when the app is launched, if the scene has a delegate.
  public nonisolated static let willConnectNotification = name("WillConnect")
  /// Isn't posted here: the scene exists as long as the app.
  public nonisolated static let didDisconnectNotification = name("DidDisconnect")
  public nonisolated static let didActivateNotification = name("DidActivate")
  public nonisolated static let willDeactivateNotification = name("WillDeactivate")
  public nonisolated static let willEnterForegroundNotification = name("WillEnterForeground")
  public nonisolated static let didEnterBackgroundNotification = name("DidEnterBackground")
}

/// The contents for which a scene is activated, by their identifiers. Stored; there is one scene here.
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
  /// Stored; has no effect here.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  /// Stored; has no effect here.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
  public override init() { super.init() }
}
