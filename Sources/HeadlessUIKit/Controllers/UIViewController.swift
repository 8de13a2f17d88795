/// The owner of a screen's views.
///
/// The view loads when it is first asked for. Appearing, disappearing, presenting and containing call what UIKit calls,
/// in its order; nothing is animated, so completions run at once.
@preconcurrency
@MainActor
open class UIViewController: UIResponder {
  /// The name of the nib that holds the view.
  public let nibName: String?
  /// The bundle of that nib; `nil` for the main one.
  public let nibBundle: Bundle?

  /// A controller whose view comes from a nib, or from `loadView()` where `nibName` is `nil`.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// A controller from a nib or storyboard.
  public required init?(coder: NSCoder) {
    nibName = (coder as? NibCoder)?.element["nibName"]
    nibBundle = nil
    super.init()
    (coder as? NibCoder)?.configure(self)
  }

  /// A controller whose view comes from `loadView()`.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  // MARK: View

  private var loadedView: UIView?
  /// The segues that fill containers of the view, to be performed when it loaded.
  final var embeds: [() -> Void] = []
  /// Objects of the document that nothing else holds.
  final var heldObjects: [AnyObject] = []
  final var segueTemplates: [SegueTemplate] = []
  final var layoutGuides: [UILayoutGuide] = []
  /// Makes the view that a storyboard's scene describes.
  final var sceneView: (() -> UIView)?

  /// The view; it loads when first asked for.
  open var view: UIView! {
    get {
      if loadedView == nil {
        loadView()
        if loadedView == nil { stop("-[\(type(of: self)) loadView] did not set the view") }
        for embed in embeds { embed() }
        embeds = []
        viewDidLoad()
      }
      return loadedView
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
      newValue?.takeMarginsOfScreen()
      for guide in layoutGuides { guide.owningView = newValue }
    }
  }

  /// The view, if it is loaded.
  public final var viewIfLoaded: UIView? { loadedView }
  /// Whether the view is loaded.
  public final var isViewLoaded: Bool { loadedView != nil }
  /// Loads the view now.
  public final func loadViewIfNeeded() { _ = view }

  /// Makes the view: the scene's, the nib's, that of a nib with the class's name (for `PersonViewController`,
  /// PersonView.xib or PersonViewController.xib, as UIKit's documentation of `nibName` says), or an empty one of the
  /// screen's size. Stops when the nib does not set the outlet `view`.
  open func loadView() {
    if let sceneView {
      view = sceneView()
      self.sceneView = nil
    } else if let nibName {
      loadView(fromNib: nibName, in: nibBundle)
    } else if let found = nibOfClass {
      loadView(fromNib: found.name, in: found.bundle)
    } else {
      view = UIView(frame: UIScreen.main.bounds)
    }
  }

  private func loadView(fromNib name: String, in bundle: Bundle?) {
    _ = UINib(nibName: name, bundle: bundle).instantiate(withOwner: self, options: nil)
    if loadedView != nil { return }
    stop(
      "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet was not set. "
        + "Connect \"view\" of File's Owner, a \(String(reflecting: type(of: self))), in \(name).xib"
    )
  }

  /// Called once after the view loaded.
  open func viewDidLoad() {}
  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called after the view appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view's layout.
  open func viewWillLayoutSubviews() {}
  /// Called after the view's layout.
  open func viewDidLayoutSubviews() {}
  /// Called when memory is short: a test does so, nothing else.
  open func didReceiveMemoryWarning() {}
  /// Called to set up the constraints of the view: by default the view does so.
  open func updateViewConstraints() { view.updateConstraints() }
  /// Called at a layout when bars cover another part of the view.
  open func viewSafeAreaInsetsDidChange() {}
  /// What the view leaves free at its edges beside what bars cover, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// How far the bars of this container reach over a child's view that fills its own.
  func barInsets(over child: UIViewController) -> UIEdgeInsets { .zero }
  /// Lays this controller and all that show in it out again, where a bar came or went.
  final func barsChanged() {
    viewIfLoaded?.setNeedsLayout()
    for child in shownChildren {
      child.barsChanged()
      child.presentedSearch?.viewIfLoaded?.setNeedsLayout()
    }
  }
  /// Called when the environment changed: never, for it stays the same.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The environment: size classes and interface style.
  open var traitCollection: UITraitCollection { UITraitCollection.current }
  /// Whether children hear that they appear and disappear along with this controller.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Relations

