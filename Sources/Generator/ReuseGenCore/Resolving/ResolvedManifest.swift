/// A manifest whose entries are resolved: what the linter checks and accessors are built from.
struct ResolvedManifest: Sendable {
  let manifest: Manifest
  let documents: DocumentSet
  let classes: ClassComparison
  var cells: [ResolvedCell] = []
  var views: [ResolvedView] = []
  var scenes: [ResolvedScene] = []
  var segues: [ResolvedSegue] = []
  /// Which classes are made to conform.
  var conformances: ConformancePlan { plan ?? ConformancePlan(self) }
  /// The same, once all entries are resolved.
  var plan: ConformancePlan?
  /// The problems: values that the manifest omits and the documents can't supply.
  var diagnostics: [Diagnostic] = []

  /// The target's own module, if it is known: a class can be listed with it and without it.
  var module: String? { classes.module }
}
