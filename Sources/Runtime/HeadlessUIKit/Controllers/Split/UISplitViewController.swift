/// A container with a primary and a secondary view controller, and a supplementary one between them.
///
/// As in UIKit, it is expanded until it comes into a window. Where the window is compact it then collapses and shows
/// one view controller; in a regular one it shows the columns that its display mode has. Another size of the window
/// expands and collapses it. The inspector of iOS 26 isn't included.
open class UISplitViewController: UIViewController {
  package override class var uiKitClass: UIKitClass { splitViewControllerClass }

  open weak var delegate: UISplitViewControllerDelegate?
  final var state = SplitState()

  /// The style. A split view of a storyboard has columns if the document allows them: three if one is supplementary.
  open private(set) var style: Style

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) {
    style = (coder as? NibCoder).map { Style(of: $0.element) } ?? .unspecified
    super.init(coder: coder)
  }

  open var viewControllers: [UIViewController] {
    get { isCollapsed ? state.collapsed.map { [$0] } ?? [] : expandedControllers }
    set { setControllers(newValue) }
  }
  /// Sets the view controller of a column. Columns other than the compact one have navigation controllers: one is made
  /// for a view controller that isn't one. As in UIKit the one of the secondary column is kept and pushes the next view
  /// controller, until the column is set to `nil`. Classic split views have no columns, and warn.
  open func setViewController(_ vc: UIViewController?, for column: Column) { install(vc, for: column) }
  open func viewController(for column: Column) -> UIViewController? { state.columns[column] }

  open var isCollapsed: Bool { state.isCollapsed }

  // MARK: Display modes

  open var preferredDisplayMode = DisplayMode.automatic { didSet { preferredModeChanged() } }
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Whether a swipe shows the primary view controller. A test calls `show(_:)`, or changes the preferred display mode.
  /// `false` has the effect that UIKit documents: the preferred mode counts, whatever the behavior is.
  open var presentsWithGesture = true { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Which columns are shown; of a collapsed split view, for which UIKit doesn't document it, only the secondary one.
  open var displayMode: DisplayMode { isCollapsed ? .secondaryOnly : state.mode ?? wantedMode }
  open var splitBehavior: SplitBehavior { arrangement.behavior }
  /// A button that shows or hides the primary view controller of a classic split view. It has no title or image.
  open private(set) lazy var displayModeButtonItem: UIBarButtonItem = {
    let item = UIBarButtonItem()
    item.primaryAction = UIAction { [weak self] _ in self?.changeModeByButton() }
    return item
  }()
  /// Whether the button is shown. Stored; has no effect here.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  /// Whether a button shows the secondary view controller alone. Stored; has no effect here.
  open var showsSecondaryOnlyButton = false
  /// The background of the primary view controller. Stored; has no effect here.
  open var primaryBackgroundStyle = BackgroundStyle.none

  // MARK: Geometry

  open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }
  open var minimumPrimaryColumnWidth: CGFloat {
    get { state.primaryWidth.minimum }
    set { changeWidths { $0.primaryWidth.minimum = newValue } }
  }
  /// A width, in points. As UIKit documents it, 320 points unless specified.
  open var maximumPrimaryColumnWidth: CGFloat {
    get { state.primaryWidth.maximum }
    set { changeWidths { $0.primaryWidth.maximum = newValue } }
  }
  open var preferredPrimaryColumnWidth: CGFloat {
    get { state.primaryWidth.preferred }
    set { changeWidths { $0.primaryWidth.preferred = newValue } }
  }
  /// A part of the width. Two fifths unless specified, where UIKit documents no number.
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { state.primaryWidth.fraction }
    set { changeWidths { $0.primaryWidth.fraction = newValue } }
  }
  open var minimumSupplementaryColumnWidth: CGFloat {
    get { state.supplementaryWidth.minimum }
    set { changeWidths { $0.supplementaryWidth.minimum = newValue } }
  }
  /// A width, in points. 320 points unless specified.
  open var maximumSupplementaryColumnWidth: CGFloat {
    get { state.supplementaryWidth.maximum }
    set { changeWidths { $0.supplementaryWidth.maximum = newValue } }
  }
  open var preferredSupplementaryColumnWidth: CGFloat {
    get { state.supplementaryWidth.preferred }
    set { changeWidths { $0.supplementaryWidth.preferred = newValue } }
  }
  /// A part of the width. Two fifths unless specified, where UIKit documents no number.
  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { state.supplementaryWidth.fraction }
    set { changeWidths { $0.supplementaryWidth.fraction = newValue } }
  }
  open var primaryColumnWidth: CGFloat { width(of: state.primaryWidth) }
  open var supplementaryColumnWidth: CGFloat { width(of: state.supplementaryWidth) }

  // MARK: Showing

  /// Shows a column, as UIKit documents it. In a collapsed split view it is pushed, or those above it are popped;
  /// otherwise the display mode becomes the nearest one in which the whole column can be seen.
  open func show(_ column: Column) { if acceptsToShow(column) { showColumn(column) } }
  /// Hides a column, as UIKit documents it. In a collapsed split view it is popped if it is on top; otherwise the
  /// display mode becomes the nearest one without it, and the secondary column can't be hidden.
  open func hide(_ column: Column) { if acceptsToShow(column) { hideColumn(column) } }

  open override func show(_ vc: UIViewController, sender: Any?) { showInPlace(vc, sender: sender) }
  /// Shows a view controller as the detail: in place of the secondary one. If the split view is collapsed, the primary
  /// one pushes it if it is a navigation controller; otherwise it is presented. UIKit's documentation has two answers
  /// for a navigation controller in the secondary column: it pushes the detail, or is replaced. Here it is replaced,
  /// with a warning.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetail(vc, sender: sender) }

  // MARK: The view controller

  override var shownChildren: [UIViewController] { isViewLoaded ? state.placed : [] }

  open override func loadView() { view = SplitView(frame: UIScreen.main.bounds) }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.splitViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    columnSize(of: container, in: parentSize)
      ?? super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }
}
