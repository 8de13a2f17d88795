/// An object that manages a view hierarchy.
///
/// The view loads on first access. Appearing, presenting and containment call the same methods as UIKit, in the same
/// order. Nothing is animated, so completion handlers run immediately.
open class UIViewController: UIResponder, @preconcurrency NSCoding {
  package override class var uiKitClass: UIKitClass { viewControllerClass }

  open private(set) var nibName: String?
  open private(set) var nibBundle: Bundle?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public required init?(coder: NSCoder) {
    nibName = (coder as? NibCoder)?.element["nibName"] ?? coder.decodeValue(String.self, forKey: "UINibName")
    nibBundle = nil
    super.init()
    if let nib = coder as? NibCoder { nib.configure(self) } else { decodeValues(coder) }
  }

  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// An object of the class that its own `init()` makes; `nil` for the standard one. `reusegen port` overrides it,
  /// because an `init()` can't be called through a metatype here.
  open class func madeWithoutArguments() -> UIViewController? { nil }

  // MARK: View

  private final var loadedView: UIView?
  /// The number of loads of the view that are in progress.
  private final var loads = 0
  /// The embed segues, performed after the view loaded.
  final var embeds: [() -> Void] = []
  /// Objects of the document that nothing else retains.
  final var heldObjects: [AnyObject] = []
  /// The segues of the scene, without its relationships.
  final var segueTemplates: [SegueTemplate] = []
  final var layoutGuides: [UILayoutGuide] = []
  /// Makes the view that a storyboard's scene describes.
  final var sceneView: (() -> UIView)?

  open var view: UIView! {
    get {
      if loadedView == nil {
        loads += 1
        defer { loads -= 1 }
        if loads > 100 { stop("-[\(type(of: self)) view] loads the view again while it loads it") }
        loadView()
        if loadedView == nil { stop("-[\(type(of: self)) loadView] did not set the view") }
        loadedView?.adaptToSizeClasses()
        for embed in embeds { embed() }
        embeds = []
        viewDidLoad()
      }
      return loadedView
    }
    set {
      if let other = newValue?.viewController, other !== self, let newValue {
        stop(
          "A view can only be associated with at most one view controller at a time! View <\(type(of: newValue))> is "
            + "associated with <\(type(of: other))>. Clear this association before associating this view with "
            + "<\(type(of: self))>."
        )
      }
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
      newValue?.takeRootMargins()
      for guide in layoutGuides { guide.owningView = newValue }
    }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }
  open func loadViewIfNeeded() { _ = view }

