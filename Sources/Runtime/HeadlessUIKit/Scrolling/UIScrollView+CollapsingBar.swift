/// A bar above content that becomes lower as the content scrolls up: the item that a navigation bar shows. It is
/// declared in a higher layer.
@MainActor
protocol CollapsingBar: AnyObject {
  /// The heights of the parts that scrolling takes away, the first one first, in points.
  var collapsibleParts: [CGFloat] { get }
  /// The height that scrolling has taken away, in points.
  var collapsedHeight: CGFloat { get }
  /// Called when the content is at a distance from its top, in points.
  func contentScrolled(by distance: CGFloat)
}

extension UIScrollView {
  /// The inset of the content at the top below the bar at its full height, in points.
  final var fullTopInset: CGFloat { adjustedContentInset.top + (rareScrolling?.collapsedHeight ?? 0) }

  /// Finds the bar that follows the content, as a layout begins. The safe area is then that below the bar as it is.
  final func findBar() {
    let controller = rareScrolling?.contentController ?? controllerOfList
    let bar = adjustment.top > 0 ? controller?.collapsingBar(above: self) : nil
    if bar == nil, contentOffset.y > 0, !hasCheckedBar, window != nil { warnOfBar(of: controller) }
    if bar == nil, rareScrolling?.bar == nil { return }
    let rare = rareForScrolling
    if rare.bar !== bar { rare.bar?.contentScrolled(by: 0) }
    rare.bar = bar
    rare.collapsedHeight = bar?.collapsedHeight ?? 0
  }

  /// Warns once of a bar that a device may collapse, and that doesn't follow the content here.
  private func warnOfBar(of controller: (any ViewControlling)?) {
    hasCheckedBar = true
    guard controller?.collapsingBar(above: self)?.collapsibleParts.isEmpty == false else { return }
    warnOnce(
      "The large title or search bar above the scrolled \(type(of: self)) stays as it is here, because the list doesn't "
        + "extend below the navigation bar. UIKit doesn't document whether a device collapses it"
    )
  }

  /// Gives the bar the height that it has above content at the present offset. Returns whether it changed.
  @discardableResult
  final func collapseBar() -> Bool {
    guard let bar = rareScrolling?.bar else { return false }
    let old = bar.collapsedHeight
    bar.contentScrolled(by: max(0, contentOffset.y + fullTopInset))
    return bar.collapsedHeight != old
  }

  /// The nearest offset that shows each part of the bar whole or not at all, where a drag ends.
  final func offsetOfWholeParts(near target: CGPoint) -> CGPoint {
    guard let bar = rareScrolling?.bar else { return target }
    var stops = [-fullTopInset]
    for part in bar.collapsibleParts { stops.append((stops.last ?? 0) + part) }
    guard let last = stops.last, target.y < last else { return target }
    let nearest = stops.min { abs($0 - target.y) < abs($1 - target.y) }
    return clamped(CGPoint(x: target.x, y: nearest ?? target.y))
  }
}
