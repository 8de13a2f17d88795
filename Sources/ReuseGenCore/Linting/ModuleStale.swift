import InterfaceBuilderXML

/// What: a document names, for a class of the target, a module that is not the target's, and does not say "target".
/// Why: the class is looked up in that module. Where it is not found, a plain view takes its place, and the first
/// outlet that it lacks stops the app. It happens to documents that are copied or whose module is renamed.
/// How to mend: tick "Inherit Module From Target" in the identity inspector. A module that the target does use belongs
/// into the manifest's "imports".
///
/// It speaks where the target's module is known: the plugin passes it, by hand it is `--module`.
enum ModuleStale: Check {
  static let rule = Rule.moduleStale

  static func findings(in examination: Examination) -> [Finding] {
    guard let module = examination.classes.module else { return [] }
    let entries = Dictionary(
      listed(examination.manifest).map { ($0.type.value.last, $0) }, uniquingKeysWith: { first, _ in first })
    return examination.versions.flatMap { document in
      document.classes.compactMap { reference, place -> Finding? in
        guard let name = reference.className, let stated = reference.namedModule, !reference.isInTargetModule,
          stated != module, !examination.manifest.imports.contains(stated),
          let entry = entries[name.split(separator: ".").last.map(String.init) ?? name],
          examination.classes.isOwn(entry.type.value)
        else { return nil }
        return Finding(
          "the module of \(name) is said to be \(stated), the target's is \(module); "
            + "tick \"Inherit Module From Target\", or add \(quoted(stated)) to \"imports\"",
          at: document.place(place, "customModule"), notes: [entry.listed])
      }
    }
  }

  private static func listed(_ manifest: Manifest) -> [any ManifestEntry] {
    manifest.cells + manifest.views + manifest.scenes
  }
}

extension InterfaceBuilderDocument {
  /// The classes that the document's scenes, reusable views, roots and owner state, each place once.
  fileprivate var classes: [(ClassReference, IBPlace)] {
    var seen: Set<IBPlace> = []
    let all =
      placeholders.map { ($0.class, $0.place) } + roots.map { ($0.class, $0.place) }
      + scenes.map { ($0.class, $0.place) } + reusables.map { ($0.class, $0.place) }
    return all.filter { seen.insert($0.1).inserted }
  }
}
