/// The screen: that of a phone, 390 by 844 points.
@preconcurrency
@MainActor
public final class UIScreen: NSObject {
  /// The one screen.
  public static let main = UIScreen(())
  /// The whole screen, in points.
  public let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  /// Pixels for a point.
  public let scale: CGFloat = 2

  private init(_ nothing: Void) { super.init() }
}

/// The outermost view.
@preconcurrency
@MainActor
open class UIWindow: UIView {
  open override var window: UIWindow? { self }

  /// The controller whose view fills the window. Setting it shows that view.
  open var rootViewController: UIViewController? {
    didSet {
      if let oldValue { oldValue.disappear(animated: false) { oldValue.viewIfLoaded?.removeFromSuperview() } }
      guard let rootViewController, !isHidden, isShown else { return }
      show(rootViewController)
    }
  }

  private var isShown = false

  /// Shows the window: its root controller's view loads, appears and is laid out.
  open func makeKeyAndVisible() {
    isHidden = false
    isShown = true
    if let rootViewController { show(rootViewController) }
  }

  private func show(_ controller: UIViewController) {
    controller.view.frame = bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.appear(animated: false) { addSubview(controller.view) }
    layoutIfNeeded()
  }
}
