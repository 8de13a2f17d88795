extension UINavigationBar {
  /// The height of the row with the buttons and a small title, in points.
  package static let rowHeight: CGFloat = 44
  /// The height of a large title below that row, in points, as Interface Builder draws it.
  package static let largeTitleHeight: CGFloat = 52
  /// The height of a search bar below the title, in points.
  static let searchBarHeight: CGFloat = 52

  /// The height of the bar's content, in points.
  final var contentHeight: CGFloat { shownRowHeight + shownTitleHeight + shownSearchBarHeight }

  private final var shownRowHeight: CGFloat { showsSearchBarOnly ? 0 : Self.rowHeight }

  /// Whether a search hides the title and the buttons.
  final var showsSearchBarOnly: Bool {
    guard let search = topItem?.searchController else { return false }
    return search.isActive && search.hidesNavigationBarDuringPresentation
  }

  /// Whether the bar shows buttons, or one that leads back.
  final var showsButtons: Bool {
    guard let item = topItem, !showsSearchBarOnly else { return false }
    return !shownButtons.isEmpty || backItem != nil && item.showsBackButton
  }

  /// The part of a large title that scrolling content has left, in points.
  final var shownTitleHeight: CGFloat {
    guard showsLargeTitle, let item = topItem else { return 0 }
    let searchBar = item.hidesSearchBar ? Self.searchBarHeight : 0
    return Self.largeTitleHeight - max(0, item.collapsedHeight - searchBar)
  }

  /// The part of a search bar that scrolling content has left, in points.
  final var shownSearchBarHeight: CGFloat {
    guard let item = topItem, item.searchController != nil else { return 0 }
    return item.hidesSearchBar ? max(0, Self.searchBarHeight - item.collapsedHeight) : Self.searchBarHeight
  }

  /// Whether the title of the top item is large. As UIKit documents it, an item in the automatic mode follows the one
  /// before it, and the first one is large.
  final var showsLargeTitle: Bool {
    guard prefersLargeTitles, !showsSearchBarOnly else { return false }
    let mode = items?.last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode
    return mode == nil || mode == .always
  }

  /// The look of the bar: that of the top item or else its own, above the top of the content or above content that has
  /// scrolled.
  final var shownAppearance: UINavigationBarAppearance {
    let edge = topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
    return (isAtEdge ? edge : nil) ?? topItem?.standardAppearance ?? standardAppearance
  }

  /// The color of the background. As UIKit documents it, the standard look is transparent above the top of the content.
  final var shownBackground: UIColor? {
    let isClear = isAtEdge && topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance == nil
    return (isClear ? nil : shownAppearance.backgroundColor) ?? barTintColor
  }

  private var isAtEdge: Bool { topItem?.scrolledDistance ?? 0 == 0 }

  /// Shows the search bar and the views of the top item, and gives the bar the height of its content.
  final func contentChanged() {
    showItemViews()
    let searchBar = topItem?.searchController?.searchBar
    if searchBar !== shownSearchBar {
      hidesSearchBar = false
      if shownSearchBar?.superview === self { shownSearchBar?.removeFromSuperview() }
      shownSearchBar?.isInNavigationBar = false
      shownSearchBar = searchBar
      searchBar?.isInNavigationBar = true
    }
    invalidateIntrinsicContentSize()
    navigationController?.placeNavigationBar()
    guard let searchBar else { return }
    let height = shownSearchBarHeight
    hidesSearchBar = height == 0
    searchBar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    searchBar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    if searchBar.superview !== self { addSubview(searchBar) }
  }
}

/// As UIKit documents it, a search bar that hides is visible only while the content is at its top, and a large title
/// becomes a small one as the content scrolls up: the search bar disappears first, then the title.
extension UINavigationItem: CollapsingBar {
  var collapsibleParts: [CGFloat] {
    guard let bar, bar.topItem === self else { return [] }
    return (hidesSearchBar ? [UINavigationBar.searchBarHeight] : [])
      + (bar.showsLargeTitle ? [UINavigationBar.largeTitleHeight] : [])
  }

  var collapsedHeight: CGFloat { min(scrolledDistance, collapsibleParts.reduce(0, +)) }

  func contentScrolled(by distance: CGFloat) {
    let old = collapsedHeight
    scrolledDistance = distance
    if collapsedHeight != old { bar?.contentChanged() }
  }

  /// Whether scrolling hides the search bar now: not during a search.
  final var hidesSearchBar: Bool {
    guard let searchController else { return false }
    return hidesSearchBarWhenScrolling && !searchController.isActive
  }
}
