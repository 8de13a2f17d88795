/// Which targets each target sees through those that it depends on.
///
/// Targets that depend on one another see the same ones, so the graph is searched once: it takes as long as there are
/// dependencies, and as the result is long.
struct TargetGraph {
  /// The positions of the targets that each target sees, in ascending order, itself not among them.
  let visible: [[Int]]
  /// Whether each target depends on itself through others.
  let isInCycle: [Bool]

  /// - Parameter dependencies: The positions of the targets that each target depends on.
  init(_ dependencies: [[Int]]) {
    let cycles = Cycles(dependencies)
    var reached: [PositionSet] = []
    for (number, members) in cycles.all.enumerated() {
      var all = PositionSet(count: dependencies.count)
      for member in members { all.insert(member) }
      // A cycle comes after those that it leads to. The latest ones see most of the others, which are then skipped.
      let next = Set(members.flatMap { dependencies[$0] }.map { cycles.numbers[$0] }).subtracting([number])
      for next in next.sorted(by: >) where !all.contains(cycles.all[next][0]) { all.formUnion(reached[next]) }
      reached.append(all)
    }
    visible = dependencies.indices.map { position in
      reached[cycles.numbers[position]].positions.filter { $0 != position }
    }
    isInCycle = dependencies.indices.map { cycles.all[cycles.numbers[$0]].count > 1 }
  }
}

/// The positions of some targets, as bits.
private struct PositionSet {
  private var words: [UInt64]

  /// - Parameter count: The number of targets.
  init(count: Int) { words = Array(repeating: 0, count: (count + 63) / 64) }

  mutating func insert(_ position: Int) { words[position / 64] |= 1 << UInt64(position % 64) }

  func contains(_ position: Int) -> Bool { words[position / 64] & 1 << UInt64(position % 64) != 0 }

  mutating func formUnion(_ other: Self) {
    for index in words.indices { words[index] |= other.words[index] }
  }

  /// The positions in ascending order.
  var positions: [Int] {
    var positions: [Int] = []
    for (index, word) in words.enumerated() {
      var rest = word
      while rest != 0 {
        positions.append(index * 64 + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
    return positions
  }
}

/// The groups of targets that depend on one another, by Tarjan's algorithm. Most groups have one target.
private struct Cycles {
  /// The positions in each group. A group comes after those that it depends on.
  private(set) var all: [[Int]] = []
  /// The number of each target's group.
  private(set) var numbers: [Int]

  private let dependencies: [[Int]]
  /// When each target was found; `nil` for one that wasn't.
  private var found: [Int?]
  /// The earliest target, by the time when it was found, that each one leads back to.
  private var earliest: [Int]
  /// The found targets without a group.
  private var open: [Int] = []
  private var time = 0

  init(_ dependencies: [[Int]]) {
    self.dependencies = dependencies
    numbers = Array(repeating: -1, count: dependencies.count)
    found = Array(repeating: nil, count: dependencies.count)
    earliest = Array(repeating: 0, count: dependencies.count)
    for position in dependencies.indices where found[position] == nil { search(from: position) }
  }

  /// Without recursion, because a chain of targets can be long.
  private mutating func search(from start: Int) {
    var path = [(position: start, next: 0)]
    find(start)
    while let (position, next) = path.last {
      if next < dependencies[position].count {
        path[path.count - 1].next += 1
        let dependency = dependencies[position][next]
        if let time = found[dependency] {
          if numbers[dependency] < 0 { earliest[position] = min(earliest[position], time) }
        } else {
          find(dependency)
          path.append((dependency, 0))
        }
      } else {
        path.removeLast()
        if let around = path.last?.position { earliest[around] = min(earliest[around], earliest[position]) }
        if earliest[position] == found[position] { close(position) }
      }
    }
  }

  private mutating func find(_ position: Int) {
    found[position] = time
    earliest[position] = time
    open.append(position)
    time += 1
  }

  private mutating func close(_ first: Int) {
    guard let start = open.lastIndex(of: first) else { return }
    for position in open[start...] { numbers[position] = all.count }
    all.append(Array(open[start...]))
    open.removeSubrange(start...)
  }
}
