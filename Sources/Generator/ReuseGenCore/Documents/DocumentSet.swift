package import ReuseGenXML

/// The documents of a target, by name.
package struct DocumentSet: Sendable {
  /// Those in the fewest folders first, then by path.
  package private(set) var all: [NamedDocument] = []
  /// Why files can't be read, in the order of their paths.
  package private(set) var errors: [IBReadError] = []
  /// The positions in `all` of the documents with a name.
  private var positions: [Name: [Int]] = [:]
  private var unreadable: Set<Name> = []

  private struct Name: Hashable {
    var kind: InterfaceBuilderDocument.Kind
    var name: String
  }

  package init(_ files: [DocumentFile] = []) {
    var identities: [NamedDocument.Identity] = []
    var versions: [[InterfaceBuilderDocument]] = []
    var known: [NamedDocument.Identity: Int] = [:]
    known.reserveCapacity(files.count)
    let sorted = files.sorted { $0.path.precedesInBytes($1.path) }
    for file in sorted {
      switch file.document {
      case .success(let document):
        let identity = NamedDocument.Identity(path: document.path, kind: document.kind)
        if let position = known[identity] {
          versions[position].append(document)
        } else {
          known[identity] = identities.count
          identities.append(identity)
          versions.append([document])
        }
      case .failure(let error):
        errors.append(error)
        guard let kind = InterfaceBuilderDocument.Kind(path: error.path) else { continue }
        unreadable.insert(Name(kind: kind, name: NamedDocument.Identity(path: error.path, kind: kind).name))
      }
    }
    let documents = identities.indices.map { NamedDocument(identities[$0], versions[$0]) }
    let depths = documents.map { $0.depth }
    all = documents.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { documents[$0] }
    positions.reserveCapacity(all.count)
    for index in all.indices {
      all[index].position = index
      positions[Name(kind: all[index].kind, name: all[index].name), default: []].append(index)
    }
  }

  var storyboards: [NamedDocument] { all.filter { $0.kind == .storyboard } }

  /// The module of most classes that the documents place in the target's own module; `nil` without such a majority.
  package var targetModule: String? {
    var counts: [String: Int] = [:]
    for found in all.flatMap(\.versions).flatMap(\.classes).map(\.class) where found.isInTargetModule {
      if let module = found.namedModule { counts[module, default: 0] += 1 }
    }
    return counts.first { 2 * $0.value > counts.values.reduce(0, +) }?.key
  }

  /// The documents that a name can mean. Those for platforms without UIKit count only if there are no others.
  ///
  /// An app has one document of each name, but a folder can hold the documents of several targets.
  package func candidates(_ name: String, _ kind: InterfaceBuilderDocument.Kind) -> [NamedDocument] {
    let named = positions[Name(kind: kind, name: name)].map { $0.map { all[$0] } } ?? files(named: name, kind)
    let ofUIKit = named.filter { $0.versions.contains(where: \.hasUIKit) }
    return ofUIKit.isEmpty ? named : ofUIKit
  }

  /// The documents with a version in a file of this name: "Card~ipad", or "Card.nib", which a bundle finds, too.
  private func files(named name: String, _ kind: InterfaceBuilderDocument.Kind) -> [NamedDocument] {
    if kind == .xib, name.hasSuffix(".nib") { return candidates(String(name.dropLast(4)), kind) }
    let document = NamedDocument.Identity(path: "\(name).\(kind.rawValue)", kind: kind).name
    if document == name { return [] }
    return candidates(document, kind).filter { $0.versions.contains { $0.path.contains("\(name).") } }
  }

  /// Whether a file of this name exists and can't be read. Then nothing is missing.
  package func isUnreadable(_ name: String, _ kind: InterfaceBuilderDocument.Kind) -> Bool {
    unreadable.contains(Name(kind: kind, name: name))
  }
}
