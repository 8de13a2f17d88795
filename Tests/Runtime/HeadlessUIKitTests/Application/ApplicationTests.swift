import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Everything here changes the one app, so nothing suspends.
@MainActor @Suite(.serialized) struct ApplicationTests {
  final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var calls: [String] = []
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      calls.append("launched, \(launchOptions?.count ?? 0) options")
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
      return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { calls.append("will resign") }
    func applicationDidEnterBackground(_ application: UIApplication) { calls.append("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { calls.append("foreground") }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { calls.append("memory") }
  }

  @Test func theDelegateIsCalledInUIKitsOrder() {
    let app = UIApplication.shared
    let delegate = Delegate()
    #expect(app.user.launch(delegate))
    #expect(app.applicationState == .active && app.keyWindow === delegate.window)
    app.user.enterBackground()
    #expect(app.applicationState == .background && app.backgroundTimeRemaining < 60)
    app.user.becomeActive()
    app.user.receiveMemoryWarning()
    #expect(
      delegate.calls == [
        "launched, 0 options", "active", "will resign", "background", "foreground", "active", "memory",
      ]
    )
    app.delegate = nil
  }

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var calls: [String] = []
    func scene(_ scene: UIScene, willConnectTo _: UISceneSession, options _: UIScene.ConnectionOptions) {
      calls.append("connect")
      window = (scene as? UIWindowScene).map(UIWindow.init(windowScene:))
      window?.makeKeyAndVisible()
    }
    func sceneDidBecomeActive(_ scene: UIScene) { calls.append("active") }
    func sceneWillResignActive(_ scene: UIScene) { calls.append("will resign") }
    func sceneDidEnterBackground(_ scene: UIScene) { calls.append("background") }
    func sceneWillEnterForeground(_ scene: UIScene) { calls.append("foreground") }
  }

  @Test func inAnAppWithScenesTheSceneDelegateIsToldInsteadOfTheApps() throws {
    let app = UIApplication.shared
    let (delegate, sceneDelegate) = (Delegate(), SceneDelegate())
    let scene = try #require(app.connectedScenes.first)
    scene.delegate = sceneDelegate
    defer { scene.delegate = nil }
    app.user.launch(delegate)
    #expect(app.keyWindow === sceneDelegate.window)
    app.user.enterBackground()
    app.user.becomeActive()
    #expect(
      sceneDelegate.calls == ["connect", "foreground", "active", "will resign", "background", "foreground", "active"]
    )
    #expect(delegate.calls == ["launched, 0 options"])
    app.delegate = nil
  }

  @Test(arguments: [
    UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
    UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
    UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
  ])
  func aChangeOfTheStateIsPostedForTheAppAndForItsScene(_ name: NSNotification.Name) {
    let posts = posted([name]) {
      UIApplication.shared.user.enterBackground()
      UIApplication.shared.user.becomeActive()
    }
    #expect(posts.count == 1)
  }

  @Test func urlsAreRecordedUnlessNoAppOpensTheirScheme() throws {
    let app = UIApplication.shared
    let (mail, map) = (try #require(URL(string: "mailto:ada@example.com")), try #require(URL(string: "maps://x")))
    app.user.setOpens(false, scheme: "maps")
    defer { app.user.setOpens(true, scheme: "maps") }
    var answers: [Bool] = []
    app.open(mail) { answers.append($0) }
    app.open(map, options: [.universalLinksOnly: true]) { answers.append($0) }
    #expect(answers == [true, false] && app.canOpenURL(mail) && !app.canOpenURL(map))
    #expect(app.user.openedURLs.last == mail && !app.user.openedURLs.contains(map))
  }

  @Test func aTaskIsRecordedUntilItEnds() {
    let app = UIApplication.shared
    let task = app.beginBackgroundTask(withName: "Upload")
    #expect(app.user.backgroundTasks[task] == "Upload" && task != .invalid)
    app.endBackgroundTask(task)
    #expect(app.user.backgroundTasks[task] == nil)
  }

  @Test func theLastWindowMadeKeyIsTheKeyWindow() {
    let (first, second) = (UIWindow(frame: UIScreen.main.bounds), UIWindow(frame: UIScreen.main.bounds))
    first.makeKeyAndVisible()
    second.makeKeyAndVisible()
    #expect(!first.isKeyWindow && second.isKeyWindow && UIApplication.shared.windows.contains(first))
    #expect(second.windowScene?.keyWindow === second)
    #expect(UIApplication.shared.connectedScenes.contains { ($0 as? UIWindowScene)?.windows.contains(first) == true })
  }

  /// A size of the key window, and that of the screen of a device.
  @Test(
    arguments: [
      ((390, 844), (390, 844), .phone), ((844, 390), (844, 390), .phone), ((375, 667), (390, 844), .phone),
      ((1024, 768), (1024, 768), .pad), ((100, 100), (390, 844), .pad),
    ] as [((CGFloat, CGFloat), (CGFloat, CGFloat), UIUserInterfaceIdiom)]
  )
  func theScreenFollowsTheKeyWindow(
    _ window: (CGFloat, CGFloat),
    _ screen: (CGFloat, CGFloat),
    _ idiom: UIUserInterfaceIdiom
  ) {
    UIDevice.current.user.setIdiom(idiom)
    defer { UIDevice.current.user.setIdiom(.phone) }
    let shown = UIWindow(frame: CGRect(x: 0, y: 0, width: window.0, height: window.1))
    shown.makeKeyAndVisible()
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: screen.0, height: screen.1))
    let native = UIScreen.main.nativeBounds.size
    #expect(native.width <= native.height && native.width == min(screen.0, screen.1) * UIScreen.main.scale)
    if window == screen {
      #expect(UIScreen.main.traitCollection.horizontalSizeClass == shown.traitCollection.horizontalSizeClass)
      #expect(UIScreen.main.traitCollection.verticalSizeClass == shown.traitCollection.verticalSizeClass)
    }
    shown.isHidden = true
    #expect(UIScreen.main.bounds.size == CGSize(width: 390, height: 844))
  }

  final class Form: UIViewController, KeyedActions {
    var saved = 0
    static var keyedActions: [KeyedAction] { [KeyedAction("save", Form.save)] }
    func save() { saved += 1 }
  }

  @Test func anActionGoesUpTheChainFromTheFirstResponder() {
    let form = Form()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = form
    form.view.addSubview(field)
    window.makeKeyAndVisible()
    field.becomeFirstResponder()
    let app = UIApplication.shared
    #expect(app.sendAction(NSSelectorFromString("save"), to: nil, from: nil, for: nil) && form.saved == 1)
    #expect(!app.sendAction(NSSelectorFromString("close"), to: nil, from: nil, for: nil))
    #expect(
      app.sendAction(NSSelectorFromString("resignFirstResponder"), to: nil, from: nil, for: nil)
        && !field.isFirstResponder
    )
  }

  @Test func anActionGoesToItsTarget() {
    let (app, form, field) = (UIApplication.shared, Form(), UITextField())
    #expect(app.sendAction(NSSelectorFromString("save"), to: form, from: nil, for: nil) && form.saved == 1)
    #expect(app.sendAction(NSSelectorFromString("resignFirstResponder"), to: field, from: nil, for: nil))
  }

  @Test func theDevicePostsItsOrientationOnlyIfAsked() {
    let device = UIDevice.current
    var posted = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification,
      object: device,
      queue: nil
    ) { _ in MainActor.assumeIsolated { posted += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    device.user.hold(.landscapeLeft)
    #expect(device.orientation.isLandscape && posted == 0)
    device.beginGeneratingDeviceOrientationNotifications()
    device.user.hold(.portrait)
    device.endGeneratingDeviceOrientationNotifications()
    device.user.hold(.portrait)
    #expect(posted == 1 && device.orientation == .portrait)
    #expect(device.batteryLevel == -1)
  }

  @Test func thePasteboardConvertsWhatWasCopied() throws {
    let board = UIPasteboard.withUniqueName()
    let count = board.changeCount
    board.string = "Ada"
    #expect(board.strings == ["Ada"] && board.hasStrings && !board.hasURLs && board.changeCount == count + 1)
    let url = try #require(URL(string: "https://example.com"))
    board.url = url
    #expect(board.string == "https://example.com" && board.url == url && !board.hasImages)
    board.items = []
    #expect(board.string == nil && board.numberOfItems == 0)
    #expect(UIPasteboard.general === UIPasteboard.general)
  }

  @Test func feedbackIsRecordedInOrder() {
    UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
    UINotificationFeedbackGenerator().notificationOccurred(.error)
    #expect(UIApplication.shared.user.feedback.suffix(2) == ["impact heavy", "notification error"])
  }
}
