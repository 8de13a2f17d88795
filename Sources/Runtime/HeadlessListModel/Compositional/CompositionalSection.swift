/// The items of a section, arranged in groups that follow each other along an axis.
///
/// Groups whose items haven't been measured are all alike. Only one of them is arranged; the locations of the others
/// follow by arithmetic. Two sequences store the number of cells and the length of each group. Runs of equal groups
/// take no memory in them, so that a million items cost as much as a thousand.
package final class CompositionalSection {
  package struct Group: Equatable {
    package var index: Int
    package var items: Range<Int>
    /// The start of the group along the axis.
    package var offset: Double
    /// The length of the group along the axis.
    package var extent: Double
  }

  /// Groups with measured cells.
  private struct MeasuredGroups {
    var indices: Set<Int> = []
    /// The length of the longest of them across the axis.
    var breadth = 0.0
  }

  /// The number of items.
  package private(set) var count: Int
  private let blueprint: LayoutItem
  private let container: LayoutSize
  private let axis: LayoutAxis
  private let spacing: Double
  /// Whether the number of a group's cells depends on measured sizes.
  private let breaksByMeasuredSizes: Bool
  /// A full group of items that haven't been measured.
  private let template: ArrangedGroup
  /// The last group if it has fewer items than the template, and none of them has been measured.
  private var partial: ArrangedGroup?
  /// The number of cells in each group, as lengths.
  private var counts = ExtentSequence()
  /// The length of each group with the spacing after it.
  private var extents = ExtentSequence()
  private var measured = MeasuredSizes()
  /// The groups with measured cells; `nil` until the breadth is needed.
  private var measuredGroups: MeasuredGroups?
  /// The number of changes so far.
  package private(set) var changeCount = 0

  /// - Parameters:
  ///   - count: The number of items.
  ///   - group: The group that repeats.
  ///   - container: The size that fractions refer to.
  ///   - axis: The axis along which groups follow each other.
  ///   - spacing: The space between groups, in points.
  package init(count: Int, group: LayoutItem, container: LayoutSize, axis: LayoutAxis, spacing: Double) {
    self.count = count
    blueprint = group
    self.container = container
    self.axis = axis
    self.spacing = spacing
    breaksByMeasuredSizes = group.breaksByMeasuredSizes
    template = GroupArranger.arrange(group, in: container, along: axis)
    arrange(from: 0)
  }

  /// The number of cells in a full group of items that haven't been measured.
  package var groupCapacity: Int { template.cells.count }
  package var groupCount: Int { counts.count }

  /// The length of all groups along the axis.
  package var extent: Double { counts.count == 0 ? 0 : max(0, extents.total - spacing) }

  // MARK: Groups

  package func group(at index: Int) -> Group {
    let first = Int(counts.offset(of: index))
    return Group(
      index: index,
      items: first..<first + Int(counts[index].length),
      offset: extents.offset(of: index),
      extent: max(0, extents[index].length - spacing)
    )
  }

  /// The group that contains an item; `nil` if the item isn't shown.
  package func group(of item: Int) -> Group? {
    guard item >= 0, Double(item) < counts.total, let index = counts.index(at: Double(item)) else { return nil }
    return group(at: index)
  }

  /// The groups that lie at least partly between two offsets.
  package func groups(from low: Double, to high: Double) -> [Group] {
    guard high > low, high > 0, low < extent, let first = extents.index(at: low) else { return [] }
    var found: [Group] = []
    for index in first..<counts.count {
      let group = group(at: index)
      if group.offset >= high { break }
      // The search counts the spacing after a group as part of it.
      if group.offset + group.extent > low { found.append(group) }
    }
    return found
  }

  /// The frames of a group's cells, relative to the group.
  package func arrangement(of group: Group) -> ArrangedGroup {
    if !measured.contains(anyOf: group.items) {
      if group.items.count == template.cells.count { return template }
      if let partial, partial.cells.count == group.items.count { return partial }
    }
    return arranged(from: group.items.lowerBound)
  }

  /// The frame of an item; `nil` if the item isn't shown.
  package func frame(of item: Int) -> LayoutRect? {
    guard let group = group(of: item) else { return nil }
    let cell = arrangement(of: group).cells[item - group.items.lowerBound]
    return cell.frame.offset(by: LayoutPoint(along: group.offset, across: 0, axis))
  }

  // MARK: Arranging

  /// Arranges the group that begins with an item.
  private func arranged(from first: Int) -> ArrangedGroup {
    let sizes = measured.sizes(from: first)
    func arranged(_ limit: Int) -> ArrangedGroup {
      GroupArranger.arrange(blueprint, in: container, along: axis, limit: limit, measured: sizes)
    }
    // How many cells fit doesn't depend on how many are left.
    let whole = arranged(.max)
    return whole.cells.count > count - first ? arranged(count - first) : whole
  }

  /// Equal groups that follow each other.
  private struct Run {
    var groups: Int
    var cells: Int
    var extent: Double
  }

  /// The groups that begin with an item: all those before the next measured item, or one.
  private func run(from first: Int) -> Run {
    let end = measured.first(from: first) ?? count
    let whole = (end - first) / groupCapacity
    // Whether a group ends before an item may depend on the item.
    let safe = breaksByMeasuredSizes && end < count ? whole - 1 : whole
    if safe > 0 { return Run(groups: safe, cells: groupCapacity, extent: template.size[axis]) }
    let group = arranged(from: first)
    if end == count, first + group.cells.count == count { partial = group }
    return Run(groups: 1, cells: group.cells.count, extent: group.size[axis])
  }

  /// Replaces all groups from the one at an index, which begins with the item `first`.
  private func arrange(from first: Int, group index: Int = 0) {
    measuredGroups = nil
    counts.remove(index..<counts.count)
    extents.remove(index..<extents.count)
    partial = nil
    // A group without cells would repeat forever.
    if groupCapacity == 0 { return }
    var item = first
    while item < count {
      let run = run(from: item)
      insert(run, at: counts.count)
      item += run.groups * run.cells
    }
  }

  private func insert(_ run: Run, at index: Int) {
    counts.insert(repeating: Extent(Double(run.cells)), count: run.groups, at: index)
    extents.insert(repeating: Extent(max(0, run.extent + spacing)), count: run.groups, at: index)
  }

  /// Arranges groups again from the one at an index, up to a group after an item that begins where one did before.
  private func rearrange(fromGroup start: Int, through changed: Int) {
    measuredGroups = nil
    var runs: [Run] = []
    var item = Int(counts.offset(of: start))
    var end = counts.count
    while item < count {
      let run = run(from: item)
      runs.append(run)
      item += run.groups * run.cells
      if item > changed, let known = group(of: item), known.items.lowerBound == item {
        end = known.index
        break
      }
    }
    counts.remove(start..<end)
    extents.remove(start..<end)
    var index = start
    for run in runs {
      insert(run, at: index)
      index += run.groups
    }
  }
}

