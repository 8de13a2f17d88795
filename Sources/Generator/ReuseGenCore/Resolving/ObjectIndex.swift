import ReuseGenBasics

/// Positions in a list of objects that is ordered by document, found by a key.
struct ObjectIndex<Key: Hashable & Sendable>: Sendable {
  private var positions: [Key: [Int]] = [:]

  /// Positions must be inserted in ascending order.
  mutating func insert(_ position: Int, at key: Key) { positions[key, default: []].append(position) }

  /// The positions at a key, ascending.
  subscript(key: Key) -> ArraySlice<Int> { positions[key, default: []][...] }

  /// The positions at a key that belong to one document.
  subscript(key: Key, in range: Range<Int>) -> ArraySlice<Int> { positions[key]?.positions(in: range) ?? [] }
}

extension [Int] {
  /// The elements of an ascending list that are in a range.
  func positions(in range: Range<Int>) -> ArraySlice<Int> {
    let lower = indices.partitionIndex { self[$0] >= range.lowerBound }
    return self[lower..<indices.partitionIndex { self[$0] >= range.upperBound }]
  }
}

/// An identifier and a class, by which documents hold prototypes and scenes.
struct IdentifiedClass: Hashable, Sendable {
  var identifier: String
  var `class`: DocumentClass.Key
}
