extension UIWindow {
  /// The preferred status bar style: that of the frontmost view controller that covers the screen, or of the child that
  /// it chooses.
  package var statusBarStyle: UIStatusBarStyle { (shownStatusBar ?? preferredStatusBar).style }

  /// Whether the view controllers prefer a hidden status bar.
  package var isStatusBarHidden: Bool { (shownStatusBar ?? preferredStatusBar).isHidden }

  /// Asks the view controllers. As on a device, this happens after they or their bars change, and if one requests it.
  func updateStatusBar() { shownStatusBar = preferredStatusBar }

  private var preferredStatusBar: (style: UIStatusBarStyle, isHidden: Bool) {
    (
      decider(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default,
      decider(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
    )
  }

  private func decider(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController? {
    var decider = rootViewController
    // As UIKit documents it, a presented view controller decides if it covers the whole screen, or if it requests it.
    while let presented = decider?.presentedViewController, presented.decidesStatusBar { decider = presented }
    while let next = decider?[keyPath: child] { decider = next }
    return decider
  }
}

extension UIViewController {
  fileprivate var decidesStatusBar: Bool {
    modalPresentationStyle == .fullScreen || modalPresentationCapturesStatusBarAppearance
  }
}
