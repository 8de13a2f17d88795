/// The methods of an object that updates search results.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// The search began, ended or changed: update the results for the text and scope of the search bar.
  func updateSearchResults(for searchController: UISearchController)
}