  /// Makes the view: that of the scene, of the nib, of a nib with the name of the class (for `PersonViewController`,
  /// PersonView.xib or PersonViewController.xib, as UIKit documents for `nibName`), or an empty one of the screen's
  /// size. Stops if the nib doesn't set the outlet `view`.
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
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
  }

  private final func loadView(fromNib name: String, in bundle: Bundle?) {
    _ = UINib(nibName: name, bundle: bundle).instantiate(withOwner: self, options: nil)
    if loadedView != nil { return }
    stop(
      "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet was not set. "
        + "Connect \"view\" of File's Owner, a \(String(reflecting: type(of: self))), in \(name).xib"
    )
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  /// Called by tests only.
  open func didReceiveMemoryWarning() {}
  open func updateViewConstraints() { view.updateConstraints() }
  open func viewSafeAreaInsetsDidChange() {}
  open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The view controller whose bars cover the view.
  var controllerUnderBars: UIViewController { self }
  /// The insets that the bars of this container cover of a child's view that fills its own.
  func barInsets(over child: UIViewController) -> UIEdgeInsets { .zero }
  /// The edges at which the bars of this container are opaque.
  var opaqueBarEdges: UIRectEdge { [] }
  /// The bar of this container that collapses while the content of a child scrolls; `nil` if there is none.
  func collapsingBar(over child: UIViewController) -> (any CollapsingBar)? { nil }
  /// Lays out this view controller and its visible children after a bar was shown or hidden.
  final func barsChanged() {
    viewIfLoaded?.setNeedsLayout()
    for child in shownChildren {
      placeBesideBars(child)
      child.barsChanged()
      child.presentedSearch?.viewIfLoaded?.setNeedsLayout()
    }
    shownWindow?.updateStatusBar()
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var traitCollection: UITraitCollection { ownTraits(in: outerTraits) }
  final var traitState = ControllerTraitState()
  final var rareValues: RareControllerValues?
  open override var keyCommands: [UIKeyCommand]? { addedKeyCommands }
  open var topLayoutGuide: any UILayoutSupport { barGuide(.topEdge) }
  open var bottomLayoutGuide: any UILayoutSupport { barGuide(.bottomEdge) }
  private final func barGuide(_ part: UILayoutGuide.Part) -> BarLayoutGuide {
    let known = layoutGuides.lazy.compactMap { $0 as? BarLayoutGuide }
    if let found = known.first(where: { $0.part == part }) { return found }
    let new = BarLayoutGuide(part, of: view)
    layoutGuides.append(new)
    return new
  }
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController,
    for splitViewController: UISplitViewController
  ) {}
  open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
    splitViewController.state.formerSecondary
  }
  open func viewLayoutMarginsDidChange() {}
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    rareValues?.contentScrollViews[edge.rawValue]
  }
  /// The object with the presentation controllers of custom presentations and with animators, which don't animate here.
  open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { rareValues?.transitioningDelegate }
    set { rare.transitioningDelegate = newValue }
  }
  /// The actions of a peek. Called by tests only.
  open var previewActionItems: [any UIPreviewActionItem] { [] }
  /// Whether the keyboard stays when the first responder resigns. Called by tests only.
  open var disablesAutomaticKeyboardDismissal: Bool { false }
  /// Whether the pointer is locked. Called by tests only.
  open var prefersPointerLocked: Bool { false }
  /// Called when the size that constraints give a child's view changes. Called by tests only.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(isAppearing, animated: animated)
  }
  open func endAppearanceTransition() { endTransition() }
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Relations

  open var title: String? {
    didSet {
      navigationItem.title = title
      titleChanged()
    }
  }
  open var navigationItem: UINavigationItem { ownNavigationItem }
  private final lazy var ownNavigationItem = UINavigationItem(of: self)
  /// Takes the item of a document that specifies its class.
  final func take(_ item: UINavigationItem) {
    item.belong(to: self)
    ownNavigationItem = item
  }
  open var navigationController: UINavigationController? { container(UINavigationController.self) }
  open var tabBarItem: UITabBarItem! {
    get {
      if let ownTabBarItem { return ownTabBarItem }
      let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
      ownTabBarItem = item
      return item
    }
    set {
      ownTabBarItem = newValue
      tabBarController?.itemsChanged()
    }
  }
  /// Gives a tab the title. One that is made later gets it then.
  func titleChanged() { ownTabBarItem?.title = title }
  /// The tab of the view controller, once it was set or asked for.
  private(set) final var ownTabBarItem: UITabBarItem?
  open var toolbarItems: [UIBarButtonItem]? { didSet { navigationController?.toolbarItemsChanged(of: self) } }
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
  open var restorationIdentifier: String?
  open var hidesBottomBarWhenPushed = false
  open var definesPresentationContext = false
  /// As in UIKit, reading `automatic` returns the style that is used: `formSheet`, as since iOS 18.
  open var modalPresentationStyle = UIModalPresentationStyle.formSheet {
    didSet { if modalPresentationStyle == .automatic { modalPresentationStyle = .formSheet } }
  }
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var edgesForExtendedLayout = UIRectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false
  open private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
    isPopover
    ? UIPopoverPresentationController(presentedViewController: self) : nil
  open internal(set) lazy var presentationController: UIPresentationController? =
    popoverPresentationController
    ?? (modalPresentationStyle.isSheet
      ? UISheetPresentationController(presentedViewController: self)
      : UIPresentationController(presentedViewController: self))
  /// The configuration of the view that is shown when there is no content.
  final weak var unavailableView: (any UIView & UIContentView)?
  @available(iOS 17, *)
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
  /// Calls `updateContentUnavailableConfiguration(using:)` immediately.
  @available(iOS 17, *)
  public final func setNeedsUpdateContentUnavailableConfiguration() {
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }
  /// The refresh control of a table view controller in a document.
  final var refreshControlOfDocument: UIRefreshControl?
  open var preferredContentSize = CGSize.zero {
    didSet {
      if preferredContentSize == oldValue { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      if ownPresenting != nil { presentationController?.preferredContentSizeDidChange(forChildContentContainer: self) }
    }
  }
  open internal(set) var storyboard: UIStoryboard?
  open private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []
  open var presentedViewController: UIViewController? { ownPresented ?? parent?.presentedViewController }
  open var presentingViewController: UIViewController? { ownPresenting ?? parent?.presentingViewController }
  final var ownPresented: UIViewController?
  final weak var ownPresenting: UIViewController?
  /// Whether the view of the presenter was removed from the screen.
  final var hidesPresenter = false
  final var appearance = Appearance.disappeared
  /// Whether the appearance or disappearance that began is animated; `nil` if none did.
  final var isTransitionAnimated: Bool?
  func childLeft(_ child: UIViewController) {}
  /// Called when a container appears, before and after the child that it shows.
  func willShowChild(animated: Bool) {}
  func didShowChild(animated: Bool) {}
  /// Whether it appears or disappears because its view is added or removed.
  final var followsView = false
  /// The reason why it appears or disappears, while it does.
  final var transition: HierarchyChange?

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  open func addChild(_ childController: UIViewController) {
    if childController.parent === self { return }
    if childController === self { stop("A view controller can't be its own child: <\(type(of: self))>") }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    parent.childLeft(self)
    didMove(toParent: nil)
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether a segue may be performed. As in UIKit it is called when the user triggers a segue, and for an embed segue
  /// when the view loads. The identifier is empty if the segue has none.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { performPresentation(of: viewControllerToPresent, animated: flag, completion) }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    performDismissal(animated: flag, completion)
  }

  private final var editing = false

  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    if hasEditButton { showEditing(on: editButtonItem) }
  }

  private final var hasEditButton = false

  open private(set) lazy var editButtonItem: UIBarButtonItem = {
    let item = UIBarButtonItem()
    item.primaryAction = UIAction { [weak self] _ in self.map { $0.setEditing(!$0.isEditing, animated: true) } }
    hasEditButton = true
    showEditing(on: item)
    return item
  }()

  private final func showEditing(on item: UIBarButtonItem) {
    item.systemItem = editing ? .done : .edit
    item.title = editing ? "Done" : "Edit"
    item.style = editing ? .done : .plain
  }

  // MARK: The screen

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open func setNeedsStatusBarAppearanceUpdate() { shownWindow?.updateStatusBar() }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether the view controller rotates with the device.
  open var shouldAutorotate: Bool { true }

  /// Called before the size of the view changes, as when the device rotates. The default tells children and the
  /// presented view controller. A test changes the size of the window.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    passOn(size, coordinator)
  }
  /// Called before the traits change, as when the device rotates. The default tells children.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let view = (container as? UIViewController)?.viewIfLoaded else { return parentSize }
    return view.bounds.size == viewIfLoaded?.bounds.size ? parentSize : view.bounds.size
  }
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  // MARK: State that outlives the program

  /// Writes the name of the nib, the title, the children, and the view unless it comes from a nib. A test archives the
  /// controller; documents don't contain archives.
  open func encode(with coder: NSCoder) { encodeValues(coder) }
  /// Encodes state. Called by tests only.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Decodes state. Called by tests only.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Called by tests only.
  open func applicationFinishedRestoringState() {}

  /// Performs the segue of an identifier. As in UIKit `shouldPerformSegue(withIdentifier:sender:)` isn't called. Stops
  /// if the scene has no such segue.
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

  /// Whether an unwind segue may end here. The default is whether the view controller has the action.
  open func canPerformUnwindSegueAction(
    _ action: Selector,
    from fromViewController: UIViewController,
    sender: Any?
  ) -> Bool { KeyedAction.isOffered(action, by: self) }

  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let left = childContaining(source)
    return children.filter { $0 !== left }
  }
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var inner: UIViewController? = source.source
    while let current = inner, current.parent !== self { inner = current.parent }
    return inner
  }
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  open func show(_ vc: UIViewController, sender: Any?) {
    guard let container = parent else { return present(vc, animated: UIView.areAnimationsEnabled) }
    (container as? UISplitViewController)?.state.showingChild = self
    container.show(vc, sender: sender)
  }

  /// Posted when a split view expands or collapses, so that another controller shows the detail. The object is the
  /// split view controller.
  public nonisolated static let showDetailTargetDidChangeNotification = notification(
    "ViewControllerShowDetailTargetDidChange"
  )

  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let container = parent {
      container.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: UIView.areAnimationsEnabled)
    }
  }

  /// Makes room for the keyboard that the window shows, or no longer shows.
  func avoidKeyboard() {}

  /// The children whose views are in this view controller's view.
  var shownChildren: [UIViewController] {
    children.filter { child in
      child.viewIfLoaded.map { view in viewIfLoaded.map { view.isDescendant(of: $0) } ?? false } ?? false
    }
  }

  open var tabBarController: UITabBarController? { container(UITabBarController.self) }

  open var splitViewController: UISplitViewController? { container(UISplitViewController.self) }

  /// The coordinator of the transition in progress: of an animated change of a navigation stack, an animated
  /// presentation or dismissal, or a change of the window's size.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { baseTransitionCoordinator }

  open var isBeingPresented: Bool { transition == .presenting }

  open var isBeingDismissed: Bool { transition == .dismissing }

  open var isMovingToParent: Bool { transition == .enteringParent }

  open var isMovingFromParent: Bool { transition == .leavingParent }

  /// The group of views among which focus moves. Stored; has no effect here.
  open var focusGroupIdentifier: String? {
    get { rareValues?.focusGroupIdentifier }
    set { rare.focusGroupIdentifier = newValue }
  }

  /// Whether a presented view controller that doesn't cover the whole screen determines the status bar.
  open var modalPresentationCapturesStatusBarAppearance: Bool {
    get { rareValues?.capturesStatusBarAppearance ?? false }
    set { rare.capturesStatusBarAppearance = newValue }
  }

  /// Adds a command of keys. A test reads `addedKeyCommands` through the responder's `keyCommands`.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { rare.keyCommands.append(keyCommand) }

  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    sequence(first: self, next: \.parent).first { $0.canPerformAction(action, withSender: sender) }
  }

  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitState.overrides.userInterfaceStyle }
    set { changeTraits { traitState.overrides.userInterfaceStyle = newValue } }
  }

  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?,
    forChild childViewController: UIViewController
  ) {
    childViewController.changeTraits {
      childViewController.traitState.fromParent = collection?.values ?? TraitValues.unspecified
    }
  }

  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    let values = childViewController.traitState.fromParent
    return values == TraitValues.unspecified ? nil : UITraitCollection(values)
  }

  @available(iOS 17, *)
  open func viewIsAppearing(_ animated: Bool) {}

  open var interfaceOrientation: UIInterfaceOrientation { .portrait }

  /// The class that restores the view controller. Stored; has no effect here.
  open var restorationClass: (any UIViewControllerRestoration.Type)? {
    get { rareValues?.restorationClass }
    set { rare.restorationClass = newValue }
  }

  // MARK: Members of other subjects
  // Members of extensions can't be overridden, so the class declares them. Long ones call their implementation in
  // the extension of their subject.

  /// Whether bars adjust insets. Stored; has no effect here.
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { rareValues?.adjustsScrollViewInsets ?? true }
    set { rare.adjustsScrollViewInsets = newValue }
  }
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {
    baseSetContentScrollView(scrollView, for: edge)
  }

  open var activePresentationController: UIPresentationController? {
    ownPresenting == nil ? parent?.activePresentationController : presentationController
  }
  open class func attemptRotationToDeviceOrientation() {}
  /// The extension's context: none, because this is no app extension.
  open var extensionContext: NSExtensionContext? { nil }
  /// Whether presented view controllers use this one's transition. Stored; has no effect here.
  open var providesPresentationContextTransitionStyle: Bool {
    get { rareValues?.providesTransitionStyle ?? false }
    set { rare.providesTransitionStyle = newValue }
  }
  /// Registers for peeks. A test calls the delegate.
  @discardableResult
  open func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate,
    sourceView: UIView
  ) -> any UIViewControllerPreviewing { PreviewingContext(sourceView) }
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { rare.keyCommands.removeAll { $0 === keyCommand } }
  /// Whether focus returns after a transition. Stored; has no effect here.
  open var restoresFocusAfterTransition: Bool {
    get { rareValues?.restoresFocus ?? true }
    set { rare.restoresFocus = newValue }
  }
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    UIView.screenMargins(width: viewIfLoaded?.bounds.width ?? 0).leftToRight
  }
  /// Replaces the view of one child by that of another, immediately. Stops with UIKit's message unless both are
  /// children of the view controller.
  open func transition(
    from fromViewController: UIViewController,
    to toViewController: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    if fromViewController.parent !== self || toViewController.parent !== self {
      stop(
        "Children view controllers <\(type(of: fromViewController))> and <\(type(of: toViewController))> must have a "
          + "common parent view controller when calling -[UIViewController transitionFromViewController:"
          + "toViewController:duration:options:animations:completion:]"
      )
    }
    let room: UIView = fromViewController.viewIfLoaded?.superview ?? view
    let forwards = hasAppeared && shouldAutomaticallyForwardAppearanceMethods
    if forwards {
      toViewController.beginTransition(true, animated: duration > 0)
      fromViewController.beginTransition(false, animated: duration > 0)
    }
    room.addSubview(toViewController.view)
    animations?()
    fromViewController.viewIfLoaded?.removeFromSuperview()
    if forwards {
      toViewController.endTransition()
      fromViewController.endTransition()
    }
    completion?(true)
  }
  open func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { rareValues?.respectsSystemMargins ?? true }
    set {
      rare.respectsSystemMargins = newValue
      updateRootMargins()
    }
  }
}
