/// A bar whose items may have views of their own. As in UIKit they are subviews of the bar while it shows their items.
@MainActor
protocol ItemViewBar: UIView {
  var shownButtons: [UIBarButtonItem] { get }
  var itemViews: [UIView] { get }
  var addedItemViews: [UIView] { get set }
  /// The sizes of these views, as far as the bar has placed them.
  var itemViewSizes: [ObjectIdentifier: ItemViewSize] { get set }
  func placeItemViews()
}

extension ItemViewBar {
  /// Adds the views of the items that the bar shows, and removes those of others.
  func showItemViews() {
    for button in shownButtons { button.bar = self }
    let (old, new) = (addedItemViews, itemViews)
    if old.isEmpty, new.isEmpty { return }
    addedItemViews = new
    let known = Set(new.map { ObjectIdentifier($0) })
    itemViewSizes = itemViewSizes.filter { known.contains($0.key) }
    for view in old where view.superview === self && !hasAdded(view) { view.removeFromSuperview() }
    // The app may change the items while a view moves to the bar or from it.
    for view in new where view.superview !== self && hasAdded(view) { addSubview(view) }
    setNeedsLayout()
  }

  private func hasAdded(_ view: UIView) -> Bool { addedItemViews.contains { $0 === view } }

  /// Gives the view of an item its frame in a bar, which is mirrored from right to left.
  ///
  /// - Parameters:
  ///   - x: Where it begins.
  ///   - row: The row of the bar. The view is in the middle of its height, and isn't wider.
  func place(_ view: UIView, from x: CGFloat, width: CGFloat, in row: CGRect) {
    let isConstrained = !view.translatesAutoresizingMaskIntoConstraints
    let height = isConstrained ? min(view.bounds.height, row.height) : view.bounds.height
    let start = isRightToLeft ? bounds.minX + bounds.maxX - x - width : x
    view.frame = CGRect(x: start, y: row.midY - height / 2, width: width, height: height)
    itemViewSizes[ObjectIdentifier(view)]?.given = view.bounds.size
  }

  /// Gives the view of an item the size that its frame stated, or that of its content if it stated none.
  ///
  /// - Parameter room: The size of the row in the bar.
  func fit(_ view: UIView, in room: CGSize) {
    let key = ObjectIdentifier(view)
    let known = itemViewSizes[key]
    let current = view.bounds.size
    // The bar gave the view one size; the app set any other.
    let stated = known?.given == current ? known?.stated : current.isEmpty ? nil : current
    let size = stated ?? view.contentSize(inBar: room)
    if size != current { view.frame.size = size }
    itemViewSizes[key] = ItemViewSize(stated: stated, given: view.bounds.size)
  }
}

/// The size of an item's view in a bar.
struct ItemViewSize {
  /// The size that the view had of its own; `nil` if it was empty.
  let stated: CGSize?
  /// The size that the bar gave it.
  var given: CGSize
}

extension CGSize {
  fileprivate var isEmpty: Bool { width <= 0 || height <= 0 }
}

extension UIView {
  /// The size of the content of an item's view in a row of a bar.
  fileprivate func contentSize(inBar room: CGSize) -> CGSize {
    let (own, fitting) = (intrinsicContentSize, systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
    let width = own.width >= 0 ? own.width : fitting.width
    let height = own.height >= 0 ? own.height : fitting.height
    return CGSize(width: min(width, room.width), height: min(height, room.height))
  }
}
