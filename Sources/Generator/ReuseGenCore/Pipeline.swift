package import ReuseGenMustache

/// Generates code from a manifest, in five stages: parse, resolve, lint, translate, render.
///
/// Each stage is a function of the previous stage's result: `ManifestReader` parses, `Resolver` resolves, `Linter`
/// lints, `TemplateContext` translates, and `AccessorRenderer` renders. The caller reads and writes the files:
///
///     let manifest = ManifestReader.read(bytes, file: "reuse.json")
///     let output = Pipeline().generate(TargetInput(manifest, documents: documents, declarations: declarations))
///
/// The output contains the diagnostics of all stages, and text only if none of them is an error. Several templates in
/// one call share the first three stages.
///
/// Call `lint` to check without generating, and `context` for the values that templates use. For an app without a
/// manifest, use `TargetCheck`, which calls `lint` for each target.
///
/// The time grows with the number of entries, documents and sources. Keep the pipeline until the program ends: it owns
/// the lookup tables of the last check, which are expensive to free.
package struct Pipeline {
  /// The options that the command line adds to the manifest.
  package struct Options: Sendable {
    /// The bundle in which nibs are found, if the manifest doesn't specify one.
    package var defaultBundle: BundleChoice?
    /// The target's own module.
    package var module: String?
    /// Whether warnings are errors.
    package var isStrict: Bool

    package init(defaultBundle: BundleChoice? = nil, module: String? = nil, isStrict: Bool = false) {
      self.defaultBundle = defaultBundle
      self.module = module
      self.isStrict = isStrict
    }
  }

  /// The generated text and the diagnostics.
  package struct Output {
    /// The text as UTF-8, or `nil` if there are errors.
    package var bytes: [UInt8]?
    package var diagnostics: [Diagnostic]

    package var text: String? { bytes.map { String(decoding: $0, as: UTF8.self) } }
  }

  package var options: Options
  private let lastCheck = LastCheck()

  package init(options: Options = Options()) { self.options = options }

  /// Generates the Swift file.
  package func generate(_ input: TargetInput, template: TemplateSource = .builtIn) -> Output {
    let (texts, diagnostics) = generate(input, templates: [template])
    return Output(bytes: texts?.first, diagnostics: diagnostics)
  }

  /// Generates the text of each template as UTF-8, or `nil` if there are errors in any of them.
  package func generate(
    _ input: TargetInput,
    templates: [TemplateSource]
  ) -> (texts: [[UInt8]]?, diagnostics: [Diagnostic]) {
    let (resolved, found) = check(input)
    var diagnostics = found
    // Several outputs can include one template.
    var known: Set<Diagnostic> = []
    var hasErrors = found.hasErrors
    var contexts: [Bool: MustacheValue] = [:]
    var texts: [[UInt8]] = []
    for template in templates {
      do {
        var unknownKeys = try template.unknownKeys()
        if options.isStrict { unknownKeys.makeErrors() }
        diagnostics += unknownKeys.filter { known.insert($0).inserted }
        hasErrors = hasErrors || unknownKeys.hasErrors
        guard let resolved, !hasErrors else { continue }
        let context = contexts[template.isStandalone] ?? context(of: resolved, input, template.isStandalone)
        contexts[template.isStandalone] = context
        texts.append(try AccessorRenderer.render(context, through: template))
      } catch {
        diagnostics.append(Diagnostic(error))
        hasErrors = true
      }
    }
    return (hasErrors ? nil : texts, diagnostics)
  }

  private func context(of resolved: ResolvedManifest, _ input: TargetInput, _ isStandalone: Bool) -> MustacheValue {
    TemplateContext.make(accessorInput(of: resolved, input, isStandalone: isStandalone))
  }

  /// The context of templates, or `nil` if there are errors.
  package func context(_ input: TargetInput) -> (context: MustacheValue?, diagnostics: [Diagnostic]) {
    let (accessorInput, diagnostics) = accessorInput(of: input)
    return (accessorInput.map(TemplateContext.make), diagnostics)
  }

  /// The accessors that call sites can call, with the names of the built-in template, or `nil` if there are errors.
  package func callableAccessors(
    _ input: TargetInput
  ) -> (accessors: CallableAccessors?, diagnostics: [Diagnostic]) {
    let (accessorInput, diagnostics) = accessorInput(of: input)
    return (accessorInput.map(CallableAccessors.init), diagnostics)
  }

  /// The names and decisions that all accessors share, or `nil` if there are errors.
  private func accessorInput(of input: TargetInput) -> (accessorInput: AccessorInput?, diagnostics: [Diagnostic]) {
    let (resolved, diagnostics) = check(input)
    guard let resolved, !diagnostics.hasErrors else { return (nil, diagnostics) }
    return (accessorInput(of: resolved, input, isStandalone: false), diagnostics)
  }

  /// - Parameter isStandalone: Whether the accessors are used without the module Recycler.
  private func accessorInput(
    of resolved: ResolvedManifest,
    _ input: TargetInput,
    isStandalone: Bool
  ) -> AccessorInput {
    AccessorInput(resolved, input.declarations, defaultBundle: options.defaultBundle, isStandalone: isStandalone)
  }

  /// Checks the manifest and the documents.
  package func lint(_ input: TargetInput) -> [Diagnostic] { check(input).diagnostics }

  /// The listed classes of the last check that no source declares, though one that wasn't read may.
  package var undeclaredClasses: [UndeclaredClass] { lastCheck.linter?.undeclaredClasses ?? [] }

  /// Parses, resolves and lints.
  private func check(_ input: TargetInput) -> (resolved: ResolvedManifest?, diagnostics: [Diagnostic]) {
    guard let manifest = input.manifest.manifest else { return (nil, input.manifest.diagnostics) }
    if input.projectProblems.hasErrors {
      return (nil, (input.manifest.diagnostics + input.projectProblems).inReadingOrder)
    }
    let resolved = Resolver.resolve(
      manifest,
      documents: DocumentSet(input.documents),
      module: options.module,
      input.declarations
    )
    var diagnostics = resolved.diagnostics + input.manifest.diagnostics + input.missingPaths.map { .missing($0) }
    diagnostics += input.projectProblems
    diagnostics += Linter.unknownRules(in: manifest) + input.declarations.unreadFiles
    if manifest.generatesCode {
      diagnostics += LibraryNames.problems(in: input.declarations, namespace: manifest.namespace.value)
    }
    let linter = Linter(resolved, input)
    lastCheck.linter = linter
    diagnostics += linter.diagnostics
    if options.isStrict { diagnostics.makeErrors() }
    return (resolved, diagnostics.inReadingOrder)
  }
}

/// The linter of the last check, with all that its rules looked things up in. It is freed with the pipeline rather than
/// after the check, because taking it apart takes long: a program that ends soon keeps the pipeline.
private final class LastCheck {
  var linter: Linter?
}

extension Diagnostic {
  /// Reports an error in a template at its location in the template's file.
  fileprivate init(_ error: MustacheError) {
    self = .error(
      error.message,
      at: SourceLocation(file: error.template, line: error.line, column: error.column),
      rule: "template"
    )
  }
}

extension [Diagnostic] {
  /// Makes warnings errors.
  fileprivate mutating func makeErrors() {
    for index in indices { self[index].severity = .error }
  }
}
