/// A view controller that manages a search.
///
/// While a search is active the search controller is presented, as in UIKit: by the view controller of its navigation
/// item, or else by the one whose view contains the search bar. Results are shown while the bar has text. The results
/// updater is called when the bar becomes first responder, when its text or scope changes, and when the search ends. If
/// the presenting view controller isn't in a window, nothing is presented, and a warning says so; the search is active
/// or not.
open class UISearchController: UIViewController {
  open internal(set) var searchResultsController: UIViewController?
  open var searchBar: UISearchBar { ownSearchBar }
  // A table view takes the height of its header from the frame, and apps set no frame of this bar.
  private let ownSearchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 56))
  open weak var searchResultsUpdater: UISearchResultsUpdating?
  open weak var delegate: UISearchControllerDelegate?
  open var obscuresBackgroundDuringPresentation = false
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  open var hidesNavigationBarDuringPresentation = true { didSet { if active { navigationBarChanged() } } }
  /// When the scopes are shown. Stored; has no effect here.
  open var scopeBarActivation = ScopeBarActivation.automatic
  public enum ScopeBarActivation: Int, Sendable {
    case automatic, manual, onTextEntry, onSearchActivation
  }
  /// The suggestions. Stored; has no effect here.
  open var searchSuggestions: [any UISearchSuggestion]?
  /// Whether there is no menu of suggestions. Stored; has no effect here.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false
  open var automaticallyShowsCancelButton = true
  open var automaticallyShowsScopeBar = true
  open var automaticallyShowsSearchResultsController = true { didSet { showOrHideResults() } }
  open var showsSearchResultsController: Bool {
    get { automaticallyShowsSearchResultsController ? searchBar.hasText : alwaysShowsResults }
    set {
      alwaysShowsResults = newValue
      automaticallyShowsSearchResultsController = false
    }
  }
  private final var alwaysShowsResults = false
  final weak var item: UINavigationItem?

  public convenience init() { self.init(searchResultsController: nil) }

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    setUp()
  }

  private final func setUp() {
    modalPresentationStyle = .custom
    searchBar.search = self
  }

  /// A search is displayed in its presenter's frame, under the same bars.
  override var controllerUnderBars: UIViewController { ownPresenting ?? self }

  open override func loadView() { view = SearchOverlay(of: self) }

  private final var active = false

  open var isActive: Bool {
    get { active }
    set {
      if newValue == active { return }
      if newValue { begin() } else { end() }
    }
  }

  private final func begin() {
    delegate?.presentSearchController(self)
    if active { return }
    if let owner, owner.viewIfLoaded?.window != nil {
      owner.performPresentation(of: self, animated: true, nil)
    } else {
      warnOfAbsentWindow()
      willBePresented()
      wasPresented()
    }
  }

  private final func warnOfAbsentWindow() {
    let reason =
      owner.map { "the view of \(type(of: $0)) isn't in a window" } ?? "its search bar is in no view controller's view"
    warnOnce(
      "A search began, and nothing presents it, because \(reason). A device presents a search, which needs a window: show "
        + "the view controller and its search bar in one"
    )
  }

  private final func end() {
    if let ownPresenting {
      ownPresenting.performDismissal(animated: true, nil)
    } else {
      willBeDismissed()
      wasDismissed()
    }
  }

  /// The view controller that presents the search.
  private final var owner: UIViewController? {
    if let controller = item?.controller { return controller }
    for responder in sequence(first: searchBar as UIResponder, next: \.next) {
      if let controller = responder as? UIViewController { return controller }
      // A search bar in place of the title.
      if let bar = responder as? UINavigationBar, let controller = bar.topItem?.controller { return controller }
    }
    return nil
  }

  final func willBePresented() {
    active = true
    navigationBarChanged()
    delegate?.willPresentSearchController(self)
    showParts(true)
    if let searchResultsController, searchResultsController.parent == nil {
      addChild(searchResultsController)
      searchResultsController.view.frame = view.bounds
      searchResultsController.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(searchResultsController.view)
      searchResultsController.didMove(toParent: self)
    }
    showOrHideResults()
  }

  final func wasPresented() {
    delegate?.didPresentSearchController(self)
    updateResults()
  }

  final func willBeDismissed() {
    delegate?.willDismissSearchController(self)
    active = false
    navigationBarChanged()
    searchBar.resignFirstResponder()
    showParts(false)
    if searchBar.hasText { searchBar.text = "" } else { updateResults() }
  }

  final func wasDismissed() { delegate?.didDismissSearchController(self) }

  /// Updates the navigation bar: that of an item with the search, or else the one above the view with the search bar.
  private final func navigationBarChanged() {
    if let item { item.bar?.contentChanged() } else { ownPresenting?.navigationController?.placeBarsOfStack() }
  }

  /// Whether the search hides a navigation bar that doesn't contain its search bar.
  final var hidesBarAbove: Bool {
    let isInBar = sequence(first: searchBar as UIView, next: \.superview).contains { $0 is UINavigationBar }
    return active && hidesNavigationBarDuringPresentation && item == nil && !isInBar
  }

  private final func showParts(_ isShown: Bool) {
    if automaticallyShowsCancelButton { searchBar.followSearch(cancelButton: isShown) }
    guard automaticallyShowsScopeBar else { return }
    searchBar.followSearch(scopes: isShown && searchBar.scopeButtonTitles?.count ?? 0 > 1)
  }

  final func searchBegan() { if active { updateResults() } else { isActive = true } }

  /// Requests results. As in UIKit the updater may show or hide them itself.
  final func updateResults() {
    showOrHideResults()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  // MARK: Transition

  /// The time that a transition takes: none.
  open func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    0
  }
  /// Completes the transition at once.
  open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    transitionContext.completeTransition(true)
  }
  /// Called when a transition ended. Called by tests only.
  open func animationEnded(_ transitionCompleted: Bool) {}

  private final func showOrHideResults() {
    if let searchResultsController, searchResultsController.parent === self {
      searchResultsController.view.isHidden = !showsSearchResultsController
    }
  }
}

extension UISearchController: ControlledSearch {}

extension UISearchController: UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {}

extension UIViewController {
  final var presentedSearch: UISearchController? { ownPresented as? UISearchController }

  /// Whether a search of this view controller, or of one in it, hides the navigation bar.
  final var hidesBarForSearch: Bool {
    presentedSearch?.hidesBarAbove ?? false || children.contains(where: \.hidesBarForSearch)
  }

  /// Inserts the view of a presented search right above this view controller's own, or removes it along with that.
  final func placePresentedSearch() {
    guard let search = presentedSearch?.view, let view = viewIfLoaded, search.superview !== view.superview
    else { return }
    guard let room = view.superview else { return search.removeFromSuperview() }
    search.frame = view.frame
    search.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    room.insertSubview(search, aboveSubview: view)
  }
}

/// The view over the content while searching. Touches pass through it unless the content is obscured.
private final class SearchOverlay: UIView {
  private weak var search: UISearchController?

  init(of search: UISearchController) {
    self.search = search
    super.init(frame: UIScreen.main.bounds)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && search?.obscuresBackgroundDuringPresentation != true ? nil : hit
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    // Touches of the results arrive here too, along the responder chain.
    if touches.contains(where: { $0.view === self }) { search?.isActive = false }
  }
}

@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  func updateSearchResults(for searchController: UISearchController)
}
