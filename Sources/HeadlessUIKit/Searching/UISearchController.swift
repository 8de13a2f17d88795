/// Shows what a search bar finds.
///
/// While a search is active the controller is presented, as in UIKit: by the controller whose navigation item has the
/// search, or else by the one whose view holds the bar, and over that one's view. Results show while the bar has text.
/// The results updater is asked as UIKit documents it: when the bar becomes first responder, when its text or scope
/// changes, and when the search ends. Where the one to present it isn't on screen nothing is presented: the search is
/// active or not.
@preconcurrency
@MainActor
open class UISearchController: UIViewController {
  /// The controller that shows results; `nil` where the searched controller does so itself.
  public final let searchResultsController: UIViewController?
  /// The bar.
  public final let searchBar = UISearchBar()
  /// Who finds the results.
  open weak var searchResultsUpdater: UISearchResultsUpdating?
  /// Who is told when the search begins and ends.
  open weak var delegate: UISearchControllerDelegate?
  /// Whether touches don't reach the content while searching; one beside the results ends the search. As since iOS 15
  /// `false` unless set.
  open var obscuresBackgroundDuringPresentation = false
  /// Whether the navigation bar goes while searching. Taken, without effect here: a search takes no room in the bar.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the button to cancel comes and goes with the search. `false` once the program shows or hides it itself.
  open var automaticallyShowsCancelButton = true
  /// Whether the scopes, where there are two or more, come and go with the search. `false` once the program shows or
  /// hides them itself.
  open var automaticallyShowsScopeBar = true
  /// Whether results show just while the bar has text. Setting `showsSearchResultsController` ends that.
  open var automaticallyShowsSearchResultsController = true { didSet { showOrHideResults() } }
  /// Whether results show during a search.
  open var showsSearchResultsController: Bool {
    get { automaticallyShowsSearchResultsController ? searchBar.hasText : alwaysShowsResults }
    set {
      alwaysShowsResults = newValue
      automaticallyShowsSearchResultsController = false
    }
  }
  private var alwaysShowsResults = false
  /// The navigation item whose search this is.
  final weak var item: UINavigationItem?

  /// A search whose results show in a controller, or, with `nil`, where the search is made.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// A search from a document, whose results show where the search is made.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    modalPresentationStyle = .custom
    searchBar.searchController = self
  }

  open override func loadView() { view = SearchRoom(of: self) }

  private var active = false

  /// Whether a search goes on. Setting it begins or ends one.
  open var isActive: Bool {
    get { active }
    set {
      if newValue == active { return }
      if newValue { begin() } else { end() }
    }
  }

  private func begin() {
    delegate?.presentSearchController(self)
    if active { return }
    if let owner, owner.viewIfLoaded?.window != nil {
      owner.performPresentation(of: self, animated: true, nil)
    } else {
      willBePresented()
      wasPresented()
    }
  }

  private func end() {
    if let ownPresenting {
      ownPresenting.performDismissal(animated: true, nil)
    } else {
      willBeDismissed()
      wasDismissed()
    }
  }

  /// Who presents the search.
  private var owner: UIViewController? {
    if let controller = item?.controller { return controller }
    var responder = searchBar.next
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }

  final func willBePresented() {
    active = true
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
    searchBar.resignFirstResponder()
    showParts(false)
    if searchBar.hasText { searchBar.text = "" } else { updateResults() }
  }

  final func wasDismissed() { delegate?.didDismissSearchController(self) }

  private func showParts(_ isShown: Bool) {
    if automaticallyShowsCancelButton { searchBar.followSearch(cancelButton: isShown) }
    guard automaticallyShowsScopeBar else { return }
    searchBar.followSearch(scopes: isShown && searchBar.scopeButtonTitles?.count ?? 0 > 1)
  }

  final func searchBegan() { if active { updateResults() } else { isActive = true } }

  /// Asks for results. Who is asked may show or hide them otherwise, as with UIKit.
  final func updateResults() {
    showOrHideResults()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private func showOrHideResults() {
    if let searchResultsController, searchResultsController.parent === self {
      searchResultsController.view.isHidden = !showsSearchResultsController
    }
  }
}

extension UIViewController {
  /// The search that this controller presents.
  final var presentedSearch: UISearchController? { ownPresented as? UISearchController }

  /// Puts the view of a search that this controller presents right above its own, and takes it away where its own went.
  final func placePresentedSearch() {
    guard let search = presentedSearch?.view, let view = viewIfLoaded, search.superview !== view.superview
    else { return }
    guard let room = view.superview else { return search.removeFromSuperview() }
    search.frame = view.frame
    search.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    room.insertSubview(search, aboveSubview: view)
  }
}

/// What lies over the content while searching: touches reach what is below unless that is obscured.
private final class SearchRoom: UIView {
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
    // Those within the results come here, too, along the chain of responders.
    if touches.contains(where: { $0.view === self }) { search?.isActive = false }
  }
}

/// Who finds what is searched for.
@preconcurrency
@MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// The search began, ended or changed: find what the bar's text and scope say.
  func updateSearchResults(for searchController: UISearchController)
}

/// Who is told when a search begins and ends. All methods are optional.
@preconcurrency
@MainActor
public protocol UISearchControllerDelegate: AnyObject {
  /// A search is to begin: a chance to present its controller otherwise. Where that isn't done it is presented.
  func presentSearchController(_ searchController: UISearchController)
  /// A search will begin.
  func willPresentSearchController(_ searchController: UISearchController)
  /// A search began.
  func didPresentSearchController(_ searchController: UISearchController)
  /// A search will end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// A search ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func presentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
