import ReuseGenDeclarations

/// The input of all kinds of accessors: the resolved manifest, and the decisions that they share.
final class AccessorInput: Sendable {
  let resolved: ResolvedManifest
  let types: CatalogTypes
  let library: LibraryNames
  let segueNames: SegueNames
  let outletNames: OutletNames
  /// The modules that the generated file imports, in the manifest's order.
  let importedModules: [String]
  let imports: Set<String>
  /// Whether the generated file declares the mixins itself.
  let isStandalone: Bool
  let bundles: Bundles
  /// For the path of a document and the identifier of one of its scenes, the index of the first entry that lists the
  /// scene. Copied documents share the identifiers of their scenes.
  let firstScenes: [String: [String: Int]]
  private let availabilities: [TypeName: Availability]
  /// Which classes are made to conform.
  let plan: ConformancePlan

  init(
    _ resolved: ResolvedManifest,
    _ declarations: Declarations,
    defaultBundle: BundleChoice?,
    usedLibrary: AccessorLibrary
  ) {
    self.resolved = resolved
    isStandalone = usedLibrary == .standalone
    library = LibraryNames(declarations, namespace: resolved.manifest.namespace.value, usedLibrary)
    let others = resolved.manifest.imports.filter { $0 != "Recycler" && $0 != "UIKit" }
    importedModules = isStandalone ? ["UIKit"] + others : resolved.manifest.imports
    imports = Set(importedModules)
    firstScenes = Self.firstScenes(resolved.scenes)
    outletNames = OutletNames(resolved, declarations)
    segueNames = SegueNames(resolved.segues)
    types = CatalogTypes(resolved, segueNames: segueNames)
    var availabilities: [TypeName: Availability] = [:]
    func note(_ type: TypeName) {
      if availabilities[type] == nil { availabilities[type] = resolved.classes.scope.availability(of: type) }
    }
    for entry in resolved.entries { note(entry.writtenType) }
    for segue in resolved.segues { [segue.source, segue.destination].compactMap(\.self).forEach(note) }
    self.availabilities = availabilities
    let ownClass = resolved.entries.first { entry in
      entry.listedClass.isOwn && !entry.type.isOfUIKit && availabilities[entry.writtenType]?.condition == nil
    }?.writtenType
    bundles = Bundles(resolved.manifest.bundle ?? defaultBundle, types, ownClass: ownClass)
    plan = resolved.conformances
  }

  private static func firstScenes(_ scenes: [ResolvedScene]) -> [String: [String: Int]] {
    var first: [String: [String: Int]] = [:]
    for (index, scene) in scenes.enumerated() {
      for version in scene.versions {
        guard let id = version.match.objectOfClass?.sceneID else { continue }
        if first[version.document.path]?[id] == nil { first[version.document.path, default: [:]][id] = index }
      }
    }
    return first
  }

  /// The first listed scene that a segue starts from; `nil` if none is listed.
  func firstScene(of segue: ResolvedSegue) -> ResolvedScene? {
    segue.scenes.compactMap { firstScenes[$0.path]?[$0.sceneID] }.min().map { resolved.scenes[$0] }
  }

  /// Whether the file's own `Bundle.resources(of:)` chooses the bundle.
  var leavesBundleToCompiler: Bool { bundles.choice == nil }

  var manifest: Manifest { resolved.manifest }

  /// The availability of the class of an entry or a segue.
  func availability(of type: TypeName) -> Availability { availabilities[type] ?? Availability() }

  func conforms(_ entry: any ResolvedEntry) -> Bool { plan.conforms(entry) }

  /// The access level of the members that make an entry's class conform.
  func accessOfConformance(_ entry: any ResolvedEntry) -> AccessLevel {
    max(manifest.access, resolved.classes.scope.accessOfRequirements(in: entry.type))
  }

  /// Whether a class is a view controller. Its name decides if the sources don't.
  func isController(_ type: TypeName) -> Bool {
    let name = type.within(imports.first { $0 == type.head }).text
    return resolved.classes.scope.declarations.isKind(name, of: "UIViewController") ?? type.last.hasSuffix("Controller")
  }

  /// Whether a view has `init(frame:)`: the sources declare its class with it, or without designated initializers.
  func isMadeWithFrame(_ type: TypeName) -> Bool {
    let name = type.within(imports.first { $0 == type.head }).text
    let declarations = resolved.classes.scope.declarations
    for ancestor in declarations.superclassChain(of: name).classes {
      let initializers = declarations.references(to: ancestor).flatMap { declarations[$0].methods }.filter { method in
        method.kind == .initializer && !method.modifiers.contains(.convenience)
      }
      if !initializers.isEmpty { return initializers.contains { $0.name == "init(frame:)" } }
    }
    return true
  }

  /// The access level of the import of each module that declarations of the file need, which is the module's default
  /// where none is given.
  var importAccess: [String: AccessLevel] {
    var levels: [String: AccessLevel] = [:]
    let basis = isStandalone ? "UIKit" : "Recycler"
    levels[basis] = manifest.access
    func need(_ type: TypeName, _ access: AccessLevel) {
      guard let module = resolved.classes.scope.importedModule(of: type) else { return }
      levels[module] = max(levels[module] ?? access, access)
    }
    for entry in resolved.entries {
      let access = plan.writesConformance(of: entry) ? accessOfConformance(entry) : manifest.access
      // The standalone protocols are the file's own.
      if !isStandalone { levels[basis] = max(levels[basis] ?? access, access) }
      need(entry.type, access)
    }
    for segue in resolved.segues {
      need(segue.source, manifest.access)
      if let destination = segue.destination { need(destination, manifest.access) }
    }
    return levels
  }
}
