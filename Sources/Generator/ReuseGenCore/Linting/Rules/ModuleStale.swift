import ReuseGenXML

enum ModuleStale: SourceRule {
  static let name = "module-stale"
  static let effect = RuleEffect.load
  static let defaultSeverity = RuleSeverity.warning
  static let summary = """
    A document names a module other than the target's for a class that the manifest lists as the target's.
    """
  static let discussion = """
    A document for which `interfaceBuilder` specifies a `module` is compared with that module. For the other
    documents the rule needs the target's module: the plugins pass it, and on the command line it is `--module`.
    """
  static let rationale = """
    If the class isn't found in that module, a plain view takes its place, and the first outlet that the plain view
    doesn't have stops the app. This happens when documents are copied, or modules renamed.
    """
  static let fix = """
    Select "Inherit Module From Target" in the identity inspector. A module that the target does use must be listed in
    `imports`.
    """
  static let example = """
    The target is the module App:

        <tableViewCell id="a" customClass="PersonCell" customModule="OldApp"/>
    """

  static func findings(in context: SourceContext) -> [Finding] {
    let entries = Dictionary(
      context.manifest.entries.map { ($0.type.value.last, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    return context.versions.flatMap { document -> [Finding] in
      guard let module = document.module ?? context.classes.module else { return [] }
      let owner = document.module == nil ? "target" : "document"
      return document.classes.compactMap { object -> Finding? in
        let reference = object.class
        guard let name = reference.className, let stated = reference.namedModule, !reference.isInTargetModule,
          stated != module, !context.classes.imports.contains(stated),
          let entry = entries[name.split(separator: ".").last.map(String.init) ?? name],
          [nil, document.module].contains(context.classes.listed(entry.type.value).module),
          // The rule for classes of sources reports it.
          context.declarations.classes(named: reference, of: document.module, in: context.classes.module)
            .obstacle == nil
        else { return nil }
        return Finding(
          "\(name) is in the module \(stated) here, but the \(owner)'s module is \(module); "
            + "select \"Inherit Module From Target\", or add \(quoted(stated)) to \"imports\"",
          at: document.location(object.location, "customModule"),
          notes: [entry.listed]
        )
      }
    }
  }
}