  /// The title; the navigation bar and the tab take it over unless they have their own.
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem.title = title
    }
  }
  /// What a navigation bar shows for this controller.
  public private(set) final lazy var navigationItem = UINavigationItem(of: self)
  /// The tab of this controller.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, selectedImage: nil)
  /// The buttons that a navigation controller's toolbar shows for this controller.
  open var toolbarItems: [UIBarButtonItem]? { didSet { navigationController?.toolbarItemsChanged(of: self) } }
  /// Takes other buttons for the toolbar. Nothing is animated.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
  /// The name under which state is restored.
  open var restorationIdentifier: String?
  /// Whether the tab bar goes when the controller is pushed, until it is popped.
  open var hidesBottomBarWhenPushed = false
  /// Whether presented controllers cover this one's view only.
  open var definesPresentationContext = false
  /// How much a presented controller covers.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How a presented controller comes in.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether a swipe can't take the presented controller away.
  open var isModalInPresentation = false
  /// Which edges of the view go under bars.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether the view goes under bars that cover all behind them. Taken, without effect here: every bar counts as
  /// translucent.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Where a balloon points; made when the controller is to be presented in one.
  public private(set) final lazy var popoverPresentationController: UIPopoverPresentationController? =
    modalPresentationStyle == .popover || (self as? UIAlertController)?.preferredStyle == .actionSheet
    ? UIPopoverPresentationController(presentedViewController: self) : nil
  /// Looks after this controller while it is presented.
  public private(set) final lazy var presentationController: UIPresentationController? =
    popoverPresentationController ?? UIPresentationController(presentedViewController: self)
  /// The sign that content is loaded anew, of a table's controller in a document.
  final var refreshControlOfDocument: UIRefreshControl?
  /// The size that the content would like, in points.
  open var preferredContentSize = CGSize.zero {
    didSet {
      if preferredContentSize != oldValue { parent?.preferredContentSizeDidChange(forChildContentContainer: self) }
    }
  }
  /// The storyboard that the controller came from.
  public internal(set) final var storyboard: UIStoryboard?
  /// The controller that contains this one.
  public private(set) final weak var parent: UIViewController?
  /// The controllers that this one contains.
  public private(set) final var children: [UIViewController] = []
  /// The controller that this one presents, or one of those around it.
  public final var presentedViewController: UIViewController? { ownPresented ?? parent?.presentedViewController }
  /// The controller that presents this one, or one of those around it.
  public final var presentingViewController: UIViewController? { ownPresenting ?? parent?.presentingViewController }
  final var ownPresented: UIViewController?
  final weak var ownPresenting: UIViewController?
  /// Whether the presenter went from the screen when this controller was presented.
  final var hidesPresenter = false
  /// How far the view has come onto the screen.
  final var appearance = Appearance.gone
  /// Whether it comes or goes because somebody adds or removes the view.
  final var followsView = false
  /// Why it comes or goes, while it does.
  final var transition: Transition?

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  /// Contains another controller. Its view is the caller's to add.
  open func addChild(_ childController: UIViewController) {
    if childController.parent === self { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Leaves the containing controller.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Called before the containing controller changes.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the containing controller changed.
  open func didMove(toParent parent: UIViewController?) {}

  /// Called before a segue performs.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether a segue may perform.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Shows another controller over this one.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    performPresentation(of: viewControllerToPresent, animated: flag, completion)
  }

  /// Takes the presented controller away, with all that it presents; a presented one that presents nothing asks its
  /// presenter.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    performDismissal(animated: flag, completion)
  }

  private final var editing = false

  /// Whether the content is being edited.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing; the edit button follows.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    if hasEditButton { showEditing(on: editButtonItem) }
  }

  private var hasEditButton = false

  /// A button that begins and ends editing, and says which.
  public private(set) final lazy var editButtonItem: UIBarButtonItem = {
    let item = UIBarButtonItem()
    item.primaryAction = UIAction { [weak self] _ in self.map { $0.setEditing(!$0.isEditing, animated: true) } }
    hasEditButton = true
    showEditing(on: item)
    return item
  }()

  private func showEditing(on item: UIBarButtonItem) {
    item.systemItem = editing ? .done : .edit
    item.title = editing ? "Done" : "Edit"
    item.style = editing ? .done : .plain
  }

  // MARK: The screen

  /// The status bar that the controller would like. `UIWindow.statusBarStyle` says whose is asked.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the controller would like no status bar.
  open var prefersStatusBarHidden: Bool { false }
  /// How the status bar changes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that decides about the status bar's style instead.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides instead whether there is a status bar.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Says that the answers about the status bar changed. They are asked for whenever they are read, so nothing remains
  /// to be done.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Whether the controller would like the line at the bottom to go.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The ways to hold the device that the controller allows.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The way to hold the device that a presented controller begins with.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether the controller turns with the device.
  open var shouldAutorotate: Bool { true }

  /// Called before the view takes another size, as when the device is turned. Children and the presented controller are
  /// told, too. A test gives the window another size.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    passOn(size, coordinator)
  }
  /// Called before the environment changes: never, for it stays the same. Children are told, too.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }
  /// The size that a child will have: all of it for one that fills the view, its present one otherwise.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let view = (container as? UIViewController)?.viewIfLoaded else { return parentSize }
    return view.bounds.size == viewIfLoaded?.bounds.size ? parentSize : view.bounds.size
  }
  /// Called when a child would like another size.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  // MARK: State that outlives the program

  /// Called to keep state. Nothing is kept here: a test calls it with a coder of its own.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Called to bring state back. Nothing is kept here: a test calls it with a coder of its own.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Called when all state was brought back.
  open func applicationFinishedRestoringState() {}

  /// Performs the segue of an identifier. As in UIKit `shouldPerformSegue(withIdentifier:sender:)` is not asked; stops
  /// when the scene has no such segue.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let template = segueTemplates.first(where: { $0.identifier == identifier }) else {
      let known = segueTemplates.compactMap(\.identifier)
      stop(
        "Receiver (<\(String(reflecting: type(of: self)))>) has no segue with identifier '\(identifier)'. Its "
          + "identifiers: \(known.isEmpty ? "none" : known.joined(separator: ", "))"
      )
    }
    template.perform(from: self, sender: sender)
  }

  /// Whether an unwind segue may end here. By default where the controller has the action.
  open func canPerformUnwindSegueAction(
    _ action: Selector,
    from fromViewController: UIViewController,
    sender: Any?
  ) -> Bool {
    KeyedAction.isOffered(action.name, by: self)
  }

  /// The children that a way back may lead to: all but the one that it begins in.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let left = childContaining(source)
    return children.filter { $0 !== left }
  }
  /// The child that a way back begins in.
  public final func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var inner: UIViewController? = source.source
    while let current = inner, current.parent !== self { inner = current.parent }
    return inner
  }
  /// Called on each container that a way back leads through: show the child.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  /// Shows another controller as the containers around this one like: pushed, or presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let container = parent { container.show(vc, sender: sender) } else { present(vc, animated: false) }
  }

  /// Shows another controller as the detail of a split view; presented where there is none.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let container = parent {
      container.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: false)
    }
  }

  /// The children whose views show with this controller's.
  var shownChildren: [UIViewController] {
    children.filter { child in
      child.viewIfLoaded.map { view in viewIfLoaded.map { view.isDescendant(of: $0) } ?? false } ?? false
    }
  }
}
