// Changes that the system makes to an app. Tests make them.
extension UIApplication {
  /// Launches an app: calls its delegate, and that of its scene if it has one, in UIKit's order. Returns what the app's
  /// delegate returns.
  package func launch(_ delegate: any UIApplicationDelegate, options: [LaunchOptionsKey: Any]?) -> Bool {
    self.delegate = delegate
    applicationState = .inactive
    let willLaunch = delegate.application(self, willFinishLaunchingWithOptions: options)
    let didLaunch = delegate.application(self, didFinishLaunchingWithOptions: options)
    post(Self.didFinishLaunchingNotification)
    for scene in connectedScenes { connect(scene) }
    if let window = delegate.window ?? nil, window.rootViewController == nil, windows.contains(window) {
      stop("Application windows are expected to have a root view controller at the end of application launch")
    }
    activate()
    return willLaunch && didLaunch
  }

  /// Connects a scene that has a delegate, and brings it to the foreground.
  private func connect(_ scene: UIScene) {
    guard let delegate = scene.delegate else { return }
    let center = NotificationCenter.default
    delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
    center.post(name: UIScene.willConnectNotification, object: scene)
    delegate.sceneWillEnterForeground(scene)
    center.post(name: UIScene.willEnterForegroundNotification, object: scene)
  }

  /// Moves the app to the background, or back.
  package func change(to state: State) {
    if state == applicationState { return }
    switch (applicationState, state) {
    case (.active, _):
      tell(Self.willResignActiveNotification, UIScene.willDeactivateNotification) {
        $0.applicationWillResignActive(self)
      } scene: {
        $0.sceneWillResignActive($1)
      }
      applicationState = .inactive
      if state == .background { change(to: .background) }
    case (.inactive, .background):
      applicationState = .background
      tell(Self.didEnterBackgroundNotification, UIScene.didEnterBackgroundNotification) {
        $0.applicationDidEnterBackground(self)
      } scene: {
        $0.sceneDidEnterBackground($1)
      }
    case (.background, _):
      tell(Self.willEnterForegroundNotification, UIScene.willEnterForegroundNotification) {
        $0.applicationWillEnterForeground(self)
      } scene: {
        $0.sceneWillEnterForeground($1)
      }
      applicationState = .inactive
      if state == .active { activate() }
    case (.inactive, _): activate()
    }
  }

  private func activate() {
    applicationState = .active
    tell(Self.didBecomeActiveNotification, UIScene.didActivateNotification) {
      $0.applicationDidBecomeActive(self)
    } scene: {
      $0.sceneDidBecomeActive($1)
    }
  }

  /// Tells of a change of the state. As UIKit documents it, in an app with scenes the delegates of the scenes are told,
  /// and that of the app isn't; both notifications are posted in all apps.
  private func tell(
    _ name: NSNotification.Name,
    _ sceneName: NSNotification.Name,
    app tellApp: (any UIApplicationDelegate) -> Void,
    scene tellScene: (any UISceneDelegate, UIScene) -> Void
  ) {
    let scenes = connectedScenes
    if let delegate, scenes.allSatisfy({ $0.delegate == nil }) { tellApp(delegate) }
    for scene in scenes {
      if let delegate = scene.delegate { tellScene(delegate, scene) }
      NotificationCenter.default.post(name: sceneName, object: scene)
    }
    post(name)
  }

  /// Ends the app.
  package func terminate() {
    delegate?.applicationWillTerminate(self)
    post(Self.willTerminateNotification)
  }

  /// Warns the app that memory is short: the delegate, view controllers on screen, then observers.
  package func warnAboutMemory() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    for window in windows { window.rootViewController?.receiveMemoryWarning() }
    post(Self.didReceiveMemoryWarningNotification)
  }

  /// Changes the size of content, tells all windows, and posts UIKit's notification.
  package func change(to category: UIContentSizeCategory) {
    changeTraits { SystemSettings.shared.contentSize = category }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification,
      object: self,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: category]
    )
  }

  package func change(to direction: UIUserInterfaceLayoutDirection) {
    changeTraits { SystemSettings.shared.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight }
  }

  /// Makes a change that affects the traits of all windows, and tells them.
  private func changeTraits(_ change: () -> Void) {
    let windows = windows
    let old = windows.map(\.traitCollection)
    change()
    for (window, old) in zip(windows, old) { window.tellTraits(from: old, to: window.traitCollection) }
  }

  private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

extension UIViewController {
  fileprivate func receiveMemoryWarning() {
    didReceiveMemoryWarning()
    for child in children { child.receiveMemoryWarning() }
    ownPresented?.receiveMemoryWarning()
  }
}
