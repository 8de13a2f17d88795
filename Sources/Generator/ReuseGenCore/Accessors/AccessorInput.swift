import SourceDeclarations

/// The input of all kinds of accessors: the resolved manifest, and the decisions that they share.
final class AccessorInput: Sendable {
  let resolved: ResolvedManifest
  let types: CatalogTypes
  let library: LibraryNames
  let segueNames: SegueNames
  let scenes: SceneReferences
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
  /// The entries whose classes are made to conform.
  private let conforming: Set<ObjectIdentifier>
  private let declarations: Declarations

  init(
    _ resolved: ResolvedManifest,
    _ declarations: Declarations,
    defaultBundle: BundleChoice?,
    isStandalone: Bool
  ) {
    self.resolved = resolved
    self.isStandalone = isStandalone
    self.declarations = declarations
    library = LibraryNames(
      declarations,
      namespace: resolved.manifest.namespace.value,
      isStandalone: isStandalone
    )
    let others = resolved.manifest.imports.filter { $0 != "Recycler" && $0 != "UIKit" }
    importedModules = isStandalone ? ["UIKit"] + others : resolved.manifest.imports
    imports = Set(importedModules)
    firstScenes = Self.firstScenes(resolved.scenes)
    scenes = SceneReferences(resolved.scenes)
    outletNames = OutletNames(resolved, declarations)
    segueNames = SegueNames(resolved.segues)
    types = CatalogTypes(resolved, segueNames: segueNames)
    bundles = Bundles(resolved.manifest.bundle ?? defaultBundle, types)
    // `"conformances": false` on the manifest means the same as on every entry.
    let entries = resolved.manifest.writesConformances ? resolved.manifest.entries : []
    // A class conforms once, as its first entry specifies; code reaches the others by their identifiers.
    var known = Self.controllersOfSeveralScenes(resolved)
    conforming = Set(
      entries
        .filter {
          $0.writesConformance && !$0.type.value.isOfUIKit
            && known.insert($0.type.value.within(resolved.module)).inserted
        }
        .map(ObjectIdentifier.init)
    )
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

  /// The classes that are listed for several scenes. A conformance would make `instantiate()` pick one of them.
  private static func controllersOfSeveralScenes(_ resolved: ResolvedManifest) -> Set<TypeName> {
    var scenes: [TypeName: Int] = [:]
    for scene in resolved.manifest.scenes where scene.writesConformance && !scene.type.value.isOfUIKit {
      scenes[scene.type.value.within(resolved.module), default: 0] += 1
    }
    return Set(scenes.filter { $0.value > 1 }.keys)
  }

  /// Whether the file's own `Bundle.resources(of:)` chooses the bundle.
  var leavesBundleToCompiler: Bool { bundles.choice == nil }

  var manifest: Manifest { resolved.manifest }

  func conforms(_ entry: some ManifestEntry) -> Bool { conforming.contains(ObjectIdentifier(entry)) }

  /// Whether the sources declare a class that other modules see.
  func isPublic(_ type: TypeName) -> Bool {
    declarations.references(to: type.within(resolved.module).text).contains { reference in
      let declared = declarations[reference]
      return declared.kind == .class && !declared.modifiers.isDisjoint(with: [.public, .open])
    }
  }
}
