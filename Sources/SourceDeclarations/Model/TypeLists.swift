/// Lists of types by name. Nearly all have one type, so that one array contains the types of all lists.
struct TypeLists: Sendable {
  fileprivate struct Link {
    let reference: Declarations.Reference
    /// The index of the next type of the list; -1 at its end.
    var next = -1
  }

  /// The indices of the first and the last type of a list.
  private struct Ends {
    let first: Int
    var last: Int

    /// Makes another type the last one, and returns the one before it.
    mutating func extend(to index: Int) -> Int {
      defer { last = index }
      return last
    }
  }

  private var links: [Link] = []
  private var ends: [String: Ends] = [:]

  mutating func reserveCapacity(_ count: Int) {
    links.reserveCapacity(count)
    ends.reserveCapacity(count)
  }

  /// Appends a type to a list. Returns whether the list is new.
  mutating func append(_ reference: Declarations.Reference, to name: String) -> Bool {
    let index = links.count
    links.append(Link(reference: reference))
    let last = ends[name, default: Ends(first: index, last: index)].extend(to: index)
    if last != index { links[last].next = index }
    return last == index
  }

  /// The types of a list, in the order in which they were appended; none if there is no such list.
  subscript(name: String) -> List { List(links: links, index: ends[name]?.first ?? -1) }

  /// The names of all lists, in no particular order.
  var names: some Collection<String> { ends.keys }

  struct List: Sequence, IteratorProtocol {
    fileprivate let links: [Link]
    fileprivate var index: Int

    mutating func next() -> Declarations.Reference? {
      guard index >= 0 else { return nil }
      defer { index = links[index].next }
      return links[index].reference
    }
  }
}
