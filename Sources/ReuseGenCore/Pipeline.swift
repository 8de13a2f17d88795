import ReuseGenMustache

/// The whole way, stage by stage: manifest, checked model, accessors, context, text. Each stage is a
/// function of what it is given; files are read and written by the caller.
package struct Pipeline {
  /// What the command line adds to the manifest.
  package struct Options: Sendable {
    /// Where nibs are looked up, if the manifest does not say.
    package var defaultBundle: BundleChoice?
    /// The target's own module.
    package var module: String?

    package init(defaultBundle: BundleChoice? = nil, module: String? = nil) {
      self.defaultBundle = defaultBundle
      self.module = module
    }
  }

  /// What a run gives: nothing where there are errors.
  package struct Output {
    package var text: String?
    package var diagnostics: [Diagnostic]
  }

  package var options: Options

  package init(options: Options = Options()) { self.options = options }

  /// The generated Swift file. No document is looked at where there is no list of them.
  ///
  /// - Parameter declared: the classes of the target, for those that documents name.
  package func generate(
    _ reading: ManifestReading,
    documents: [DocumentFile]?,
    declared: DeclaredClasses = DeclaredClasses(),
    template: TemplateSource = .builtIn
  ) -> Output {
    let (context, diagnostics) = context(reading, documents: documents, declared: declared)
    guard let context else { return Output(text: nil, diagnostics: diagnostics) }
    do {
      return Output(text: try AccessorRenderer.render(context, through: template), diagnostics: diagnostics)
    } catch {
      return Output(text: nil, diagnostics: diagnostics + [Diagnostic(error)])
    }
  }

  /// What templates are given, or nil where there are errors.
  package func context(
    _ reading: ManifestReading,
    documents: [DocumentFile]?,
    declared: DeclaredClasses = DeclaredClasses()
  ) -> (context: MustacheValue?, diagnostics: [Diagnostic]) {
    let (resolved, diagnostics) = check(reading, documents, declared)
    guard let resolved, !diagnostics.hasErrors else { return (nil, diagnostics) }
    let translation = Translation(resolved, defaultBundle: options.defaultBundle)
    return (TemplateContext.make(translation), diagnostics)
  }

  /// Everything that is to be said of the manifest and the documents.
  package func lint(
    _ reading: ManifestReading,
    documents: [DocumentFile]?,
    declared: DeclaredClasses = DeclaredClasses()
  ) -> [Diagnostic] {
    check(reading, documents, declared).diagnostics
  }

  /// Parses, resolves and lints.
  private func check(
    _ reading: ManifestReading,
    _ documents: [DocumentFile]?,
    _ declared: DeclaredClasses
  ) -> (resolved: ResolvedManifest?, diagnostics: [Diagnostic]) {
    guard let manifest = reading.manifest else { return (nil, reading.diagnostics) }
    let resolved = Resolver.resolve(manifest, documents: DocumentSet(documents ?? []), module: options.module)
    var diagnostics = resolved.diagnostics + reading.diagnostics + Linter.unknownRules(in: manifest)
    if documents != nil { diagnostics += Linter.lint(resolved, declared) }
    return (resolved, diagnostics.inReadingOrder)
  }
}

extension Diagnostic {
  /// A mistake in a template, at its location in the template's file.
  fileprivate init(_ error: MustacheError) {
    self = .error(
      error.message,
      at: SourceLocation(file: error.template, line: error.line, column: error.column),
      rule: "template"
    )
  }
}
