extension UIWindow {
  /// The preferred status bar style: that of the frontmost view controller that covers the screen, or of the child that
  /// it chooses.
  package var statusBarStyle: UIStatusBarStyle {
    decider(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
  }

  /// Whether the view controllers prefer a hidden status bar.
  package var isStatusBarHidden: Bool { decider(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false }

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
