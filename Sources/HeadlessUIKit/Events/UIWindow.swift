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

  /// Whether the window is left out. Setting it to `false` shows the root controller, also where it was so: a test that
  /// looks at a window's views need not show it.
  open override var isHidden: Bool {
    didSet {
      if isHidden || isShown { return }
      isShown = true
      if let rootViewController { show(rootViewController) }
    }
  }

  /// Where the keyboard is, while it is there.
  final var keyboardFrame: CGRect?
  /// The view that is being edited.
  final weak var firstResponder: UIResponder?

  /// Tells the views of an event's touches about them.
  open func sendEvent(_ event: UIEvent) {
    for touch in event.allTouches ?? [] {
      switch touch.phase {
      case .began: touch.view?.touchesBegan([touch], with: event)
      case .moved: touch.view?.touchesMoved([touch], with: event)
      case .ended: touch.view?.touchesEnded([touch], with: event)
      case .cancelled: touch.view?.touchesCancelled([touch], with: event)
      case .stationary: break
      }
    }
  }

  /// The rectangle on the screen. Another size is what a turned device brings: the controllers are told before it
  /// changes, what they animate along with it runs after the layout.
  open override var frame: CGRect {
    get { super.frame }
    set {
      guard isShown, newValue.size != frame.size, let rootViewController else {
        super.frame = newValue
        return
      }
      let coordinator = SizeTransition(in: self)
      rootViewController.viewWillTransition(to: newValue.size, with: coordinator)
      super.frame = newValue
      layoutIfNeeded()
      coordinator.run()
    }
  }

  /// Shows the window: its root controller's view loads, appears and is laid out.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Makes this the window that gets what is typed.
  open func makeKey() { isKeyWindow = true }
  /// Whether the window gets what is typed.
  public private(set) final var isKeyWindow = false

  private func show(_ controller: UIViewController) {
    controller.view.frame = bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.appear(animated: false) { addSubview(controller.view) }
    layoutIfNeeded()
  }
}
