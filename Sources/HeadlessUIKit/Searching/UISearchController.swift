/// Shows what a search bar finds.
///
/// Nothing moves on screen: the search is active or not, the results updater is asked for results as UIKit documents it
/// (when the bar becomes first responder, when its text or scope changes, and when the search ends), and a results
/// controller is contained while results show.
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
  /// Whether the content is covered while searching. Taken, without effect here: nothing is drawn.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the navigation bar goes while searching. Taken, without effect here: a search takes no room in the bar.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the button to cancel comes and goes with the search. `false` once the program shows or hides it itself.
  open var automaticallyShowsCancelButton = true
  /// Whether the scopes, where there are two or more, come and go with the search. `false` once the program shows or
  /// hides them itself.
  open var automaticallyShowsScopeBar = true

  /// A search whose results show in a controller, or, with `nil`, where the search is made.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.searchController = self
  }

  /// A search from a document, whose results show where the search is made.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    searchBar.searchController = self
  }

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
    active = true
    delegate?.willPresentSearchController(self)
    showParts(true)
    if let searchResultsController, searchResultsController.parent == nil {
      addChild(searchResultsController)
      searchResultsController.view.frame = view.bounds
      view.addSubview(searchResultsController.view)
      searchResultsController.didMove(toParent: self)
    }
    delegate?.didPresentSearchController(self)
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private func end() {
    delegate?.willDismissSearchController(self)
    active = false
    searchBar.resignFirstResponder()
    showParts(false)
    if searchBar.text?.isEmpty ?? true {
      searchResultsUpdater?.updateSearchResults(for: self)
    } else {
      searchBar.text = ""
    }
    delegate?.didDismissSearchController(self)
  }

  private func showParts(_ isShown: Bool) {
    if automaticallyShowsCancelButton { searchBar.followSearch(cancelButton: isShown) }
    guard automaticallyShowsScopeBar else { return }
    searchBar.followSearch(scopes: isShown && searchBar.scopeButtonTitles?.count ?? 0 > 1)
  }

  final func searchBegan() { if active { updateResults() } else { isActive = true } }
  final func updateResults() { searchResultsUpdater?.updateSearchResults(for: self) }
  final func scopeChanged() {
    searchResultsUpdater?.updateSearchResults(for: self)
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
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
