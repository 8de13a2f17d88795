import ReuseGenXML

/// The identifiers of entries by their classes, to find objects of a listed class whose identifier no entry has.
struct ListedIdentifiers {
  /// A listed class, and the identifiers of all its entries.
  private struct Listed {
    let firstEntry: any ManifestEntry
    let listedClass: ListedClass
    /// The identifiers as bytes, because equal strings needn't be the same identifier.
    var identifiers: Set<[UInt8]> = []
  }

  private let classes: ClassComparison
  private var all: [Listed] = []
  private var positions: [ListedClass: Int] = [:]
  /// The positions in `all` by the classes that documents state.
  private var byClass: [DocumentClass.Key: [Int]] = [:]

  init(_ classes: ClassComparison) { self.classes = classes }

  mutating func insert(_ entry: any ManifestEntry, of listedClass: ListedClass, identifier: String?) {
    let position = positions[listedClass] ?? all.count
    if position == all.count {
      positions[listedClass] = position
      all.append(Listed(firstEntry: entry, listedClass: listedClass))
      for key in Set(listedClass.keys) { byClass[key, default: []].append(position) }
    }
    if let identifier { all[position].identifiers.insert(Array(identifier.utf8)) }
  }

  /// The first entry of an object's class, if no entry of it has the object's identifier.
  func entryWithout(_ identifier: String, _ reference: ClassReference, element: String) -> (any ManifestEntry)? {
    // UIKit's own classes are everybody's.
    guard reference.className != nil else { return nil }
    let stated = classes.stated(reference, element: element)
    let listed = byClass[stated.key, default: []].filter { stated.matches(all[$0].listedClass) }
    let bytes = Array(identifier.utf8)
    guard !listed.contains(where: { all[$0].identifiers.contains(bytes) }) else { return nil }
    return listed.first.map { all[$0].firstEntry }
  }
}
