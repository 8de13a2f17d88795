extension UIToolbar: ItemViewBar {
  var shownButtons: [UIBarButtonItem] { items ?? [] }

  var itemViews: [UIView] { shownButtons.filter { !$0.isHidden }.compactMap(\.customView) }

  func placeItemViews() {
    if addedItemViews.isEmpty { return }
    let row = row(in: bounds)
    for view in addedItemViews { fit(view, in: row.size) }
    for (item, start) in places(in: bounds) {
      if let view = item.customView { place(view, from: start, width: view.bounds.width, in: row) }
    }
  }

  /// The row of the buttons.
  final func row(in bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: min(44, bounds.height))
  }

  /// The buttons that are shown, and where they begin.
  final func places(in bounds: CGRect) -> [(item: UIBarButtonItem, start: CGFloat)] {
    let items = shownButtons.filter { !$0.isHidden }
    let flexible = items.filter { $0.systemItem == .flexibleSpace }.count
    let used = items.reduce(CGFloat(32)) { $0 + $1.widthInToolbar + 8 }
    let gap = flexible > 0 ? max(0, (bounds.width - used) / CGFloat(flexible)) : 0
    var start = bounds.minX + 16
    var places: [(item: UIBarButtonItem, start: CGFloat)] = []
    for item in items {
      if item.systemItem == .flexibleSpace {
        start += gap
      } else {
        places.append((item, start))
        start += item.widthInToolbar + 8
      }
    }
    return places
  }
}
