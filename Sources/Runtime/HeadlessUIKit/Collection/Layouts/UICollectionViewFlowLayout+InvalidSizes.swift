import HeadlessListModel

/// Messages about sizes of items that a flow layout can't arrange.
extension UICollectionViewFlowLayout {
  /// The size that the delegate returns for an item. A negative one stops, and one that doesn't fit is logged.
  @inline(__always)
  func checked(_ size: CGSize, of item: RowPosition, breadth: Double, in view: UICollectionView) -> FlowSize {
    let result = flow(size)
    // All items are checked, so only those that don't fit leave the loop.
    if size.width < 0 || size.height < 0 || result.across > breadth + 1e-6 { report(size, of: item, breadth, view) }
    return result
  }

  @inline(never)
  private func report(_ size: CGSize, of item: RowPosition, _ breadth: Double, _ view: UICollectionView) {
    if size.width < 0 || size.height < 0 {
      stop(
        "Collection view delegate returned a negative size \(Self.text(size)) from "
          + "-collectionView:layout:sizeForItemAtIndexPath: for item \(item.row) in section \(item.section), which is "
          + "not supported by flow layout. Delegate: \(view.delegate.map { "\(type(of: $0))" } ?? "none")"
      )
    }
    logIfTooLarge(flow(size), breadth: breadth)
  }

  /// Logs a size that is larger than the room across the scroll direction.
  func logIfTooLarge(_ size: FlowSize, breadth: Double) {
    guard size.across > breadth + 1e-6, let view = collectionView, !view.bounds.isEmpty else { return }
    let (name, sides) = isVertical ? ("width", "left and right") : ("height", "top and bottom")
    warnOnce(
      "The behavior of the UICollectionViewFlowLayout is not defined because:\n"
        + "the item \(name) must be less than the \(name) of the UICollectionView minus the section insets \(sides) "
        + "values, minus the content insets \(sides) values.\n"
        + "Please check the values returned by the delegate.\n"
        + "The relevant UICollectionViewFlowLayout instance is \(type(of: self)), and it is attached to "
        + "\(type(of: view)). The item is \(Self.number(size.across)) points, and \(Self.number(breadth)) are left"
    )
  }

  /// Logs an `itemSize` that isn't positive.
  func logIfNotPositive(_ size: CGSize) {
    if size.width > 0, size.height > 0 { return }
    warn(
      "Negative or zero item sizes are not supported by flow layout. Invalid size: \(Self.text(size)); collection view: "
        + (collectionView.map { "\(type(of: $0))" } ?? "(null)")
    )
  }

  private static func text(_ size: CGSize) -> String {
    "{\(number(Double(size.width))), \(number(Double(size.height)))}"
  }

  private static func number(_ value: Double) -> String { String(format: "%g", value) }
}
