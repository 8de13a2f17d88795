import HeadlessLinearConstraints

/// The result of solving a unit.
@MainActor
struct LayoutResult {
  /// The host's size.
  let size: CGSize
  /// The frames of the items in their superviews.
  private let frames: [CGRect]
  private let contentSizes: [(scroll: Int, size: CGSize)]
  /// The natural lengths that the result depends on.
  let contents: [LayoutContent]
  /// The required constraints that couldn't be satisfied.
  private(set) var broken: [NSLayoutConstraint]

  init(
    unit: LayoutUnit,
    horizontal: (LayoutGeometry, LinearSolution),
    vertical: (LayoutGeometry, LinearSolution),
    contents: [LayoutContent],
    broken: [NSLayoutConstraint]
  ) {
    func span(_ index: Int, _ side: (LayoutGeometry, LinearSolution)) -> (start: CGFloat, length: CGFloat) {
      let (geometry, solution) = side
      var start = geometry.spans[index].start
      let parent = geometry.origin(of: unit.items[index].parent)
      start.points -= parent.value(solution.values)
      let length = geometry.spans[index].length
      return (Self.value(start, solution), max(0, Self.value(length, solution)))
    }
    var frames = unit.items.indices.map { index in
      let (across, down) = (span(index, horizontal), span(index, vertical))
      return CGRect(x: across.start, y: down.start, width: across.length, height: down.length)
    }
    // Not by equations: the constraints of a hidden view may require a length.
    for view in unit.hidden { frames[view.item] = frames[view.item].collapsed(view, in: frames) }
    self.frames = frames
    size = frames.first?.size ?? .zero
    contentSizes = unit.contents.sorted().map { index in
      let across = LayoutQuantity(horizontal.0.contentLengths[index])
      let down = LayoutQuantity(vertical.0.contentLengths[index])
      return (index, CGSize(width: Self.value(across, horizontal.1), height: Self.value(down, vertical.1)))
    }
    // A length that required constraints determine doesn't depend on the content.
    self.contents = contents.filter { content in
      let (geometry, solution) = content.axis == .horizontal ? horizontal : vertical
      return geometry.spans[content.item].length.unknown.map { !solution.isDetermined[$0] } ?? false
    }
    self.broken = broken
  }

  private static func value(_ quantity: LayoutQuantity, _ solution: LinearSolution) -> CGFloat {
    // Round off numerical errors, so that whole and half points are exact.
    CGFloat((quantity.value(solution.values) * 1e6).rounded() / 1e6)
  }

  func isFrameSame(_ index: Int, in other: LayoutResult) -> Bool { frames[index].isAbout(other.frames[index]) }

  func isSizeSame(_ index: Int, in other: LayoutResult) -> Bool {
    let (one, other) = (frames[index].size, other.frames[index].size)
    return abs(one.width - other.width) < 0.001 && abs(one.height - other.height) < 0.001
  }

  /// The result with other constraints that couldn't be satisfied.
  func reporting(_ broken: [NSLayoutConstraint]) -> LayoutResult {
    var result = self
    result.broken = broken
    return result
  }

  /// Sets the frames in the host, and those in its descendants unless these are deferred. Returns whether one changed.
  ///
  /// - Parameter deferred: Collects the items that are to set the frames of their subviews in their own layouts.
  func apply(_ unit: LayoutUnit, _ host: UIView, deferring deferred: inout Set<Int>?) -> Bool {
    var hasChanged = false
    for hidden in unit.hidden {
      guard let view = unit.items[hidden.item].view else { continue }
      let length = hidden.axis == .horizontal ? view.layoutFrame.width : view.layoutFrame.height
      if length > 0 { view.layoutState.shownLength = length }
    }
    for (index, item) in unit.items.enumerated() where item.isSolved {
      let frame = frames[index]
      item.guide?.solvedFrame = frame
      guard let view = item.view, item.parent != 0 || !host.layoutState.skipsConstraints else { continue }
      if frame.isAbout(view.layoutFrame) {
        if view.wrapsText { view.layoutState.isWrapped = true }
        continue
      }
      hasChanged = true
      if item.parent == 0 || deferred == nil {
        Self.set(frame, of: view)
      } else if deferred?.insert(item.parent).inserted == true {
        unit.items[item.parent].view?.needsLayoutOfConstraints()
      }
    }
    for (index, size) in contentSizes {
      if let scroll = unit.view(index, host) as? UIScrollView, scroll.contentSize != size { scroll.contentSize = size }
    }
    return hasChanged
  }

  /// Sets the frames of an item's subviews.
  func apply(_ unit: LayoutUnit, in parent: Int) {
    for (index, item) in unit.items.enumerated() where item.parent == parent && item.isSolved {
      guard let view = item.view, !frames[index].isAbout(view.layoutFrame) else { continue }
      Self.set(frames[index], of: view)
    }
  }

  private static func set(_ frame: CGRect, of view: UIView) {
    view.layoutState.isApplyingResult = true
    view.layoutFrame = frame
    view.layoutState.isApplyingResult = false
    if view.wrapsText { view.layoutState.isWrapped = true }
  }
}

extension CGRect {
  /// The frame of a hidden view, after the visible view before it along the axis of its stack.
  fileprivate func collapsed(_ view: LayoutUnit.Hidden, in frames: [CGRect]) -> CGRect {
    let previous = view.previous.map { frames[$0] }
    if view.axis == .vertical {
      let start = previous.map { $0.maxY + view.distance } ?? 0
      return CGRect(x: minX, y: start, width: width, height: view.keepsLength ? height : 0)
    }
    let length = view.keepsLength ? width : 0
    let start =
      view.isRightToLeft
      ? (previous.map { $0.minX - view.distance } ?? frames[view.stack].width) - length
      : previous.map { $0.maxX + view.distance } ?? 0
    return CGRect(x: start, y: minY, width: length, height: height)
  }

  fileprivate func isAbout(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.001 && abs(minY - other.minY) < 0.001 && abs(width - other.width) < 0.001
      && abs(height - other.height) < 0.001
  }
}
