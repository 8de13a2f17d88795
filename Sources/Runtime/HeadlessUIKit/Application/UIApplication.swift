/// The app, as far as a test can define it.
///
/// `shared` exists without `UIApplicationMain`. Its state, delegate and windows are a test's: `user` of
/// `HeadlessUIKitTesting` launches it, moves it to the background and back, and lists the URLs that it opened.
///
/// UIKit doesn't let app extensions use `shared` and `open(_:options:completionHandler:)`. Only Apple's compilers know
/// that they compile an extension, so here they are available to all code.
open class UIApplication: UIResponder {
  public static let shared = UIApplication()

  public enum State: Int, Sendable {
    case active, inactive, background
  }

  open weak var delegate: (any UIApplicationDelegate)?
  /// The delegate that code of an app asked for before a test launched one.
  package var madeDelegate: (any UIApplicationDelegate)?
  /// The state. A test changes it.
  open package(set) var applicationState = State.active
  open override var next: UIResponder? { delegate as? UIResponder }

  // MARK: Windows

  private struct ShownWindow {
    weak var window: UIWindow?
  }
  private final var shownWindows: [ShownWindow] = []

  /// The windows that are or were shown, from back to front. As UIKit documents it, their levels decide the order, and
  /// within a level it is that in which they were shown.
  open var windows: [UIWindow] {
    let windows = shownWindows.compactMap(\.window)
    return Set(windows.map(\.windowLevel)).sorted().flatMap { level in windows.filter { $0.windowLevel == level } }
  }
  open var keyWindow: UIWindow? { ActionDelivery.keyWindow }

  final func add(_ window: UIWindow) {
    shownWindows.removeAll { $0.window == nil || $0.window === window }
    shownWindows.append(ShownWindow(window: window))
  }
  final func makeKey(_ window: UIWindow) {
    let former = keyWindow
    if former === window { return }
    ActionDelivery.keyWindow = window
    former?.resignKey()
    window.becomeKey()
  }
  final func resignKey(_ window: UIWindow) { if keyWindow === window { ActionDelivery.keyWindow = nil } }

