import ReuseGenXML

/// The documents and scenes of a target that something may use.
struct UsedDocuments {
  private let context: AssetContext
  private let usage: ProjectUsage

  init(_ context: AssetContext, _ usage: ProjectUsage) { (self.context, self.usage) = (context, usage) }

  /// The documents that something may load.
  var all: [NamedDocument] {
    context.documents.all.filter { uses($0) && !ProjectUsage.isFixture($0.folder) }
  }

  /// Whether something may load a document.
  func uses(_ document: NamedDocument) -> Bool {
    let paths = Set(document.versions.map(\.path))
    // A controller loads the nib with its own name, with or without "Controller".
    let names = document.kind == .xib ? [document.name, "\(document.name)Controller"] : [document.name]
    return names.contains { usage.uses($0) || usage.documents(besides: paths, state: $0) }
      || context.nibs.contains { $0.name == document.name }
      || (context.scenes.map(\.storyboard) + context.prototypes.map(\.storyboard)).contains(document.name)
      || document.versions.contains { mayBeMain($0) || ProjectUsage.isFixture($0.path) }
  }

  /// Whether the app may start with a document that no name leads to.
  private func mayBeMain(_ version: InterfaceBuilderDocument) -> Bool {
    version.platform == .watchOS || !usage.knowsMainDocuments && (version.initial != nil || version.kind == .xib)
  }

  // MARK: - Scenes

  /// The controllers of a storyboard that something may show, by their object identifiers: the initial one, those that
  /// code or other storyboards name, and those that segues lead to from one of them.
  func usedControllers(of document: NamedDocument) -> Set<String> {
    let paths = Set(document.versions.map(\.path))
    var used: Set<String> = []
    for version in document.versions {
      let named = version.scenes.filter { scene in
        guard let identifier = scene.identifier else { return false }
        return usage.uses(identifier) || usage.documents(besides: paths, state: identifier)
          || context.scenes.contains { $0.storyboard == document.name && $0.identifier == identifier }
      }
      used.formUnion(reached(from: named.compactMap(\.id) + [version.initial].compactMap(\.self), in: version))
    }
    return used
  }

  private func reached(from starts: [String], in version: InterfaceBuilderDocument) -> Set<String> {
    let owned = version.scenes.compactMap { scene in scene.id.map { ($0, scene.sceneID) } }
    let scenes = Dictionary(owned) { first, _ in first }
    let segues = Dictionary(grouping: version.segues, by: \.sceneID)
    var reached: Set<String> = []
    var pending = starts
    while let controller = pending.popLast() {
      guard reached.insert(controller).inserted, let scene = scenes[controller] ?? nil else { continue }
      pending += (segues[scene] ?? []).compactMap(\.destination)
    }
    return reached
  }
}
