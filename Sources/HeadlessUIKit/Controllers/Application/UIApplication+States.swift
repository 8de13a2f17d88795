// Changes that the system makes to an app. Tests make them.
extension UIApplication {
  /// Launches an app: calls its delegate in UIKit's order. Returns what the delegate returns.
  package func launch(
    _ delegate: any UIApplicationDelegate,
    options: [LaunchOptionsKey: Any]?
  ) -> Bool {
    self.delegate = delegate
    applicationState = .inactive
    let willLaunch = delegate.application(self, willFinishLaunchingWithOptions: options)
    let didLaunch = delegate.application(self, didFinishLaunchingWithOptions: options)
    post(Self.didFinishLaunchingNotification)
    activate()
    return willLaunch && didLaunch
  }

  /// Moves the app to the background, or back.
  package func change(to state: State) {
    if state == applicationState { return }
    switch (applicationState, state) {
    case (.active, _):
      delegate?.applicationWillResignActive(self)
      post(Self.willResignActiveNotification)
      applicationState = .inactive
      if state == .background { change(to: .background) }
    case (.inactive, .background):
      applicationState = .background
      delegate?.applicationDidEnterBackground(self)
      post(Self.didEnterBackgroundNotification)
    case (.background, _):
      delegate?.applicationWillEnterForeground(self)
      post(Self.willEnterForegroundNotification)
      applicationState = .inactive
      if state == .active { activate() }
    case (.inactive, _): activate()
    }
  }

  private func activate() {
    applicationState = .active
    delegate?.applicationDidBecomeActive(self)
    post(Self.didBecomeActiveNotification)
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
