import ReuseGenBasics

/// The locations of the attributes that state the facts of a document, by their elements.
///
/// They are kept because messages are about them when the document's bytes are gone. Most elements state no facts, and
/// take no room here.
struct AttributeLocations: Sendable {
  private struct Entry: Sendable {
    let element: IBLocation
    let name: String
    let location: IBLocation
  }

  /// In document order of their elements.
  private var entries: [Entry] = []

  mutating func reserveCapacity(_ count: Int) { entries.reserveCapacity(count) }

  /// Elements must be inserted in document order.
  mutating func insert(_ location: IBLocation, of name: String, inElementAt element: IBLocation) {
    entries.append(Entry(element: element, name: name, location: location))
  }

  /// The location of an attribute's name; `nil` if the element doesn't have the attribute, or if it states no fact.
  subscript(name: String, inElementAt element: IBLocation) -> IBLocation? {
    let first = entries.indices.partitionIndex { entries[$0].element >= element }
    return entries[first...].prefix { $0.element == element }.first { $0.name == name }?.location
  }
}
