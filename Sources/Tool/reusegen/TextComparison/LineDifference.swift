/// The lines that only one of two texts has. The remaining lines of both are equal.
///
/// If few lines differ, the result is minimal (Myers, "An O(ND) difference algorithm and its variations", 1986). After
/// `bound` differences the search continues from the furthest point that it reached, so that it takes linear time.
struct LineDifference {
  private(set) var isRemoved: [Bool]
  private(set) var isInserted: [Bool]

  /// The number of differences after which the search keeps the best path so far.
  private static let bound = 128

  /// - Parameters: The lines as numbers from 0 without gaps; equal lines have equal numbers.
  init(from old: [Int], to new: [Int]) {
    isRemoved = Array(repeating: false, count: old.count)
    isInserted = Array(repeating: false, count: new.count)
    var prefix = 0
    while prefix < min(old.count, new.count), old[prefix] == new[prefix] { prefix += 1 }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > prefix, newEnd > prefix, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    // A line that the other text doesn't have always differs. In a generated file these are nearly all differences.
    let (left, right) = (old[prefix..<oldEnd], new[prefix..<newEnd])
    let kinds = max(left.max() ?? -1, right.max() ?? -1) + 1
    let (isInOld, isInNew) = (Self.occurrences(in: left, of: kinds), Self.occurrences(in: right, of: kinds))
    for index in left.indices { isRemoved[index] = !isInNew[left[index]] }
    for index in right.indices { isInserted[index] = !isInOld[right[index]] }
    compare(
      Side(left.indices.filter { !isRemoved[$0] }, of: old),
      Side(right.indices.filter { !isInserted[$0] }, of: new)
    )
  }

  private static func occurrences(in lines: ArraySlice<Int>, of kinds: Int) -> [Bool] {
    var occurs = Array(repeating: false, count: kinds)
    for line in lines { occurs[line] = true }
    return occurs
  }

  /// The lines of one text that the other text has, too.
  private struct Side {
    /// The index of each line in its text.
    var indices: [Int]
    var lines: [Int]

    init(_ indices: [Int], of text: [Int]) {
      self.indices = indices
      lines = indices.map { text[$0] }
    }
  }

  private mutating func compare(_ old: Side, _ new: Side) {
    var (oldStart, newStart) = (0, 0)
    while oldStart < old.lines.count || newStart < new.lines.count {
      let search = Search(old.lines[oldStart...], new.lines[newStart...], bound: Self.bound)
      for index in search.removed { isRemoved[old.indices[index]] = true }
      for index in search.inserted { isInserted[new.indices[index]] = true }
      (oldStart, newStart) = (search.oldEnd, search.newEnd)
    }
  }
}

/// The path that passes the most lines of two texts with a limited number of differences.
private struct Search {
  private(set) var removed: [Int] = []
  private(set) var inserted: [Int] = []
  private(set) var oldEnd: Int
  private(set) var newEnd: Int

  private let old: ArraySlice<Int>
  private let new: ArraySlice<Int>
  /// The number of old lines that are passed on each diagonal, for each number of differences d. Element i is for d - i
  /// inserted and i removed lines; -1 if no path leads there.
  private var passed: [[Int]] = []

  init(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>, bound: Int) {
    (self.old, self.new) = (old, new)
    (oldEnd, newEnd) = (old.startIndex, new.startIndex)
    var best = 0
    for differences in 0...bound {
      let layer = layer(differences)
      passed.append(layer)
      // Old and new lines passed together: 2x - k.
      best = layer.indices.max { reach(layer, $0) < reach(layer, $1) } ?? 0
      if reach(layer, best) == old.count + new.count { break }
    }
    retrace(from: best)
  }

  private func reach(_ layer: [Int], _ index: Int) -> Int {
    layer[index] < 0 ? -1 : 2 * layer[index] - diagonal(index, of: layer.count - 1)
  }

  /// The number of old lines minus the number of new lines that are passed.
  private func diagonal(_ index: Int, of differences: Int) -> Int { 2 * index - differences }

  private func layer(_ differences: Int) -> [Int] {
    var layer: [Int] = []
    layer.reserveCapacity(differences + 1)
    for index in 0...differences {
      let diagonal = diagonal(index, of: differences)
      var (x, _) = step(to: index, of: differences)
      while x >= 0, x < old.count, x - diagonal < new.count,
        old[old.startIndex + x] == new[new.startIndex + x - diagonal]
      {
        x += 1
      }
      layer.append(x)
    }
    return layer
  }

  /// The point where one more difference enters a diagonal, and whether it removes a line; -1 if it can't be entered.
  private func step(to index: Int, of differences: Int) -> (passed: Int, removes: Bool) {
    guard differences > 0 else { return (0, false) }
    let before = passed[differences - 1]
    var (removing, inserting) = (-1, -1)
    if index > 0, before[index - 1] >= 0, before[index - 1] < old.count { removing = before[index - 1] + 1 }
    if index < differences, before[index] >= 0, before[index] - diagonal(index, of: differences) <= new.count {
      inserting = before[index]
    }
    return removing > inserting ? (removing, true) : (inserting, false)
  }

  private mutating func retrace(from end: Int) {
    var index = end
    let last = passed.count - 1
    oldEnd = old.startIndex + passed[last][index]
    newEnd = new.startIndex + passed[last][index] - diagonal(index, of: last)
    for differences in stride(from: last, to: 0, by: -1) {
      let (x, removes) = step(to: index, of: differences)
      if removes {
        removed.append(old.startIndex + x - 1)
        index -= 1
      } else {
        inserted.append(new.startIndex + x - diagonal(index, of: differences) - 1)
      }
    }
  }
}
