/// Where the sections of a snapshot begin among all its items.
struct SectionStarts {
  /// The place of each section's first item, and the number of all items.
  private let starts: [Int]

  init(counts: [Int]) {
    var starts = [0]
    for count in counts { starts.append(starts[starts.count - 1] + count) }
    self.starts = starts
  }

  var sections: Range<Int> { 0..<starts.count - 1 }

  func places(in section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }

  /// The position of the item at a place among all: O(log n) in the number of sections.
  func position(of place: Int) -> RowPosition {
    // The last section that doesn't begin later; those before that begin there, too, are empty.
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= place { low = middle + 1 } else { high = middle }
    }
    return RowPosition(section: low - 1, row: place - starts[low - 1])
  }
}
