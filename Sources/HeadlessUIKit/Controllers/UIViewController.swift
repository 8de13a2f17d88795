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
    nibName = nil
    nibBundle = nil
    super.init()
    (coder as? NibCoder)?.configure(self)
  }

  /// A controller whose view comes from `loadView()`.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  // MARK: View

  private var loadedView: UIView?
  /// Makes the view that a storyboard's scene describes.
  package final var sceneView: (() -> UIView)?

  /// The view; it loads when first asked for.
  open var view: UIView! {
    get {
      if loadedView == nil {
        loadView()
        if loadedView == nil { stop("-[\(type(of: self)) loadView] did not set the view") }
        viewDidLoad()
      }
      return loadedView
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
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

  func appear(animated: Bool, _ show: () -> Void) {
    loadViewIfNeeded()
    viewWillAppear(animated)
    show()
    viewDidAppear(animated)
  }

  // MARK: Relations

  /// The title.
  open var title: String?
  /// The storyboard that the controller came from.
  public internal(set) final var storyboard: UIStoryboard?
  /// The object identifier of the controller in its storyboard.
  package final var sceneID: String?
  /// The controller that contains this one.
  public private(set) final weak var parent: UIViewController?
  /// The controllers that this one contains.
  public private(set) final var children: [UIViewController] = []
  /// The controller that this one presents.
  public private(set) final var presentedViewController: UIViewController?
  /// The controller that presents this one.
  public private(set) final weak var presentingViewController: UIViewController?

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  /// Contains another controller. Its view is the caller's to add.
  open func addChild(_ childController: UIViewController) {
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

  /// Shows another controller over this one.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    viewControllerToPresent.appear(animated: flag) { viewIfLoaded?.window?.addSubview(viewControllerToPresent.view) }
    completion?()
  }

  /// Takes the presented controller away; a presented one that presents nothing asks its presenter.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      if let presentingViewController { presentingViewController.dismiss(animated: flag, completion: completion) }
      return
    }
    presented.viewWillDisappear(flag)
    presented.viewIfLoaded?.removeFromSuperview()
    presentedViewController = nil
    presented.presentingViewController = nil
    presented.viewDidDisappear(flag)
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

  /// Called before a segue performs.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether a segue may perform.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
}
