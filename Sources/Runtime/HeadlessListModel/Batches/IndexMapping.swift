import ReuseGenBasics

/// Maps the indices of a list before a batch of updates to those after it, and back.
///
/// Elements that aren't removed keep their order and fill the indices of the new list that aren't taken by added ones.
/// Each direction costs O(log n) in the number of changes.
package struct IndexMapping {
  /// The indices removed from the old list, ascending.
  package let removed: [Int]
  /// The indices added to the new list, ascending.
  package let added: [Int]

  init(removed: [Int], added: [Int]) {
    self.removed = removed.sorted()
    self.added = added.sorted()
  }

  /// The new index of the element at an old index; `nil` if it is removed.
  func new(_ old: Int) -> Int? { Self.map(old, leaving: removed, entering: added) }

  /// The old index of the element at a new index; `nil` if it is added.
  func old(_ new: Int) -> Int? { Self.map(new, leaving: added, entering: removed) }

  private static func map(_ index: Int, leaving removed: [Int], entering added: [Int]) -> Int? {
    let removedBefore = removed.indices.partitionIndex { removed[$0] >= index }
    if removedBefore < removed.count, removed[removedBefore] == index { return nil }
    // The kept element number k gets the k-th index that isn't added.
    let kept = index - removedBefore
    return kept + added.indices.partitionIndex { added[$0] - $0 > kept }
  }
}
