/// An object of a document, found by its class.
protocol ObjectOfClass {
  var `class`: DocumentClass { get }
}

extension ListedClass {
  /// The positions of the class's objects in a list, ascending.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of positions for each key of the class.
  ///   - positions: The positions of the objects with a key, ascending.
  func positions(
    in objects: [some ObjectOfClass],
    limit: Int = .max,
    at positions: (DocumentClass.Key) -> ArraySlice<Int>
  ) -> [Int] {
    var found: [Int] = []
    var keysOfFound = 0
    for key in keys {
      let first = found.count
      for position in positions(key) where objects[position].class.matches(self) {
        if found.count - first == limit { break }
        found.append(position)
      }
      if found.count > first { keysOfFound += 1 }
    }
    return keysOfFound > 1 ? found.sorted() : found
  }
}

extension Claim {
  /// The positions of the objects with the class and the identifier, in one document or in all, ascending.
  func positions(
    in objects: [some ObjectOfClass],
    _ index: ObjectIndex<IdentifiedClass>,
    range: Range<Int>? = nil
  ) -> [Int] {
    listedClass.positions(in: objects) { key in
      let key = IdentifiedClass(identifier: identifier, class: key)
      return range.map { index[key, in: $0] } ?? index[key]
    }
  }
}
