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
  package final var sceneView: (() -> UIView)?

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
      for guide in layoutGuides { guide.owningView = newValue }
    }
  }

  /// The view, if it is loaded.
  public final var viewIfLoaded: UIView? { loadedView }
  /// Whether the view is loaded.
  public final var isViewLoaded: Bool { loadedView != nil }
  /// Loads the view now.
  public final func loadViewIfNeeded() { _ = view }

  /// Makes the view: the scene's, the nib's, or an empty one of the screen's size.
  open func loadView() {
    if let sceneView {
      view = sceneView()
      self.sceneView = nil
    } else if let nibName {
      let objects = UINib(nibName: nibName, bundle: nibBundle).instantiate(withOwner: self, options: nil)
      if loadedView == nil { view = objects.compactMap { $0 as? UIView }.first }
    } else {
      view = UIView(frame: UIScreen.main.bounds)
    }
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
  /// Called when memory is short.
  open func didReceiveMemoryWarning() {}

  // MARK: Relations

  /// The title; the navigation bar and the tab take it over unless they have their own.
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem.title = title
    }
  }
  /// What a navigation bar shows for this controller.
  public private(set) final lazy var navigationItem = UINavigationItem(title: title ?? "", isSet: title != nil)
  /// The tab of this controller.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil)
  /// The buttons that a navigation controller's toolbar shows for this controller.
  open var toolbarItems: [UIBarButtonItem]?
  /// The name under which state is restored.
  open var restorationIdentifier: String?
  /// Whether the tab bar goes when the controller is pushed.
  open var hidesBottomBarWhenPushed = false
  /// Whether presented controllers cover this one's view only.
  open var definesPresentationContext = false
  /// How much a presented controller covers.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The sign that content is loaded anew, of a table's controller in a document.
  final var refreshControlOfDocument: UIRefreshControl?
  /// The size that the content would like, in points.
  open var preferredContentSize = CGSize.zero
  /// The storyboard that the controller came from.
  public internal(set) final var storyboard: UIStoryboard?
  /// The controller that contains this one.
  public private(set) final weak var parent: UIViewController?
  /// The controllers that this one contains.
  public private(set) final var children: [UIViewController] = []
  /// The controller that this one presents.
  public internal(set) final var presentedViewController: UIViewController?
  /// The controller that presents this one.
  public internal(set) final weak var presentingViewController: UIViewController?
  /// Whether the view shows.
  final var hasAppeared = false

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
    var presenter = self
    while let parent = presenter.parent { presenter = parent }
    if let presented = presenter.presentedViewController {
      stop(
        "Attempt to present <\(type(of: viewControllerToPresent))> on <\(type(of: self))> which is already presenting "
          + "<\(type(of: presented))>"
      )
    }
    presenter.presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = presenter
    viewControllerToPresent.appear(animated: flag) {
      guard let window = presenter.viewIfLoaded?.window else { return }
      viewControllerToPresent.view.frame = window.bounds
      window.addSubview(viewControllerToPresent.view)
    }
    completion?()
  }

  /// Takes the presented controller away; a presented one that presents nothing asks its presenter.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    var top = self
    while let parent = top.parent { top = parent }
    guard let presented = presentedViewController ?? top.presentedViewController else {
      if let presenter = top.presentingViewController { presenter.dismiss(animated: flag, completion: completion) }
      return
    }
    presented.disappear(animated: flag) { presented.viewIfLoaded?.removeFromSuperview() }
    presented.presentingViewController?.presentedViewController = nil
    presented.presentingViewController = nil
    completion?()
  }

  private final var editing = false

  /// Whether the content is being edited.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { self.editing = editing }

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
  open func canPerformUnwindSegueAction(_ action: String, from fromViewController: UIViewController, sender: Any?)
    -> Bool
  {
    KeyedAction.isOffered(action, by: self)
  }

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

/// How much a presented controller covers.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As the system likes.
  case automatic = -2
  /// Nothing is decided.
  case none = -1
  /// The whole screen.
  case fullScreen = 0
  /// A page.
  case pageSheet
  /// A form.
  case formSheet
  /// The context that is defined.
  case currentContext
  /// As it likes.
  case custom
  /// The whole screen, with what is below.
  case overFullScreen
  /// The context that is defined, with what is below.
  case overCurrentContext
  /// A balloon.
  case popover
}
