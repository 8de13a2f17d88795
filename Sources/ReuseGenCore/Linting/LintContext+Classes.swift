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

  /// The modules of which the sources declare more than half of the classes that documents name.
  var declaredModules: Set<String> {
    var names: [String: Set<String>] = [:]
    for reference in versions.flatMap(\.classes).map(\.class) {
      guard let module = reference.namedModule, let name = reference.type?.last else { continue }
      names[module, default: []].insert(name)
    }
    return Set(names.filter { 2 * $0.value.count(where: declarations.declaresClass) > $0.value.count }.keys)
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

  /// The names of nibs by the paths of their versions.
  var nibNames: [String: String] {
    var names: [String: String] = [:]
    for named in documents.all where named.kind == .xib {
      for version in named.versions { names[version.path] = named.name }
    }
    return names
  }

  /// Whether the manifest lists a nib, or code may load it: by its name, or by that of a class of the same name.
  func names(nib name: String) -> Bool {
    let constant = name.prefix(1).lowercased() + name.dropFirst()
    // A view controller without a nib name loads the nib that is named after it, with or without "Controller".
    return nibs.contains { $0.name == name }
      || [name, constant, "\(name)Controller"].contains(where: declarations.names)
  }
}
