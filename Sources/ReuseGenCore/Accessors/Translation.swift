import SourceDeclarations

/// The input of the translation of all kinds of accessors: the resolved manifest, and the decisions that they share.
struct Translation: Sendable {
  let resolved: ResolvedManifest
  let types: CatalogTypes
  let segueNames: SegueNames
  /// What the target's sources declare.
  let declarations: Declarations
  private let bundle: BundleChoice
  /// The locations of the entries whose classes are made to conform.
  private let conforming: Set<SourceLocation>

  init(_ resolved: ResolvedManifest, _ declarations: Declarations, defaultBundle: BundleChoice?) {
    self.resolved = resolved
    self.declarations = declarations
    bundle = resolved.manifest.bundle ?? defaultBundle ?? .class
    segueNames = SegueNames(resolved.segues)
    types = CatalogTypes(resolved, segueNames: segueNames)
    // `"conformances": false` on the manifest means the same as on every entry.
    let entries = resolved.manifest.writesConformances ? resolved.manifest.entries : []
    // A class conforms once, as its first entry specifies; code reaches the others by their identifiers.
    var known: Set<TypeName> = []
    conforming = Set(
      entries
        .filter { $0.writesConformance && known.insert($0.type.value.within(resolved.module)).inserted }
        .map(\.location)
    )
  }

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
    }
  }
}
