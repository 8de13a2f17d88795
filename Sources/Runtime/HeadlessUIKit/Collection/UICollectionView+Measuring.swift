extension UICollectionView {
  /// Scrolls from the start to the end, and measures what that costs. A list whose content is wider than its view and
  /// not higher scrolls sideways.
  ///
  /// - Parameter step: The distance of a step, in points, above 0.
  public func measureScrolling(by step: CGFloat = 44) -> ScrollMeasurement {
    layoutIfNeeded()
    return measureScrolling(
      by: step,
      isHorizontal: contentSize.width > bounds.width && contentSize.height <= bounds.height,
      shown: { list.shownCells },
      inView: { visibleCells.count }
    )
  }
}
