import SourceDeclarations

/// The input of the translation of all kinds of accessors: the resolved manifest, and the decisions that they share.
struct Translation: Sendable {
  let resolved: ResolvedManifest
  let types: CatalogTypes
  let segueNames: SegueNames
  let scenes: SceneReferences
  let outletNames: OutletNames
  /// The modules that the generated file imports.
  let imports: Set<String>
  /// nil: the compiler decides, by whether it compiles a Swift package.
  private let bundle: BundleChoice?
  /// For the identifier of a document's scene, the index of the first listed scene with that identifier.
  let firstScenes: [String: Int]
  /// The locations of the entries whose classes are made to conform.
  private let conforming: Set<SourceLocation>

  init(_ resolved: ResolvedManifest, _ declarations: Declarations, defaultBundle: BundleChoice?) {
    self.resolved = resolved
    bundle = resolved.manifest.bundle ?? defaultBundle
    imports = Set(resolved.manifest.imports)
    firstScenes = Self.firstScenes(resolved.scenes)
    scenes = SceneReferences(resolved.scenes)
    outletNames = OutletNames(resolved, declarations)
    segueNames = SegueNames(resolved.segues)
    types = CatalogTypes(resolved, segueNames: segueNames)
    // `"conformances": false` on the manifest means the same as on every entry.
    let entries = resolved.manifest.writesConformances ? resolved.manifest.entries : []
    // A class conforms once, as its first entry specifies; code reaches the others by their identifiers.
    var known = Self.controllersOfSeveralScenes(resolved)
    conforming = Set(
      entries
        .filter { $0.writesConformance && known.insert($0.type.value.within(resolved.module)).inserted }
        .map(\.location)
    )
  }

  private static func firstScenes(_ scenes: [ResolvedScene]) -> [String: Int] {
    var first: [String: Int] = [:]
    for (index, scene) in scenes.enumerated() {
      for id in scene.versions.compactMap({ $0.match.objectOfClass?.sceneID }) where first[id] == nil {
        first[id] = index
      }
    }
    return first
  }

  /// The classes that are listed for several scenes. A conformance would make `instantiate()` pick one of them.
  private static func controllersOfSeveralScenes(_ resolved: ResolvedManifest) -> Set<TypeName> {
    var scenes: [TypeName: Int] = [:]
    for scene in resolved.manifest.scenes where scene.writesConformance {
      scenes[scene.type.value.within(resolved.module), default: 0] += 1
    }
    return Set(scenes.filter { $0.value > 1 }.keys)
  }

  /// Whether the file's own `Bundle.resources(of:)` chooses the bundle.
  var leavesBundleToCompiler: Bool { bundle == nil }

  var manifest: Manifest { resolved.manifest }

  func conforms(_ entry: some ManifestEntry) -> Bool { conforming.contains(entry.location) }

  /// The Swift expression of the bundle that contains an entry's nib or storyboard.
  func bundleExpression(for entry: some ManifestEntry) -> String {
    bundleExpression(class: types.name(of: entry.type.value))
  }

  /// - Parameter class: The name of a class in the bundle.
  func bundleExpression(class name: String) -> String {
    switch bundle {
    case .module: ".module"
    case .main: ".main"
    case .class: "Bundle(for: \(name).self)"
    case nil: ".resources(of: \(name).self)"
    }
  }
}
