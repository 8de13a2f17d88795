extension UINavigationBar: ItemViewBar {
  var shownButtons: [UIBarButtonItem] { (topItem?.leftBarButtonItems ?? []) + (topItem?.rightBarButtonItems ?? []) }

  var itemViews: [UIView] {
    guard let item = topItem, !showsSearchBarOnly else { return [] }
    let views = shownButtons.filter { !$0.isHidden }.map(\.customView)
    return ([item.titleView] + views).compactMap { $0 }
  }

  func placeItemViews() {
    guard let item = topItem, !addedItemViews.isEmpty else { return }
    let row = row(in: bounds)
    for view in addedItemViews { fit(view, in: row.size) }
    var (start, end) = (row.minX, row.maxX)
    if let back = backItem, item.showsBackButton {
      start += 17 + UIFont.systemFont(ofSize: 17).width(of: back.backTitle(in: row))
    }
    for button in item.leftBarButtonItems ?? [] where !button.isHidden {
      let width = button.widthInNavigationBar
      if let view = button.customView { place(view, from: start, width: width, in: row) }
      start += width + 8
    }
    for button in item.rightBarButtonItems ?? [] where !button.isHidden {
      let width = button.widthInNavigationBar
      if let view = button.customView { place(view, from: end - width, width: width, in: row) }
      end -= width + 8
    }
    guard let view = item.titleView else { return }
    let room = max(0, end - start)
    // As in UIKit a search bar takes the width between the buttons.
    let width = view is UISearchBar ? room : min(view.bounds.width, room)
    place(view, from: max(start, min(bounds.midX - width / 2, end - width)), width: width, in: row)
  }

  /// The row with the buttons and a small title: below the status bar, and above a large title and a search bar.
  final func row(in bounds: CGRect) -> CGRect {
    let top = bounds.maxY - contentHeight
    return CGRect(x: bounds.minX + 16, y: top, width: max(0, bounds.width - 32), height: Self.rowHeight)
  }
}

extension UINavigationItem {
  /// The title of the button that leads back to the item. As in UIKit a long one makes room for the title of the bar.
  final func backTitle(in row: CGRect) -> String {
    let isMinimal = backButtonDisplayMode == .minimal
    let full = isMinimal ? "" : backBarButtonItem?.title ?? backButtonTitle ?? title ?? "Back"
    return UIFont.systemFont(ofSize: 17).width(of: full) > row.width / 3 ? "Back" : full
  }
}
