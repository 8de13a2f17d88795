import ReuseGenBasics

/// The sizes of the items that have been measured, ordered by item. Items that haven't take no memory.
struct MeasuredSizes {
  private var items: [Int] = []
  private var sizes: [LayoutSize] = []

  /// The number of measured items before an item.
  private func index(of item: Int) -> Int {
    // Scrolling down measures items after all others.
    if let last = items.last, last < item { return items.count }
    return items.indices.partitionIndex { items[$0] >= item }
  }

  subscript(item: Int) -> LayoutSize? {
    let index = index(of: item)
    return index < items.count && items[index] == item ? sizes[index] : nil
  }

  /// The sizes of the items from one on, by their distance from it.
  func sizes(from first: Int) -> (_ distance: Int) -> LayoutSize? {
    let start = index(of: first)
    return { distance in
      let item = first + distance
      var index = start + distance
      // Items that are shown together are mostly measured together: none between them is left out.
      if index >= items.count || items[index] != item {
        index = (start..<min(index, items.count)).partitionIndex { items[$0] >= item }
      }
      return index < items.count && items[index] == item ? sizes[index] : nil
    }
  }

  mutating func set(_ size: LayoutSize, of item: Int) {
    let index = index(of: item)
    if index < items.count, items[index] == item {
      sizes[index] = size
    } else {
      items.insert(item, at: index)
      sizes.insert(size, at: index)
    }
  }

  /// The first measured item at or after an item.
  func first(from item: Int) -> Int? {
    let index = index(of: item)
    return index < items.count ? items[index] : nil
  }

  /// Whether any item of a range has been measured.
  func contains(anyOf range: Range<Int>) -> Bool {
    first(from: range.lowerBound).map { $0 < range.upperBound } ?? false
  }

  /// Removes an item; later items take the indices before theirs.
  mutating func remove(at item: Int) {
    let index = index(of: item)
    if index < items.count, items[index] == item {
      items.remove(at: index)
      sizes.remove(at: index)
    }
    for later in index..<items.count { items[later] -= 1 }
  }

  /// Inserts an item that hasn't been measured; later items take the indices after theirs.
  mutating func insert(at item: Int) {
    for later in index(of: item)..<items.count { items[later] += 1 }
  }

  /// Removes the size of an item.
  mutating func forget(_ item: Int) {
    let index = index(of: item)
    guard index < items.count, items[index] == item else { return }
    items.remove(at: index)
    sizes.remove(at: index)
  }

  /// The memory that the sizes take, in bytes.
  var storageSize: Int { items.capacity * 8 + sizes.capacity * MemoryLayout<LayoutSize>.stride }
}
