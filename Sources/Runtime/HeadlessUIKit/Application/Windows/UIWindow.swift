open class UIWindow: UIView {
  package override class var uiKitClass: UIKitClass { windowClass }

  open override var window: UIWindow? { self }

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  open var rootViewController: UIViewController? {
    didSet {
      if let oldValue { oldValue.disappear(animated: false) { oldValue.viewIfLoaded?.removeFromSuperview() } }
      guard let rootViewController, !isHidden else { return }
      show(rootViewController)
    }
  }

  private final lazy var ownUndoManager = UndoManager()
  open override var undoManager: UndoManager? { ownUndoManager }

  /// Whether the window was ever shown.
  private final var isShown = false
  /// Whether observers were told that the window is visible.
  private final var isVisible = false

  /// Whether the window is hidden, as it is at first. Setting it to `false` shows the root view controller. A test that
  /// only looks at the window's views doesn't have to show it.
  open override var isHidden: Bool {
    get { !isShown || super.isHidden }
    set {
      super.isHidden = newValue
      let isNew = !newValue && !isShown
      if isNew { isShown = true }
      tellVisibility()
      if !isNew { return }
      UIApplication.shared.add(self)
      if let rootViewController { show(rootViewController) }
    }
  }

  package override var isConcealed: Bool { super.isHidden }

  /// Logs that a device shows a window only when the app requests it, if a test's user touches one that never was.
  package final func warnIfNeverShown() {
    if isShown { return }
    warnOnce(
      "A \(type(of: self)) that was never shown is touched here. On a device it is hidden until makeKeyAndVisible() is "
        + "called or isHidden is set to false"
    )
  }

  /// The frame of the keyboard, with the views of the first responder, while any of them is shown.
  final var keyboardFrame: CGRect?
  /// The last answers of the view controllers, or `nil` while each access asks them.
  final var shownStatusBar: (style: UIStatusBarStyle, isHidden: Bool)?
  /// The height of the system's keyboard while it is shown.
  final var systemKeyboardHeight: CGFloat?
  /// The views of the first responder.
  final var inputHost: InputHost?
  /// Whether the views of the first responder stay as they are, while another responder takes its place.
  final var keepsInputViews = false
  package final weak var firstResponder: UIResponder?

  open func sendEvent(_ event: UIEvent) {
    for touch in event.allTouches ?? [] {
      let isNew = touch.phase == .began
      touch.reachInterpreters(with: event)
      if touch.isWithheld {
        if !isNew, !touch.hasLeftView { touch.view?.touchesCancelled([touch], with: event) }
        touch.hasLeftView = true
        continue
      }
      switch touch.phase {
      case .began: touch.view?.touchesBegan([touch], with: event)
      case .moved: touch.view?.touchesMoved([touch], with: event)
      case .ended: touch.view?.touchesEnded([touch], with: event)
      case .cancelled: touch.view?.touchesCancelled([touch], with: event)
      case .stationary, .regionEntered, .regionMoved, .regionExited: break
      }
    }
  }

  /// The frame on the screen. Another size of a window that is shown rotates the device: view controllers are notified
  /// before the change, and their animations alongside it run after the layout.
  open override var frame: CGRect {
    get { super.frame }
    set {
      guard isShown, newValue.size != frame.size, let rootViewController else {
        return changeTraits {
          super.frame = newValue
          keyboardFollowsWindow()
        }
      }
      let coordinator = ImmediateTransition(of: [rootViewController], in: self)
      let old = traitCollection
      let new = traits(forSize: newValue.size)
      if new != old { rootViewController.willTransition(to: new, with: coordinator) }
      rootViewController.viewWillTransition(to: newValue.size, with: coordinator)
      super.frame = newValue
      shownStatusBar = nil
      tellTraits(from: old, to: traitCollection)
      keyboardFollowsWindow()
      layoutIfNeeded()
      coordinator.end()
    }
  }

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  open func makeKey() {
    UIApplication.shared.add(self)
    UIApplication.shared.makeKey(self)
  }
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }
  /// Whether the window can become key. Stored; has no effect here.
  open var canBecomeKey: Bool { true }
  open func becomeKey() { NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self) }
  open func resignKey() { NotificationCenter.default.post(name: Self.didResignKeyNotification, object: self) }

  // MARK: Screen, scene and traits

  open var screen: UIScreen {
    get { .main }
    set {}
  }
  open weak var windowScene: UIWindowScene? = .standard
  open var windowLevel = Level.normal
  /// Whether the window can be resized. Stored; has no effect here.
  open var canResizeToFitContent = false

  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A window of the screen's size.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Size classes that follow the size, and the size of content that the app has.
  override func traitsDidChange(from old: UITraitCollection, to new: UITraitCollection) { shownStatusBar = nil }

  override var windowTraits: TraitValues? {
    var values = SizeClasses.values(for: bounds.size, idiom: UIDevice.current.userInterfaceIdiom)
    values.preferredContentSizeCategory = UIApplication.shared.preferredContentSizeCategory
    return values
  }

  /// The traits that the window would have in another size.
  private final func traits(forSize size: CGSize) -> UITraitCollection {
    let values = SizeClasses.values(for: size, idiom: UIDevice.current.userInterfaceIdiom)
    return UITraitCollection(traitCollection.values.overridden(by: values))
  }

  private final func tellVisibility() {
    if isVisible == !isHidden { return }
    isVisible = !isHidden
    let name = isVisible ? Self.didBecomeVisibleNotification : Self.didBecomeHiddenNotification
    NotificationCenter.default.post(name: name, object: self)
  }

  private final func show(_ controller: UIViewController) {
    controller.view.frame = bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.adapt(to: traitCollection)
    controller.appear(animated: false) { addSubview(controller.view) }
    layoutIfNeeded()
  }
}

extension UIWindow {
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    public static func > (left: Level, right: Level) -> Bool { left.rawValue > right.rawValue }
    public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }
    public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }
  }

  public nonisolated static let didBecomeKeyNotification = notification("WindowDidBecomeKey")
  public nonisolated static let didResignKeyNotification = notification("WindowDidResignKey")
  public nonisolated static let didBecomeVisibleNotification = notification("WindowDidBecomeVisible")
  public nonisolated static let didBecomeHiddenNotification = notification("WindowDidBecomeHidden")
}
