extension UINavigationBar {
  /// The height of the row with the buttons and a small title, in points.
  static let rowHeight: CGFloat = 44
  /// The height of a large title below that row, in points, as Interface Builder draws it.
  static let largeTitleHeight: CGFloat = 52
  /// The height of a search bar below the title, in points.
  static let searchBarHeight: CGFloat = 52

  /// The height of what the bar shows, in points.
  final var contentHeight: CGFloat {
    var height = Self.rowHeight
    if showsLargeTitle { height += Self.largeTitleHeight }
    if topItem?.searchBarBelowTitle != nil { height += Self.searchBarHeight }
    return height
  }

  /// Whether the title of the top item is large. As UIKit documents it, an item in the automatic mode follows the one
  /// before it, and the first one is large.
  final var showsLargeTitle: Bool {
    guard prefersLargeTitles else { return false }
    let mode = items?.last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode
    return mode == nil || mode == .always
  }

  /// Shows the search bar of the top item, and gives the bar the height of its content.
  final func contentChanged() {
    let searchBar = topItem?.searchBarBelowTitle
    if searchBar !== shownSearchBar {
      if shownSearchBar?.superview === self { shownSearchBar?.removeFromSuperview() }
      shownSearchBar?.isInNavigationBar = false
      shownSearchBar = searchBar
      searchBar?.isInNavigationBar = true
    }
    invalidateIntrinsicContentSize()
    navigationController?.placeNavigationBar()
    guard let searchBar else { return }
    let top = bounds.height - Self.searchBarHeight
    searchBar.frame = CGRect(x: 0, y: top, width: bounds.width, height: Self.searchBarHeight)
    searchBar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    if searchBar.superview !== self { addSubview(searchBar) }
  }
}

extension UINavigationItem {
  /// The search bar that is always below the title; `nil` if there is none, or if it hides when content scrolls. UIKit
  /// shows one that hides only after the user has pulled the content down.
  final var searchBarBelowTitle: UISearchBar? { hidesSearchBarWhenScrolling ? nil : searchController?.searchBar }
}
