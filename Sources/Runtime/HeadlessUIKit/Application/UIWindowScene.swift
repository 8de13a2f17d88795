open class UIWindowScene: UIScene {
  static let standard = UIWindowScene(session: UISceneSession(), connectionOptions: ConnectionOptions())

  open var windows: [UIWindow] { UIApplication.shared.windows }
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  open var screen: UIScreen { .main }
  open var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.statusBarOrientation }
  open var coordinateSpace: any UICoordinateSpace { UIScreen.main.coordinateSpace }
  /// The geometry of the scene: that of its window.
  open var effectiveGeometry: Geometry {
    Geometry(coordinateSpace: coordinateSpace, interfaceOrientation: interfaceOrientation)
  }
  @preconcurrency @MainActor
  open class Geometry: NSObject, @preconcurrency NSCopying {
    package final let coordinateSpace: any UICoordinateSpace
    public nonisolated let interfaceOrientation: UIInterfaceOrientation
    init(coordinateSpace: any UICoordinateSpace, interfaceOrientation: UIInterfaceOrientation) {
      (self.coordinateSpace, self.interfaceOrientation) = (coordinateSpace, interfaceOrientation)
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    @available(iOS 26, *)
    public var isInterfaceOrientationLocked: Bool { false }
    @available(iOS 26, *)
    public var isInteractivelyResizing: Bool { false }
  }
  open var traitCollection: UITraitCollection { keyWindow?.traitCollection ?? UIScreen.main.traitCollection }
  open package(set) var sizeRestrictions: UISceneSizeRestrictions? = nil
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()

  /// Requests another geometry. Logs a warning here, and leaves windows unchanged.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences,
    errorHandler: ((any Error) -> Void)? = nil
  ) { warnOnce("UIWindowScene.requestGeometryUpdate turns no screen here; a test sets the frame of the window") }

  open class GeometryPreferences: NSObject {
    open class iOS: GeometryPreferences {
      open var interfaceOrientations: UIInterfaceOrientationMask?
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
    public override init() { super.init() }
  }
}

/// The limits of a scene's size. Stored; has no effect here.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// Stored; has no effect here.
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize.zero
}

/// The status bar of a scene. There is none: its frame is zero.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  open var statusBarStyle: UIStatusBarStyle { UIApplication.shared.statusBarStyle }
  open var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }
  open var statusBarFrame: CGRect { .zero }
  init(_ nothing: Void = ()) { super.init() }
}
