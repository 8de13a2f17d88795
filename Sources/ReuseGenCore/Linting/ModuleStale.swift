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
      examination.manifest.entries.map { ($0.type.value.last, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    return examination.versions.flatMap { document in
      document.classes.compactMap { object -> Finding? in
        let reference = object.class
        guard let name = reference.className, let stated = reference.namedModule, !reference.isInTargetModule,
          stated != module, !examination.manifest.imports.contains(stated),
          let entry = entries[name.split(separator: ".").last.map(String.init) ?? name],
          examination.classes.isOwn(entry.type.value)
        else { return nil }
        return Finding(
          "the module of \(name) is said to be \(stated), the target's is \(module); "
            + "tick \"Inherit Module From Target\", or add \(quoted(stated)) to \"imports\"",
          at: document.location(object.place, "customModule"),
          notes: [entry.listed]
        )
      }
    }
  }
}
