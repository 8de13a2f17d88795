/// The costs of scrolling through a list.
///
///     let scrolling = table.measureScrolling(by: 44)
///     #expect(scrolling.cellsMade < 20)
///     #expect(scrolling.solvesPerRow <= 1)
public struct ScrollMeasurement: Hashable, Sendable {
  /// The number of cells that came into view, with those that were in view at the start.
  public internal(set) var rows = 0
  /// The number of cells that were shown for the first time.
  public internal(set) var cellsMade = 0
  /// The number of cells that were shown again, for another row.
  public internal(set) var cellsReused = 0
  /// The number of times that a view was laid out: the list itself, its cells, and the views in them.
  public internal(set) var layouts = 0
  /// The number of times that the constraints of a cell or another view were solved.
  public internal(set) var solves = 0

  /// The number of layouts for each cell that came into view.
  public var layoutsPerRow: Double { rows == 0 ? 0 : Double(layouts) / Double(rows) }
  /// The number of solves for each cell that came into view.
  public var solvesPerRow: Double { rows == 0 ? 0 : Double(solves) / Double(rows) }
}

extension ScrollMeasurement: CustomStringConvertible {
  /// The figures, such as "1000 rows came into view: 12 cells were made, and 988 times one was reused; 2.0 layouts and
  /// 0.0 solves a row".
  public var description: String {
    func tenths(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }
    return "\(rows) rows came into view: \(cellsMade) cells were made, and \(cellsReused) times one was reused; "
      + "\(tenths(layoutsPerRow)) layouts and \(tenths(solvesPerRow)) solves a row"
  }
}

/// The number of cells that a list has shown.
struct ShownCellCount {
  var made = 0
  var reused = 0

  mutating func count(wasShown: Bool) {
    if wasShown { reused += 1 } else { made += 1 }
  }
}

extension UIScrollView {
  func measureScrolling(
    by step: CGFloat,
    isHorizontal: Bool,
    shown: () -> ShownCellCount,
    inView: () -> Int
  ) -> ScrollMeasurement {
    precondition(step > 0, "The distance of a step must be above 0: \(step)")
    contentOffset = CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top)
    layoutIfNeeded()
    var measurement = ScrollMeasurement()
    (measurement.rows, measurement.cellsMade) = (inView(), inView())
    let (count, work) = (shown(), layoutState.work)
    // The end is known when the last row was measured.
    while true {
      let inset = adjustedContentInset
      let end =
        isHorizontal
        ? contentSize.width + inset.right - bounds.width : contentSize.height + inset.bottom - bounds.height
      let offset = isHorizontal ? contentOffset.x : contentOffset.y
      if offset >= end { break }
      let next = min(offset + step, end)
      contentOffset = isHorizontal ? CGPoint(x: next, y: contentOffset.y) : CGPoint(x: contentOffset.x, y: next)
      layoutIfNeeded()
    }
    let (made, reused) = (shown().made - count.made, shown().reused - count.reused)
    measurement.rows += made + reused
    measurement.cellsMade += made
    measurement.cellsReused = reused
    measurement.layouts = layoutState.work.layouts - work.layouts
    measurement.solves = layoutState.work.solves - work.solves
    return measurement
  }
}
