import ReuseGenDeclarations
import ReuseGenMustache

/// Adds to a manifest what it omits and the documents have.
struct ResolveStage {
  /// The target's own module.
  var module: String?

  func resolve(_ manifest: Manifest, _ input: TargetInput) -> ResolvedManifest {
    Resolver.resolve(manifest, documents: DocumentSet(input.documents), module: module, input.declarations)
  }
}

/// A manifest that agrees with the documents and the sources. Nothing is generated from any other.
struct CheckedManifest {
  let resolved: ResolvedManifest
  let declarations: Declarations

  fileprivate init(_ resolved: ResolvedManifest, _ declarations: Declarations) {
    self.resolved = resolved
    self.declarations = declarations
  }
}

/// Compares a resolved manifest with the documents and the sources.
struct LintStage {
  /// Whether warnings are errors.
  var isStrict: Bool
  /// The bundle of nibs and storyboards, if the manifest doesn't specify it.
  var defaultBundle: BundleChoice?
  private let lastCheck = LastCheck()

  /// The manifest with all diagnostics about it; `nil` if one of them is an error.
  func check(_ resolved: ResolvedManifest, _ input: TargetInput) -> (CheckedManifest?, [Diagnostic]) {
    let manifest = resolved.manifest
    var diagnostics = resolved.diagnostics + input.manifest.diagnostics + input.missingPaths.map { .missing($0) }
    diagnostics += input.projectProblems
    diagnostics += Linter.unknownRules(in: manifest) + input.declarations.unreadFiles
    if manifest.generatesCode {
      let bundle = manifest.bundle ?? defaultBundle
      diagnostics += LibraryNames.problems(in: input.declarations, for: resolved, bundle: bundle)
    }
    let linter = Linter(resolved, input)
    lastCheck.linter = linter
    diagnostics = graded(diagnostics + linter.diagnostics).inReadingOrder
    return (diagnostics.hasErrors ? nil : CheckedManifest(resolved, input.declarations), diagnostics)
  }

  /// The listed classes of the last check that no source declares, though one that wasn't read may.
  var undeclaredClasses: [UndeclaredClass] { lastCheck.linter?.undeclaredClasses ?? [] }

  /// The diagnostics, all of them errors in a strict check.
  func graded(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard isStrict else { return diagnostics }
    return diagnostics.map { diagnostic in
      var error = diagnostic
      error.severity = .error
      return error
    }
  }
}

/// The linter of the last check, with all that its rules looked things up in. It is freed with the pipeline rather than
/// after the check, because taking it apart takes long: a program that ends soon keeps the pipeline.
private final class LastCheck {
  var linter: Linter?
}

/// Finds the names in generated code, and makes the values that templates use.
struct TranslateStage {
  /// The bundle in which nibs are found, if the manifest doesn't specify one.
  var defaultBundle: BundleChoice?

  func context(of checked: CheckedManifest, for library: AccessorLibrary) -> MustacheValue {
    TemplateContext.make(accessorInput(of: checked, for: library))
  }

  /// The names and decisions that all accessors share.
  func accessorInput(of checked: CheckedManifest, for library: AccessorLibrary) -> AccessorInput {
    AccessorInput(checked.resolved, checked.declarations, defaultBundle: defaultBundle, usedLibrary: library)
  }
}

/// Renders a context with a template. Templates define the layout; all decisions are made before.
enum RenderStage {
  static func render(_ context: MustacheValue, through source: TemplateSource) throws(MustacheError) -> [UInt8] {
    let template = try source.template()
    return try template.renderBytes(
      context,
      partials: try TemplatePartials.included(in: template, beside: source.partials),
      requiresPartials: true,
      escaping: .none,
      lineChange: source.isBuiltIn ? LineChange(ofLinesWiderThan: LineFolding.width, LineFolding.folded) : nil
    )
  }
}
