/// The unit that a view is the host of, with its last results and what they depend on.
@MainActor
final class LayoutHost {
  private struct Entry {
    let size: LayoutSolver.HostSize
    let insets: [UIEdgeInsets]
    let offsets: [CGPoint]
    let wrappedWidths: [CGFloat?]
    let result: LayoutResult
  }

  let unit: LayoutUnit
  /// The items whose margins or safe areas constraints refer to.
  private let insetItems: [Int]
  /// Whether constraints refer to a readable area.
  private let hasReadableArea: Bool
  /// Whether the frames that constraints determine affect the insets.
  private let movesInsets: Bool
  private var entries: [Entry] = []
  private var hasReportedConflict = false
  /// The number of times the unit was solved.
  private(set) var solveCount = 0

  init(_ unit: LayoutUnit, of host: UIView) {
    self.unit = unit
    var items: Set<Int> = []
    for (index, _, _) in unit.stacks
    where (unit.view(index, host) as? UIStackView)?.isLayoutMarginsRelativeArrangement == true {
      items.insert(index)
    }
    for relation in unit.relations {
      if relation.first.region.hasInsets { items.insert(relation.first.item) }
      if let second = relation.second, second.region.hasInsets { items.insert(second.item) }
    }
    insetItems = items.sorted()
    hasReadableArea = unit.relations.contains { $0.first.region == .readable || $0.second?.region == .readable }
    movesInsets = items.contains { $0 != 0 }
  }

  /// Whether constraints refer to margins or safe areas.
  var readsInsets: Bool { !insetItems.isEmpty }

  func forget() { entries = [] }

  /// The number of results to keep: a cell is measured, then laid out.
  private static let limit = 2

  func result(_ host: UIView, _ size: LayoutSolver.HostSize) -> LayoutResult { solved(host, size).result }

  /// The number of times to set frames that change insets on which they depend.
  private static let passLimit = 3

  /// The result that was applied last, and the items whose subviews it didn't reach.
  private var applied: (result: LayoutResult, deferred: Set<Int>)?

  /// Sets the frames that constraints determine. A view that moves into a bar's area, or out of it, has other insets.
  ///
  /// As in UIKit, each view sets the frames of its subviews in its own layout, after that of its superview. If frames
  /// affect insets, all are set at once.
  func apply(to host: UIView) {
    for _ in 0..<Self.passLimit {
      let entry = solved(host, .given(host.bounds.size))
      var deferred: Set<Int>? = movesInsets ? nil : []
      let hasMoved = entry.result.apply(unit, host, deferring: &deferred)
      applied = (entry.result, deferred ?? [])
      if !movesInsets || !hasMoved || entry.insets == insets(host) { return }
    }
  }

  /// Sets the frames of a view's subviews, if the last result changed them.
  func applyDeferred(in view: UIView) {
    guard applied?.deferred.isEmpty == false, let index = unit.index(of: view),
      applied?.deferred.remove(index) != nil
    else { return }
    applied?.result.apply(unit, in: index)
  }

  private func solved(_ host: UIView, _ size: LayoutSolver.HostSize) -> Entry {
    if let known = entries.first(where: { answers($0, host, size) }) { return known }
    solveCount += 1
    host.layoutState.solveCount &+= 1
    var result = LayoutSolver(unit, host, size).solve(isFirst: solveCount == 1)
    if !result.broken.isEmpty, let other = designedResult(host, size), other.broken.count < result.broken.count {
      result = other.reporting(result.broken)
    }
    if !hasReportedConflict, !result.broken.isEmpty {
      hasReportedConflict = true
      LayoutMessages.write(result.broken)
    }
    let entry = Entry(
      size: size,
      insets: insets(host),
      offsets: offsets(host),
      wrappedWidths: wrappedWidths(size),
      result: result
    )
    entries.insert(entry, at: 0)
    if entries.count > Self.limit { entries.removeLast() }
    return entry
  }

  /// The result for a host of a design whose size gives way to the constraints in it. Interface Builder keeps these,
  /// and lets them end before the edges of the host, or after them. `nil` in programs.
  private func designedResult(_ host: UIView, _ size: LayoutSolver.HostSize) -> LayoutResult? {
    guard case .given(let given) = size,
      unit.items.contains(where: { $0.view?.designedSize?.fillsEmptyViews == true })
    else { return nil }
    let content = unit.items.first { $0.parent == 0 && $0.view?.layoutState.isManagedByOwner == true }?.view
    let insets = content.map { content in
      UIEdgeInsets(
        top: content.frame.minY,
        left: content.frame.minX,
        bottom: given.height - content.frame.maxY,
        right: given.width - content.frame.maxX
      )
    }
    let almostRequired = UILayoutPriority(999.9)
    let fitting = LayoutSolver.HostSize.fitting(
      given,
      horizontal: almostRequired,
      vertical: almostRequired,
      contentInsets: insets
    )
    return LayoutSolver(unit, host, fitting).solve()
  }

  private func answers(_ entry: Entry, _ host: UIView, _ size: LayoutSolver.HostSize) -> Bool {
    // The result for a fitting size is also the result for a host of that size.
    guard entry.size == size || .given(entry.result.size) == size, entry.offsets == offsets(host) else { return false }
    for content in entry.result.contents {
      guard let view = unit.view(content.item, host) else { return false }
      if view.contentLength(content.axis, width: content.width.map { CGFloat($0) }) != content.length { return false }
    }
    return entry.wrappedWidths == wrappedWidths(size) && (entry.insets.isEmpty || entry.insets == insets(host))
  }

  /// The widths at which the last layout wrapped texts, on which a fitting size depends.
  private func wrappedWidths(_ size: LayoutSolver.HostSize) -> [CGFloat?] {
    size.keepsWrapping ? unit.items.map { $0.view?.wrappedWidth } : []
  }

  /// How far scroll views have moved what constraints refer to.
  private func offsets(_ host: UIView) -> [CGPoint] {
    unit.followed.isEmpty ? [] : unit.followed.sorted().map { unit.view($0, host)?.bounds.origin ?? .zero }
  }

  private func insets(_ host: UIView) -> [UIEdgeInsets] {
    insetItems.flatMap { index -> [UIEdgeInsets] in
      guard let view = unit.view(index, host) else { return [] }
      let keyboard = UIEdgeInsets(top: 0, left: 0, bottom: view.heightOfKeyboardGuide, right: 0)
      let insets = [view.preservedMargins, view.safeAreaInsets, keyboard]
      return hasReadableArea ? insets + [view.readableMargins] : insets
    }
  }
}
