import Testing

@testable import HeadlessListModel

@Suite struct LongestIncreasingSubsequenceTests {
  @Test func theSubsequenceIsIncreasingAndLongest() {
    for count in 0...6 {
      for permutation in permutations(of: Array(0..<Int32(count))) {
        let isMember = LongestIncreasingSubsequence.membership(in: permutation)
        let part = zip(permutation, isMember).filter(\.1).map(\.0)
        #expect(part == part.sorted())
        var longest = 0
        for subset in 0..<(1 << count) {
          let chosen = permutation.indices.filter { subset >> $0 & 1 == 1 }.map { permutation[$0] }
          if chosen == chosen.sorted() { longest = max(longest, chosen.count) }
        }
        #expect(part.count == longest, "\(permutation)")
      }
    }
  }

  private func permutations(of values: [Int32]) -> [[Int32]] {
    if values.isEmpty { return [[]] }
    return values.indices.flatMap { index in
      var rest = values
      let first = rest.remove(at: index)
      return permutations(of: rest).map { [first] + $0 }
    }
  }
}
