import ReuseGenDeclarations
import ReuseGenXML

/// Resolves a manifest: finds each entry's document and object, and fills in the values that the manifest omits.
///
///     let resolved = Resolver.resolve(manifest, documents: DocumentSet(files), module: "App", declarations)
///     resolved.cells.first?.reuseIdentifier
///
/// Later stages read the result, and look nothing up again. If a document contradicts an entry, the entry is resolved
/// to the best match, and a lint rule reports the difference. The resolver itself reports only missing values and
/// conflicts between entries.
///
/// The indexes of scenes and prototypes are built first, so an entry takes a few dictionary lookups. The time grows
/// with the number of entries plus the number of objects in the documents.
final class Resolver {
  private let documents: DocumentSet
  let classes: ClassComparison
  private let listedClasses: [TypeName: ListedClass]
  let versions: StoryboardVersions
  let cellPrototypes: PrototypeIndex
  let supplementaryPrototypes: PrototypeIndex
  let scenes: SceneIndex

  /// - Parameter declarations: Those of the target's sources, by which classes are named.
  static func resolve(
    _ manifest: Manifest,
    documents: DocumentSet,
    module: String?,
    _ declarations: Declarations = Declarations()
  ) -> ResolvedManifest {
    let resolver = Resolver(
      manifest,
      documents,
      ClassComparison(imports: manifest.imports, module: module, declarations)
    )
    var resolved = ResolvedManifest(manifest: manifest, documents: documents, classes: resolver.classes)
    resolved.cells = manifest.cells.map(resolver.resolvedCell)
    for entry in manifest.views {
      resolved.views.append(resolver.resolvedView(entry, reportingTo: &resolved.diagnostics))
    }
    resolved.scenes = manifest.scenes.map(resolver.resolvedScene)
    resolved.plan = ConformancePlan(resolved)
    resolved.segues = SegueCollector(resolved, resolver).segues()
    resolved.diagnostics += NameConflicts.diagnostics(for: resolved) + SuperclassConflicts.diagnostics(for: resolved)
    return resolved
  }

  private init(_ manifest: Manifest, _ documents: DocumentSet, _ classes: ClassComparison) {
    self.documents = documents
    let versions = StoryboardVersions(documents)
    self.classes = classes
    self.versions = versions
    var listedClasses: [TypeName: ListedClass] = [:]
    for entry in manifest.entries where listedClasses[entry.type.value] == nil {
      listedClasses[entry.type.value] = classes.listed(entry.type.value)
    }
    self.listedClasses = listedClasses
    var (cells, views, scenes) = (ClaimTable(), ClaimTable(), ClaimTable())
    func claim(_ entry: some ManifestEntry) -> Claim {
      let type = entry.type.value
      return Claim(listedClass: listedClasses[type] ?? classes.listed(type), identifier: entry.reuseIdentifier)
    }
    // Without storyboards there is nothing to claim.
    if !versions.all.isEmpty {
      for entry in manifest.cells where entry.nib == nil { cells.insert(claim(entry), in: entry.storyboard?.value) }
      for entry in manifest.views where entry.nib == nil { views.insert(claim(entry), in: nil) }
      for entry in manifest.scenes where entry.identifier != nil {
        scenes.insert(claim(entry), in: entry.storyboardName)
      }
    }
    cellPrototypes = PrototypeIndex(versions, { $0.prototypeCells }, claims: cells, by: classes)
    supplementaryPrototypes = PrototypeIndex(versions, { $0.supplementaryPrototypes }, claims: views, by: classes)
    self.scenes = SceneIndex(versions, claims: scenes, by: classes)
  }

  func listed(_ type: TypeName) -> ListedClass { listedClasses[type] ?? classes.listed(type) }

  // MARK: Documents

  /// If several documents share a name, the first of the best matches is used.
  ///
  /// - Parameter agreement: How well a document fits, of which only that counts which exceeds the second argument.
  private func lookUp(
    _ name: String,
    _ kind: InterfaceBuilderDocument.Kind,
    agreement: (NamedDocument, Int) -> Int
  ) -> DocumentLookup {
    let candidates = documents.candidates(name, kind)
    if let only = candidates.first, candidates.count == 1 { return .found(only) }
    var best: (document: NamedDocument, agreement: Int)?
    for candidate in candidates {
      let known = best?.agreement ?? -1
      let found = agreement(candidate, known)
      if found > known { best = (candidate, found) }
    }
    if let best { return .found(best.document) }
    return documents.isUnreadable(name, kind) ? .unreadable : .missing
  }

  func storyboard(_ name: String, agreement: (Int) -> Int) -> DocumentLookup {
    lookUp(name, .storyboard) { storyboard, _ in versions.numbers(of: storyboard).map(agreement).max() ?? 0 }
  }

  func nib(
    _ name: String,
    for entry: some ManifestEntry,
    _ listedClass: ListedClass,
    isOwner: Bool = false,
    category: IBObjectType.Category? = nil
  ) -> DocumentLookup {
    lookUp(name, .xib) { nib, known in
      nib.versions.reduce(0) { best, version in
        let known = max(best, known)
        return max(
          best,
          agreement(of: version, with: entry, listedClass, isOwner: isOwner, category: category, above: known)
        )
      }
    }
  }

  /// How well a nib fits an entry: by the class in its role first, then by what a list needs of a nib.
  ///
  /// - Parameter known: The agreement of another nib. If it isn't exceeded, the result can be less than it is: of nibs
  ///   that share a name, nearly all are of other classes.
  private func agreement(
    of document: InterfaceBuilderDocument,
    with entry: some ManifestEntry,
    _ listedClass: ListedClass,
    isOwner: Bool,
    category: IBObjectType.Category?,
    above known: Int
  ) -> Int {
    let root = document.roots.first { classes.equal(listedClass, $0.class, element: $0.element) }
    let owner = document.owner.flatMap { classes.equal(listedClass, $0.class, element: $0.element) ? $0 : nil }
    let ofClass = ((isOwner ? owner != nil : root != nil) ? 16 : 0) + (root != nil || owner != nil ? 8 : 0)
    if ofClass + 7 <= known { return ofClass }
    let identifier = document.reusables.first { $0.role == .root }?.identifier
    let signs = [
      (category == nil || category == root.map { IBObjectType.category(of: $0.element) }, 4),
      (isOwner || document.roots.count == 1 && !document.setsOutletsOfOwner, 2),
      (identifier == entry.reuseIdentifier, 1),
    ]
    return signs.reduce(ofClass) { $0 + ($1.0 ? $1.1 : 0) }
  }

  static func rootCategory(of nib: NamedDocument?) -> IBObjectType.Category? {
    (nib?.versions.first?.roots.first?.element).map(IBObjectType.category)
  }
}
