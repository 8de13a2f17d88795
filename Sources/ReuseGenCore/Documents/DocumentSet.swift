import InterfaceBuilderXML

/// The documents of a target.
struct DocumentSet: Sendable {
  /// Those nearest to the top first, then by path.
  private(set) var all: [NamedDocument] = []
  /// Why files could not be read, in the order of their paths.
  private(set) var errors: [IBReadError] = []
  /// The positions of each name's documents, by kind and name.
  private var byName: [Name: [Int]] = [:]

  private struct Name: Hashable {
    var kind: InterfaceBuilderDocument.Kind
    var name: String
  }

  init(_ files: [DocumentFile]) {
    var positions: [String: Int] = [:]
    for file in files.sorted(by: { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }) {
      do {
        let document = try file.read()
        let named = NamedDocument(path: document.path, kind: document.kind)
        let key = "\(named.kind) \(named.folder)/\(named.name)"
        let position = positions[key] ?? all.count
        if position == all.count {
          positions[key] = position
          all.append(named)
        }
        all[position].add(document)
      } catch {
        errors.append(error)
      }
    }
    let depths = all.map { $0.folder.split(separator: "/").count }
    all = all.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { all[$0] }
    for (index, document) in all.enumerated() {
      byName[Name(kind: document.kind, name: document.name), default: []].append(index)
    }
  }

  var storyboards: [NamedDocument] { all.filter { $0.kind == .storyboard } }

  /// The document of a name. An app has one in its bundle, a folder may hold several: of equal names the one that
  /// agrees most with what is looked for is meant, and none of a platform without UIKit where there is another.
  func document(
    _ name: String,
    _ kind: InterfaceBuilderDocument.Kind,
    agreement: (InterfaceBuilderDocument) -> Int
  ) -> NamedDocument? {
    let named = byName[Name(kind: kind, name: name), default: []].map { all[$0] }
    let ofUIKit = named.filter { $0.versions.contains(where: \.hasUIKit) }
    let candidates = ofUIKit.isEmpty ? named : ofUIKit
    guard candidates.count > 1 else { return candidates.first }
    let agreements = candidates.map { $0.versions.map(agreement).max() ?? 0 }
    return zip(candidates, agreements).first { $0.1 == agreements.max() }?.0
  }

  /// Whether a file of this name is there and cannot be read: then nothing is missing.
  func isUnreadable(_ name: String, _ kind: InterfaceBuilderDocument.Kind) -> Bool {
    errors.contains { error in
      guard let found = InterfaceBuilderDocument.Kind(path: error.path) else { return false }
      return found == kind && NamedDocument(path: error.path, kind: kind).name == name
    }
  }
}
