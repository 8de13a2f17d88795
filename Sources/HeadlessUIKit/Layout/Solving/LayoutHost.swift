/// What a view keeps of the unit that it is the host of: the unit, and its last results with what they depend on.
@MainActor
final class LayoutHost {
  private struct Entry {
    let size: LayoutSolving.HostSize
    let insets: [UIEdgeInsets]
    let result: LayoutResult
  }

  let unit: LayoutUnit
  /// The items of whose margins or bars constraints speak.
  private let insetItems: [Int]
  private var entries: [Entry] = []
  private var hasComplained = false
  /// How often the unit was solved.
  private(set) var solvings = 0

  init(_ unit: LayoutUnit) {
    self.unit = unit
    let sides = unit.relations.flatMap { [$0.first, $0.second].compactMap { $0 } }
    let items = sides.filter { $0.region != .frame && $0.region != .content }.map(\.item)
    insetItems = Set(items + unit.stacks.map(\.stack)).sorted()
  }

  /// Numbers of constraints changed: earlier results don't count any more.
  func forget() { entries = [] }

  /// A row's cell is measured, then laid out: two results serve both.
  private static let limit = 2

  func result(_ host: UIView, _ size: LayoutSolving.HostSize) -> LayoutResult {
    if let known = entries.first(where: { answers($0, host, size) }) { return known.result }
    solvings += 1
    let result = LayoutSolving(unit, host, size).solve()
    if !hasComplained, !result.broken.isEmpty {
      hasComplained = true
      LayoutMessages.say(result.broken)
    }
    entries.insert(Entry(size: size, insets: insets(host), result: result), at: 0)
    if entries.count > Self.limit { entries.removeLast() }
    return result
  }

  private func answers(_ entry: Entry, _ host: UIView, _ size: LayoutSolving.HostSize) -> Bool {
    // What fits a size of its own is what a host of that size comes to.
    guard entry.size == size || .given(entry.result.size) == size else { return false }
    for content in entry.result.contents {
      guard let view = unit.view(content.item, host) else { return false }
      if view.contentLength(content.axis, width: content.width.map { CGFloat($0) }) != content.length { return false }
    }
    return entry.insets.isEmpty || entry.insets == insets(host)
  }

  private func insets(_ host: UIView) -> [UIEdgeInsets] {
    insetItems.flatMap { place -> [UIEdgeInsets] in
      unit.view(place, host).map { [$0.preservedMargins, $0.safeAreaInsets] } ?? []
    }
  }
}
