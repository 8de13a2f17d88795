package import ReuseGenMustache

/// Generates code from a manifest, in five stages:
///
///     bytes → ManifestReader → Manifest → ResolveStage → ResolvedManifest → LintStage → CheckedManifest
///           → TranslateStage → MustacheValue → RenderStage → bytes
///
/// Each stage is a function of the previous stage's result, and only a manifest without errors becomes a
/// `CheckedManifest`. The caller reads and writes the files:
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

  package let options: Options
  private let resolving: ResolveStage
  private let linting: LintStage
  private let translating: TranslateStage

  package init(options: Options = Options()) {
    self.options = options
    resolving = ResolveStage(module: options.module)
    linting = LintStage(isStrict: options.isStrict, defaultBundle: options.defaultBundle)
    translating = TranslateStage(defaultBundle: options.defaultBundle)
  }

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
    let (checked, found) = check(input)
    var diagnostics = found
    // Several outputs can include one template.
    var known: Set<Diagnostic> = []
    var hasErrors = found.hasErrors
    var contexts: [AccessorLibrary: MustacheValue] = [:]
    var texts: [[UInt8]] = []
    for template in templates {
      do {
        let unknownKeys = linting.graded(try template.unknownKeys())
        diagnostics += unknownKeys.filter { known.insert($0).inserted }
        hasErrors = hasErrors || unknownKeys.hasErrors
        guard let checked, !hasErrors else { continue }
        let context = contexts[template.library] ?? translating.context(of: checked, for: template.library)
        contexts[template.library] = context
        texts.append(try RenderStage.render(context, through: template))
      } catch {
        diagnostics.append(Diagnostic(error))
        hasErrors = true
      }
    }
    return (hasErrors ? nil : texts, diagnostics)
  }

  /// The context of templates, or `nil` if there are errors.
  package func context(_ input: TargetInput) -> (context: MustacheValue?, diagnostics: [Diagnostic]) {
    let (checked, diagnostics) = check(input)
    return (checked.map { translating.context(of: $0, for: .recycler) }, diagnostics)
  }

  /// The accessors that call sites can call, with the names of the built-in template, or `nil` if there are errors.
  ///
  /// - Parameter replacesConformances: Whether the caller removes the conformances that classes have already.
  package func callableAccessors(
    _ input: TargetInput,
    replacesConformances: Bool = false
  ) -> (accessors: CallableAccessors?, diagnostics: [Diagnostic]) {
    let (checked, diagnostics) = check(input, without: replacesConformances ? EntryClass.name : nil)
    return (checked.map { CallableAccessors(translating.accessorInput(of: $0, for: .recycler)) }, diagnostics)
  }

  /// Checks the manifest and the documents.
  package func lint(_ input: TargetInput) -> [Diagnostic] { check(input).diagnostics }

  /// The listed classes of the last check that no source declares, though one that wasn't read may.
  package var undeclaredClasses: [UndeclaredClass] { linting.undeclaredClasses }

  /// Resolves and lints the manifest; it is `nil` if there are errors.
  private func check(
    _ input: TargetInput,
    without rule: String? = nil
  ) -> (checked: CheckedManifest?, diagnostics: [Diagnostic]) {
    guard var manifest = input.manifest.manifest else { return (nil, input.manifest.diagnostics) }
    if let rule { manifest.severities[rule] = .off }
    if input.projectProblems.hasErrors {
      return (nil, (input.manifest.diagnostics + input.projectProblems).inReadingOrder)
    }
    return linting.check(resolving.resolve(manifest, input), input)
  }
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
