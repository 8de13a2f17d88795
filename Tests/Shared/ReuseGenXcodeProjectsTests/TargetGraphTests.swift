import ReuseGenTestSupport
import Testing

@testable import ReuseGenXcodeProjects

struct TargetGraphTests {
  /// The targets that one leads to, itself among them if it is in a cycle.
  private static func reached(from start: Int, _ dependencies: [[Int]]) -> Set<Int> {
    var reached: Set<Int> = []
    var open = dependencies[start].filter { $0 != start }
    while let next = open.popLast() {
      if reached.insert(next).inserted { open += dependencies[next] }
    }
    return reached
  }

  private static func check(_ dependencies: [[Int]]) {
    let graph = TargetGraph(dependencies)
    for index in dependencies.indices {
      let found = reached(from: index, dependencies)
      #expect(graph.visible[index] == found.subtracting([index]).sorted(), "\(index) of \(dependencies)")
      #expect(graph.isInCycle[index] == found.contains(index), "\(index) of \(dependencies)")
    }
  }

  @Test(arguments: 0..<300)
  func targetsSeeWhatTheyLeadTo(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let count = Int.random(in: 0...12, using: &random)
    let edges = Int.random(in: 0...24, using: &random)
    var dependencies: [[Int]] = Array(repeating: [], count: count)
    for _ in 0..<(count == 0 ? 0 : edges) {
      dependencies[.random(in: 0..<count, using: &random)].append(.random(in: 0..<count, using: &random))
    }
    Self.check(dependencies)
  }

  /// More targets than a word has bits.
  @Test func manyTargetsThatDependOnOneAnother() {
    Self.check((0..<150).map { index in (0..<150).filter { $0 != index } })
    Self.check((0..<150).map { index in Array(0..<index) })
  }

  /// The search isn't recursive, so that the stack doesn't limit a chain.
  @Test func aLongChainIsSearched() {
    let graph = TargetGraph((0..<2_000).map { $0 == 0 ? [] : [$0 - 1] })
    #expect(graph.visible.map(\.count) == Array(0..<2_000))
    #expect(!graph.isInCycle.contains(true))
  }
}
