/// The root of a view hierarchy.
@preconcurrency
@MainActor
open class UIWindow: UIView {
  open override var window: UIWindow? { self }

  /// The view controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      if let oldValue { oldValue.disappear(animated: false) { oldValue.viewIfLoaded?.removeFromSuperview() } }
      guard let rootViewController, !isHidden, isShown else { return }
      show(rootViewController)
    }
  }

  private var isShown = false

  /// Whether the window is hidden. Setting it to `false` shows the root view controller. A test that only looks at the
  /// window's views doesn't have to show it.
  open override var isHidden: Bool {
    didSet {
      if isHidden || isShown { return }
      isShown = true
      if let rootViewController { show(rootViewController) }
    }
  }

  /// The frame of the keyboard while it is shown.
  final var keyboardFrame: CGRect?
  /// The first responder of the window.
  final weak var firstResponder: UIResponder?

  /// Sends the touches of an event to their views.
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

  /// The frame on the screen. Another size rotates the device: view controllers are told before the change, and what
  /// they animate along with it runs after the layout.
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

  /// Shows the window. The view of its root view controller loads, appears and is laid out.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Makes this the key window.
  open func makeKey() { isKeyWindow = true }
  /// Whether the window is the key window.
  public private(set) final var isKeyWindow = false

  private func show(_ controller: UIViewController) {
    controller.view.frame = bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.appear(animated: false) { addSubview(controller.view) }
    layoutIfNeeded()
  }
}