// MARK: Changes

extension CompositionalSection {
  /// Sets the measured size of an item. Only estimated dimensions follow it.
  package func set(_ size: LayoutSize, at item: Int) {
    guard let group = group(of: item), measured[item] != size else { return }
    changeCount += 1
    let before = measuredGroups == nil ? 0 : arrangement(of: group).size[axis.other]
    measured.set(size, of: item)
    let arranged = arranged(from: group.items.lowerBound)
    if arranged.cells.count != group.items.count || reachesBack(group) {
      return rearrange(fromGroup: breaksByMeasuredSizes ? max(0, group.index - 1) : group.index, through: item)
    }
    extents.set(Extent(max(0, arranged.size[axis] + spacing)), at: group.index)
    note(group.index, breadth: arranged.size[axis.other], before: before)
  }

  /// Whether the group before another now takes some of its cells.
  private func reachesBack(_ group: Group) -> Bool {
    guard breaksByMeasuredSizes, group.index > 0 else { return false }
    let previous = self.group(at: group.index - 1)
    return arranged(from: previous.items.lowerBound).cells.count != previous.items.count
  }

  /// Takes over the measured sizes of a section with the same items.
  package func takeSizes(of other: CompositionalSection) {
    changeCount += 1
    measured = other.measured
    arrange(from: 0)
  }

  package func measuredSize(of item: Int) -> LayoutSize? { measured[item] }

  /// The measured sizes of the items from one on, by their distance from it.
  package func measuredSizes(from first: Int) -> (_ distance: Int) -> LayoutSize? { measured.sizes(from: first) }

  /// Removes items, inserts items and forgets the sizes of items, all in ascending order of a sequence of steps.
  package func edit(_ steps: [Edit]) {
    guard var first = steps.map(\.item).min() else { return }
    changeCount += 1
    for step in steps {
      switch step {
      case .remove(let item):
        measured.remove(at: item)
        count -= 1
      case .insert(let item, let size):
        measured.insert(at: item)
        count += 1
        if let size { measured.set(size, of: item) }
      case .forget(let item): measured.forget(item)
      }
    }
    first = min(max(0, first - 1), max(0, counts.count == 0 ? 0 : Int(counts.total) - 1))
    guard let group = group(of: first) else { return arrange(from: 0) }
    // A group may end before an item because of the item's size.
    let start = self.group(at: max(0, group.index - 1))
    arrange(from: start.items.lowerBound, group: start.index)
  }

  /// A change of a section's items.
  package enum Edit {
    case remove(Int)
    /// Inserts an item, which may have been measured elsewhere.
    case insert(Int, LayoutSize?)
    /// Counts the estimate of an item again.
    case forget(Int)

    var item: Int {
      switch self {
      case .remove(let item), .insert(let item, _), .forget(let item): item
      }
    }
  }

  /// The memory that the items take, in bytes. For benchmarks.
  package var storageSize: Int { counts.storageSize + extents.storageSize + measured.storageSize }
}

// MARK: Breadth

extension CompositionalSection {
  /// The length of the longest group across the axis.
  package var breadth: Double {
    let known = measuredGroups ?? foundMeasuredGroups()
    measuredGroups = known
    if known.indices.count == counts.count { return known.breadth }
    if count >= groupCapacity { return max(known.breadth, template.size[axis.other]) }
    return counts.count == 0 ? 0 : max(known.breadth, arrangement(of: group(at: counts.count - 1)).size[axis.other])
  }

  private func foundMeasuredGroups() -> MeasuredGroups {
    var found = MeasuredGroups()
    var next = measured.first(from: 0)
    while let item = next, let group = group(of: item) {
      found.indices.insert(group.index)
      found.breadth = max(found.breadth, arrangement(of: group).size[axis.other])
      next = measured.first(from: group.items.upperBound)
    }
    return found
  }

  /// Counts a group that has been measured.
  private func note(_ group: Int, breadth: Double, before: Double) {
    guard let known = measuredGroups else { return }
    // The longest group has become shorter.
    if known.indices.contains(group), before >= known.breadth, breadth < before {
      measuredGroups = nil
    } else {
      measuredGroups?.indices.insert(group)
      measuredGroups?.breadth = max(known.breadth, breadth)
    }
  }
}
