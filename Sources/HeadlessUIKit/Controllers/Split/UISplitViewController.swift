/// A container with a primary and a secondary view controller. The screen is a phone's, so one of them is shown: the
/// primary one first.
@preconcurrency
@MainActor
open class UISplitViewController: UIViewController {
  package override class var uiKitClass: UIKitClass { splitViewControllerClass }

  /// The delegate.
  open weak var delegate: UISplitViewControllerDelegate?

  /// The primary and the secondary view controller, and those in between.
  open var viewControllers: [UIViewController] = [] {
    didSet {
      for old in oldValue where !viewControllers.contains(where: { $0 === old }) { old.removeFromParent() }
      for new in viewControllers where new.parent !== self {
        addChild(new)
        new.didMove(toParent: self)
      }
      if let view = viewIfLoaded { exchange(oldValue.first, for: viewControllers.first, animated: false, in: view) }
    }
  }

  /// Which columns are shown. Stored; has no effect here.
  open var preferredDisplayMode = DisplayMode.automatic
  /// How columns are shown. Stored; has no effect here.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// Whether a swipe shows the primary view controller. Stored; has no effect here.
  open var presentsWithGesture = true
  /// The edge of the primary view controller. Stored; has no effect here.
  open var primaryEdge = PrimaryEdge.leading
  /// The background of the primary view controller. Stored; has no effect here.
  open var primaryBackgroundStyle = BackgroundStyle.none
  /// Whether the button is shown. Stored; has no effect here.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  /// Whether a button shows the secondary view controller alone. Stored; has no effect here.
  open var showsSecondaryOnlyButton = false
  /// A width, in points. Stored; has no effect here.
  open var minimumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
  /// A width, in points. Stored; has no effect here.
  open var maximumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
  /// A width, in points. Stored; has no effect here.
  open var preferredPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
  /// A width, in points. Stored; has no effect here.
  open var preferredPrimaryColumnWidthFraction: CGFloat = UISplitViewController.automaticDimension
  /// A width, in points. Stored; has no effect here.
  open var preferredSupplementaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
  /// Which columns are shown: the secondary one, because the screen is a phone's.
  open var displayMode: DisplayMode { .secondaryOnly }
  /// How columns are shown.
  open var splitBehavior: SplitBehavior { .automatic }
  /// The width of the primary view controller: the whole view.
  open var primaryColumnWidth: CGFloat { viewIfLoaded?.bounds.width ?? 0 }
  /// A button that shows or hides the primary view controller. It does nothing here.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem(title: nil)
  /// The style.
  open private(set) var style = Style.unspecified
  private final var columns: [Column: UIViewController] = [:]

  /// Makes a split view controller with columns.
  public convenience init(style: Style) {
    self.init(nibName: nil, bundle: nil)
    self.style = style
  }
  /// Sets the view controller of a column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column] = vc
    let order: [Column] = columns[.compact] == nil ? [.primary, .supplementary, .secondary] : [.compact]
    viewControllers = order.compactMap { columns[$0] }
  }
  /// The view controller of a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  /// Shows a column. Stored; has no effect here.
  open func show(_ column: Column) {}
  /// Hides a column. Stored; has no effect here.
  open func hide(_ column: Column) {}

  /// Always `true`: the screen is a phone's.
  open var isCollapsed: Bool { true }

  override var shownChildren: [UIViewController] { isViewLoaded ? viewControllers.prefix(1).map { $0 } : [] }

  /// Makes the view with that of the primary view controller.
  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    self.view = view
    exchange(nil, for: viewControllers.first, animated: false, in: view)
  }

  /// Shows a view controller as the detail: the primary one pushes it.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard let master = viewControllers.first as? UINavigationController else {
      viewControllers = Array(viewControllers.prefix(1)) + [vc]
      return
    }
    let shown = (vc as? UINavigationController)?.topViewController ?? vc
    master.pushViewController(shown, animated: false)
  }
}
