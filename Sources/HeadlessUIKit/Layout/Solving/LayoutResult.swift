internal import LinearConstraints

/// The natural length of an item, as it was measured.
struct LayoutContent {
  let item: Int
  let axis: NSLayoutConstraint.Axis
  /// The width at which its text broke.
  let width: Double?
  let length: CGFloat
}

/// What a unit comes to.
@MainActor
struct LayoutResult {
  /// The host's size.
  let size: CGSize
  /// By item, in its superview.
  private let frames: [CGRect]
  private let contentSizes: [(scroll: Int, size: CGSize)]
  /// The natural lengths on which the result depends.
  let contents: [LayoutContent]
  /// The required constraints that couldn't hold.
  let broken: [NSLayoutConstraint]

  init(
    unit: LayoutUnit,
    horizontal: (LayoutGeometry, LinearSolution),
    vertical: (LayoutGeometry, LinearSolution),
    contents: [LayoutContent],
    broken: [NSLayoutConstraint]
  ) {
    func span(_ place: Int, _ side: (LayoutGeometry, LinearSolution)) -> (start: CGFloat, length: CGFloat) {
      let (geometry, solution) = side
      var start = geometry.spans[place].start
      let parent = geometry.spans[unit.items[place].parent].start
      start.points -= parent.value(solution.values)
      let length = geometry.spans[place].length
      return (Self.value(start, solution), max(0, Self.value(length, solution)))
    }
    frames = unit.items.indices.map { place in
      let (across, down) = (span(place, horizontal), span(place, vertical))
      return CGRect(x: across.start, y: down.start, width: across.length, height: down.length)
    }
    size = frames.first?.size ?? .zero
    contentSizes = unit.contents.sorted().map { place in
      let across = LayoutQuantity(horizontal.0.contentLengths[place])
      let down = LayoutQuantity(vertical.0.contentLengths[place])
      return (place, CGSize(width: Self.value(across, horizontal.1), height: Self.value(down, vertical.1)))
    }
    // A length that the required constraints decide doesn't depend on what is in the view.
    self.contents = contents.filter { content in
      let (geometry, solution) = content.axis == .horizontal ? horizontal : vertical
      return geometry.spans[content.item].length.unknown.map { !solution.isDetermined[$0] } ?? false
    }
    self.broken = broken
  }

  private static func value(_ quantity: LayoutQuantity, _ solution: LinearSolution) -> CGFloat {
    // What is a whole or half point by the constraints is one here, too.
    CGFloat((quantity.value(solution.values) * 1e6).rounded() / 1e6)
  }

  func apply(_ unit: LayoutUnit, _ host: UIView) {
    for (place, item) in unit.items.enumerated() where item.isSolved {
      let frame = frames[place]
      item.guide?.solvedFrame = frame
      guard let view = item.view else { continue }
      if frame.isAbout(view.frame) { continue }
      view.layoutState.isBeingPlaced = true
      view.frame = frame
      view.layoutState.isBeingPlaced = false
    }
    for (place, size) in contentSizes {
      if let scroll = unit.view(place, host) as? UIScrollView, scroll.contentSize != size { scroll.contentSize = size }
    }
  }
}

extension CGRect {
  fileprivate func isAbout(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.001 && abs(minY - other.minY) < 0.001 && abs(width - other.width) < 0.001
      && abs(height - other.height) < 0.001
  }
}
