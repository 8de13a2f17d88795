/// The longest part of a sequence that ascends: what may stay where it is, so that the rest makes the fewest moves.
enum AscendingPart {
  /// Marks the elements that belong to it. O(n log n), O(n) for a sequence that ascends as it is.
  static func marks(of sequence: [Int32]) -> [Bool] {
    var marks = [Bool](repeating: true, count: sequence.count)
    if zip(sequence, sequence.dropFirst()).allSatisfy({ $0 < $1 }) { return marks }
    // The element that ends the best part of each length, and the element before each in its part.
    var ends: [Int32] = []
    var before = [Int32](repeating: -1, count: sequence.count)
    for place in sequence.indices {
      let value = sequence[place]
      var low = 0
      var high = ends.count
      if let last = ends.last, sequence[Int(last)] < value { low = high }
      while low < high {
        let middle = (low + high) / 2
        if sequence[Int(ends[middle])] < value { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[place] = ends[low - 1] }
      if low == ends.count { ends.append(Int32(place)) } else { ends[low] = Int32(place) }
      marks[place] = false
    }
    var place = ends.last ?? -1
    while place >= 0 {
      marks[Int(place)] = true
      place = before[Int(place)]
    }
    return marks
  }
}
