import InterfaceBuilderXML

/// The identifiers of entries by their classes, to find objects of a listed class whose identifier no entry has.
struct ListedIdentifiers {
  private struct Listed {
    let entry: any ManifestEntry
    let listedClass: ListedClass
    let identifier: String?
  }

  private let classes: ClassComparison
  private var byClass: [DocumentClass.Key: [Listed]] = [:]

  init(_ classes: ClassComparison) { self.classes = classes }

  mutating func insert(_ entry: any ManifestEntry, of listedClass: ListedClass, identifier: String?) {
    let listed = Listed(entry: entry, listedClass: listedClass, identifier: identifier)
    for key in Set(listedClass.keys) { byClass[key, default: []].append(listed) }
  }

  /// The first entry of an object's class, if no entry of it has the object's identifier.
  func entryWithout(_ identifier: String, _ reference: ClassReference, element: String) -> (any ManifestEntry)? {
    // UIKit's own classes are everybody's.
    guard reference.className != nil else { return nil }
    let stated = classes.stated(reference, element: element)
    let entries = byClass[stated.key]?.filter { stated.matches($0.listedClass) } ?? []
    guard !entries.contains(where: { $0.identifier?.isLiterally(identifier) ?? false }) else { return nil }
    return entries.first?.entry
  }
}