  /// The scenes: one, with all windows.
  open var connectedScenes: Set<UIScene> { [UIWindowScene.standard] }
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
  /// Whether there can be several scenes: not here.
  open var supportsMultipleScenes: Bool { false }
  /// Requests a scene. Reports an error, because there is one scene.
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?,
    userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }

  // MARK: URLs

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether only an app that claims the URL opens it.
    public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sourceApplication = Self(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  package final var openedURLs: [URL] = []
  /// The schemes that no app opens.
  package final var closedSchemes: Set<String> = []

  /// Whether an app opens a URL: any, unless a test excludes its scheme. As in UIKit, always `false` for a scheme that
  /// the app's Info.plist doesn't declare in `LSApplicationQueriesSchemes`.
  open func canOpenURL(_ url: URL) -> Bool { opens(url) && QueriedSchemes.ofApp.allow(url) }
  private final func opens(_ url: URL) -> Bool { url.scheme.map { !closedSchemes.contains($0) } ?? false }
  /// Opens a URL: records it, then calls the handler with whether an app opens it.
  open func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let opens = opens(url)
    if opens { openedURLs.append(url) }
    completion?(opens)
  }
  /// Opens a URL: records it. Returns whether an app opens it.
  @discardableResult
  open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    let opens = opens(url)
    if opens { openedURLs.append(url) }
    return opens
  }
  /// Opens a URL: records it. Returns whether an app opens it.
  @discardableResult
  open func openURL(_ url: URL) -> Bool {
    let opens = opens(url)
    if opens { openedURLs.append(url) }
    return opens
  }
  public nonisolated static let openSettingsURLString = "app-settings:"
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

  // MARK: Actions

  /// Calls a method of the target, or of the first responder that lists it, from the sender's or the key window's first
  /// responder on. Returns whether there is one. As in UIKit, a target without the method stops the program.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    ActionDelivery.send(action, to: target, from: sender)
  }
  open func sendEvent(_ event: UIEvent) { event.allTouches?.first?.window?.sendEvent(event) }

  private final var ignoring = 0
  /// Ignores touches until the matching call of `endIgnoringInteractionEvents()`. Actions of a test's user then fail.
  open func beginIgnoringInteractionEvents() { ignoring += 1 }
  open func endIgnoringInteractionEvents() { ignoring = max(0, ignoring - 1) }
  open var isIgnoringInteractionEvents: Bool { ignoring > 0 }

  // MARK: Background

  private final var lastTask = 0
  package final var backgroundTasks: [UIBackgroundTaskIdentifier: String?] = [:]
  /// Begins a task that runs in the background. It is recorded until it ends.
  open func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  { beginBackgroundTask(withName: nil, expirationHandler: handler) }
  /// Begins a task that runs in the background. It is recorded until it ends.
  open func beginBackgroundTask(
    withName taskName: String?,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    lastTask += 1
    let identifier = UIBackgroundTaskIdentifier(rawValue: lastTask)
    backgroundTasks[identifier] = .some(taskName)
    return identifier
  }
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    backgroundTasks.removeValue(forKey: identifier)
  }
  open var backgroundTimeRemaining: TimeInterval {
    applicationState == .background ? 30 : .greatestFiniteMagnitude
  }
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// Requests refreshes in the background. Stored; has no effect here.
  open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  public nonisolated static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  open var isProtectedDataAvailable: Bool { true }

  // MARK: Stored values

  /// Whether the screen stays on. Stored; has no effect here.
  open var isIdleTimerDisabled = false
  open var applicationIconBadgeNumber = 0
  /// Whether shaking undoes. Stored; has no effect here.
  open var applicationSupportsShakeToEdit = true
  /// Whether the network activity indicator is shown. Stored; has no effect here.
  open var isNetworkActivityIndicatorVisible = false
  open var statusBarStyle: UIStatusBarStyle {
    get { keyWindow?.statusBarStyle ?? .default }
    set {}
  }
  open var isStatusBarHidden: Bool {
    get { keyWindow?.isStatusBarHidden ?? false }
    set {}
  }
  /// The frame of the status bar: zero, because there is none.
  open var statusBarFrame: CGRect { .zero }
  open var statusBarOrientation: UIInterfaceOrientation {
    get {
      guard let size = keyWindow?.bounds.size else { return .portrait }
      return size.width > size.height ? .landscapeRight : .portrait
    }
    // As since iOS 9, apps don't turn the screen.
    set {}
  }
  /// The direction of the user's language. A test changes it.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    SystemSettings.shared.userInterfaceLayoutDirection
  }
  /// The size of content that the user prefers. A test changes it.
  open var preferredContentSizeCategory: UIContentSizeCategory { SystemSettings.shared.contentSize }
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .allButUpsideDown
  }
  /// The actions of the app's icon. Stored; has no effect here.
  open var shortcutItems: [UIApplicationShortcutItem]?
  open var supportsAlternateIcons: Bool { true }
  open private(set) var alternateIconName: String?
  open func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    self.alternateIconName = alternateIconName
    completionHandler?(nil)
  }
  open private(set) var isRegisteredForRemoteNotifications = false
  /// Registers for remote notifications. A test calls the delegate with a token.
  open func registerForRemoteNotifications() { isRegisteredForRemoteNotifications = true }
  open func unregisterForRemoteNotifications() { isRegisteredForRemoteNotifications = false }
  /// Receives events of a remote control. Stored; has no effect here.
  open func beginReceivingRemoteControlEvents() {}
  /// Ends receiving events of a remote control. Stored; has no effect here.
  open func endReceivingRemoteControlEvents() {}
  /// Ignores the picture of the next launch. Stored; has no effect here.
  open func ignoreSnapshotOnNextApplicationLaunch() {}
  /// Requests an update of the app's scenes' pictures. Stored; has no effect here.
  open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
  /// Sets the style of the status bar. Stored; view controllers determine it.
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}
  /// Hides or shows the status bar. Stored; view controllers determine it.
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
  /// Ends a scene. Does nothing: there is one.
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession,
    options: UISceneDestructionRequestOptions?,
    errorHandler: (((any Error)) -> Void)? = nil
  ) {}
  /// Ends the restoration of state. Does nothing.
  open func completeStateRestoration() {}
  /// Begins a longer restoration of state. Does nothing.
  open func extendStateRestoration() {}

  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
  }
}

/// Runs an app. It stops, because there is no screen to show the app on.
public func UIApplicationMain(
  _ argc: Int32,
  _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  stop(
    "The app can't run without a screen. A test makes its delegate and launches it with "
      + "UIApplication.shared.user.launch(_:)"
  )
}
