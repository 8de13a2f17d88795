import ReuseGenBasics

/// A longest increasing subsequence: the elements that can stay where they are, so that the fewest others move.
package enum LongestIncreasingSubsequence {
  /// For each element, whether it belongs to the subsequence. O(n log n); O(n) for a sequence that is increasing.
  package static func membership(in sequence: [Int32]) -> [Bool] {
    var isMember = [Bool](repeating: true, count: sequence.count)
    if zip(sequence, sequence.dropFirst()).allSatisfy({ $0 < $1 }) { return isMember }
    // The index of the smallest element that ends a subsequence of each length, and each element's predecessor.
    var ends: [Int32] = []
    var predecessors = [Int32](repeating: -1, count: sequence.count)
    for index in sequence.indices {
      let value = sequence[index]
      var length = ends.count
      // Most elements extend the longest subsequence, without a search.
      if let last = ends.last, sequence[Int(last)] >= value {
        length = ends.indices.partitionIndex { sequence[Int(ends[$0])] >= value }
      }
      if length > 0 { predecessors[index] = ends[length - 1] }
      if length == ends.count { ends.append(Int32(index)) } else { ends[length] = Int32(index) }
      isMember[index] = false
    }
    var index = ends.last ?? -1
    while index >= 0 {
      isMember[Int(index)] = true
      index = predecessors[Int(index)]
    }
    return isMember
  }
}
