import InterfaceBuilderXML
import SourceDeclarations

extension LintContext {
  /// Whether the sources are those of the target: they declare at least half of the classes that the manifest lists,
  /// or, if it lists none, that documents name.
  var areSourcesOfTarget: Bool {
    let listed = Set(listedClasses.filter(\.isOwn).map(\.last))
    guard !listed.isEmpty else { return declaresMostNamedClasses }
    return 2 * listed.count(where: declarations.declaresClass) >= listed.count
  }

  /// Whether the sources declare at least half of the classes that documents name.
  var declaresMostNamedClasses: Bool {
    let names = Set(versions.flatMap(\.classes).compactMap { $0.class.type?.last }).filter {
      AppleClass.named($0) == nil
    }
    return !names.isEmpty && 2 * names.count(where: declarations.declaresClass) >= names.count
  }

  /// Whether the sources declare several classes that documents name without a module, and nearly all of them.
  var declaresMostClassesWithoutModule: Bool {
    let references = versions.flatMap(\.classes).map(\.class).filter { $0.namedModule == nil && !classes.isOwn($0) }
    let names = Set(references.compactMap { $0.type?.last }).filter { AppleClass.named($0) == nil }
    let declared = names.count(where: declarations.declaresClass)
    return declared > 2 && declared + 1 >= names.count
  }

  /// The modules whose sources the manifest specifies, and those of which the sources declare more than half of the
  /// classes that documents name.
  var declaredModules: Set<String> {
    var names: [String: Set<String>] = [:]
    for reference in versions.flatMap(\.classes).map(\.class) {
      guard let module = reference.namedModule, let name = reference.type?.last else { continue }
      names[module, default: []].insert(name)
    }
    let declared = names.filter { 2 * $0.value.count(where: declarations.declaresClass) > $0.value.count }.keys
    return Set(declared).union((manifest.sources ?? []).compactMap(\.module))
  }

  /// The locations of the objects that entries refer to, rightly or nearly.
  var objectsOfEntries: Set<SourceLocation> {
    var locations: Set<SourceLocation> = []
    for nib in nibs {
      for document in nib.versions {
        let owner = document.filesOwner.map { [$0.location] } ?? []
        let objects = nib.isOwner ? owner : nib.roots(of: document).map(\.location)
        locations.formUnion(objects.map { document.location($0) })
      }
    }
    for version in prototypes.flatMap(\.versions) {
      if let object = version.match.object { locations.insert(version.document.location(object.location)) }
    }
    for version in scenes.flatMap(\.versions) {
      if let object = version.match.object { locations.insert(version.document.location(object.location)) }
    }
    return locations
  }

  /// Whether the manifest lists contents of a document, another document refers to it, or code may load it.
  func uses(_ name: String, _ kind: InterfaceBuilderDocument.Kind) -> Bool {
    switch kind {
    case .xib: uses(nib: name)
    case .storyboard: uses(storyboard: name)
    }
  }

  private func uses(nib name: String) -> Bool {
    let constant = name.prefix(1).lowercased() + name.dropFirst()
    // A view controller without a nib name loads the nib that is named after it, with or without "Controller".
    return nibs.contains { $0.name == name }
      || [name, constant, "\(name)Controller"].contains(where: declarations.names)
  }

  private func uses(storyboard name: String) -> Bool {
    let constant = name.prefix(1).lowercased() + name.dropFirst()
    return scenes.contains { $0.storyboard == name } || prototypes.contains { $0.storyboard == name }
      || versions.contains { $0.links.contains { $0.storyboard == name } }
      || [name, constant].contains(where: declarations.names)
      || declarations.files.contains { $0.types.contains { $0.cases.contains(constant) } }
  }
}
