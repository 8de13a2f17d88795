extension UITableView {
  /// Scrolls from the top to the end, and measures what that costs.
  ///
  /// - Parameter step: The distance of a step, in points, above 0.
  public func measureScrolling(by step: CGFloat = 44) -> ScrollMeasurement {
    measureScrolling(by: step, isHorizontal: false, shown: { list.shownCells }, inView: { visibleCells.count })
  }
}
