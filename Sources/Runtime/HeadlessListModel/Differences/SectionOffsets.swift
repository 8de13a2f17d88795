import ReuseGenBasics

/// The index of each section's first item among all items of a snapshot.
struct SectionOffsets {
  /// The first index of each section, and the number of all items.
  private let offsets: [Int]

  init(counts: [Int]) {
    var offsets = [0]
    for count in counts { offsets.append(offsets[offsets.count - 1] + count) }
    self.offsets = offsets
  }

  var sections: Range<Int> { 0..<offsets.count - 1 }

  func items(in section: Int) -> Range<Int> { offsets[section]..<offsets[section + 1] }

  /// The position of the item with an index among all items: O(log n) in the number of sections.
  func position(of item: Int) -> RowPosition {
    // The last section that begins at or before the item; sections before it that begin there are empty.
    let section = offsets.indices.partitionIndex { offsets[$0] > item } - 1
    return RowPosition(section: section, row: item - offsets[section])
  }
}
