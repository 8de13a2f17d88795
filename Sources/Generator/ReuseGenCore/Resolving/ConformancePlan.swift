import ReuseGenDeclarations

/// Which classes get a conformance of their own, and which inherit that of another listed class.
///
/// A class conforms once, as its first entry specifies; code reaches the others by their identifiers. A subclass can't
/// override the static members of its superclass's extension, which therefore return the values of listed subclasses.
struct ConformancePlan: Sendable {
  /// A class whose conformance needs more than its superclass's has.
  struct Conflict: Sendable {
    let entry: any ResolvedEntry
    let superclass: any ResolvedEntry
  }

  /// The entries whose classes conform, by their own conformance or by that of a superclass.
  private var conforming: Set<ObjectIdentifier> = []
  private var inheriting: Set<ObjectIdentifier> = []
  /// The entries of subclasses by those of their superclasses, the most derived class first.
  private var subclasses: [ObjectIdentifier: [any ResolvedEntry]] = [:]
  private(set) var conflicts: [Conflict] = []

  init(_ resolved: ResolvedManifest) {
    guard resolved.manifest.writesConformances else { return }
    let declarations = resolved.classes.scope.declarations
    var known = Self.controllersOfSeveralScenes(resolved)
    var first: [(entry: any ResolvedEntry, className: String)] = []
    // UIKit's own classes are listed as what they are.
    for entry in resolved.entries where !entry.type.isOfUIKit {
      // An entry without a conformance doesn't keep another one of the class from having it.
      let name = resolved.classes.scope.withoutAlias(entry.type.within(resolved.module))
      if entry.statement.specified.values.writesConformance {
        guard known.insert(name).inserted else { continue }
        conforming.insert(ObjectIdentifier(entry.statementOwner))
      }
      first.append((entry, entry.listedClass.path))
    }
    guard !declarations.files.isEmpty else { return }
    inherit(first, declarations)
  }

  private mutating func inherit(
    _ entries: [(entry: any ResolvedEntry, className: String)],
    _ declarations: Declarations
  ) {
    let roots = Dictionary(
      entries.filter { conforms($0.entry) }.map { ($0.className, $0.entry) },
      uniquingKeysWith: { first, _ in first }
    )
    let superclasses = Superclasses(declarations)
    var found: [ObjectIdentifier: [(depth: Int, entry: any ResolvedEntry)]] = [:]
    var joined: Set<String> = []
    for (entry, className) in entries.filter({ conforms($0.entry) }) + entries.filter({ !conforms($0.entry) }) {
      var ancestors: [String] = []
      var next = superclasses.name(after: className)
      while let name = next, ancestors.count < Self.longestChain, name != className {
        ancestors.append(name)
        next = declarations.isClass(name) ? superclasses.name(after: name) : nil
      }
      guard let root = ancestors.last(where: { roots[$0] != nil }).flatMap({ roots[$0] }) else { continue }
      guard entry.conformance.protocols.isSubset(of: root.conformance.protocols) else {
        if conforms(entry) { conflicts.append(Conflict(entry: entry, superclass: root)) }
        continue
      }
      if conforms(entry) { inheriting.insert(ObjectIdentifier(entry.statementOwner)) }
      if joined.insert(className).inserted {
        found[ObjectIdentifier(root.statementOwner), default: []].append((ancestors.count, entry))
      }
    }
    subclasses = found.mapValues { entries in
      // Entries of the same depth keep their order, so that the output doesn't change.
      entries.enumerated().sorted { ($1.element.depth, $0.offset) < ($0.element.depth, $1.offset) }.map(\.element.entry)
    }
  }

  /// More than any real chain has.
  private static let longestChain = 64

  /// The classes that are listed for several scenes. A conformance would make `instantiate()` pick one of them.
  private static func controllersOfSeveralScenes(_ resolved: ResolvedManifest) -> Set<TypeName> {
    var scenes: [TypeName: Int] = [:]
    for scene in resolved.manifest.scenes where scene.writesConformance && !scene.type.value.isOfUIKit {
      scenes[scene.type.value.within(resolved.module), default: 0] += 1
    }
    return Set(scenes.filter { $0.value > 1 }.keys)
  }

  /// Whether the class of an entry conforms as the entry specifies.
  func conforms(_ entry: any ResolvedEntry) -> Bool { conforming.contains(ObjectIdentifier(entry.statementOwner)) }

  /// Whether the conformance of an entry's class is its own.
  func writesConformance(of entry: any ResolvedEntry) -> Bool {
    conforms(entry) && !inheriting.contains(ObjectIdentifier(entry.statementOwner))
  }

  /// The entries of the subclasses that inherit the conformance of an entry's class, the most derived class first.
  func subclasses(of entry: any ResolvedEntry) -> [any ResolvedEntry] {
    subclasses[ObjectIdentifier(entry.statementOwner)] ?? []
  }
}

extension ResolvedManifest {
  /// The cells, then the views, then the scenes.
  var entries: [any ResolvedEntry] {
    var entries: [any ResolvedEntry] = cells
    for view in views { entries.append(view) }
    for scene in scenes { entries.append(scene) }
    return entries
  }
}

extension ResolvedEntry {
  /// The manifest's entry.
  var statementOwner: any ManifestEntry { entry }
  var statement: EntryStatement { entry.statement }
  /// The class by the name that the generated file has for it.
  var writtenType: TypeName { listedClass.written }
}
