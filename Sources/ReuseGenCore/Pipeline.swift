package import ReuseGenMustache

/// The pipeline: parse, resolve, lint, translate, render.
///
/// Each stage is a function of the result of the one before. The caller reads and writes files.
package struct Pipeline {
  /// What the command line adds to the manifest.
  package struct Options: Sendable {
    /// The bundle in which nibs are found, if the manifest doesn't specify one.
    package var defaultBundle: BundleChoice?
    /// The target's own module.
    package var module: String?

    package init(defaultBundle: BundleChoice? = nil, module: String? = nil) {
      self.defaultBundle = defaultBundle
      self.module = module
    }
  }

  /// The generated text, which is nil if there are errors, and the diagnostics.
  package struct Output {
    package var text: String?
    package var diagnostics: [Diagnostic]
  }

  package var options: Options

  package init(options: Options = Options()) { self.options = options }

  /// Generates the Swift file.
  ///
  /// - Parameters:
  ///   - documents: The documents that the manifest is compared with. If nil, the linter doesn't run.
  ///   - missingPaths: The paths of the manifest's "interfaceBuilder" at which there is no file or folder.
  ///   - declared: The classes that the target's sources declare.
  package func generate(
    _ reading: ManifestReading,
    documents: [DocumentFile]?,
    missingPaths: [Located<String>] = [],
    declared: DeclaredClasses = DeclaredClasses(),
    template: TemplateSource = .builtIn
  ) -> Output {
    let (context, diagnostics) = context(
      reading,
      documents: documents,
      missingPaths: missingPaths,
      declared: declared
    )
    guard let context else { return Output(text: nil, diagnostics: diagnostics) }
    do {
      return Output(text: try AccessorRenderer.render(context, through: template), diagnostics: diagnostics)
    } catch {
      return Output(text: nil, diagnostics: diagnostics + [Diagnostic(error)])
    }
  }

  /// The context of templates; nil if there are errors.
  package func context(
    _ reading: ManifestReading,
    documents: [DocumentFile]?,
    missingPaths: [Located<String>] = [],
    declared: DeclaredClasses = DeclaredClasses()
  ) -> (context: MustacheValue?, diagnostics: [Diagnostic]) {
    let (resolved, diagnostics) = check(reading, documents, missingPaths, declared)
    guard let resolved, !diagnostics.hasErrors else { return (nil, diagnostics) }
    let translation = Translation(resolved, defaultBundle: options.defaultBundle)
    return (TemplateContext.make(translation), diagnostics)
  }

  /// Checks the manifest and the documents.
  package func lint(
    _ reading: ManifestReading,
    documents: [DocumentFile]?,
    missingPaths: [Located<String>] = [],
    declared: DeclaredClasses = DeclaredClasses()
  ) -> [Diagnostic] {
    check(reading, documents, missingPaths, declared).diagnostics
  }

  /// Parses, resolves and lints.
  private func check(
    _ reading: ManifestReading,
    _ documents: [DocumentFile]?,
    _ missingPaths: [Located<String>],
    _ declared: DeclaredClasses
  ) -> (resolved: ResolvedManifest?, diagnostics: [Diagnostic]) {
    guard let manifest = reading.manifest else { return (nil, reading.diagnostics) }
    let resolved = Resolver.resolve(manifest, documents: DocumentSet(documents ?? []), module: options.module)
    var diagnostics = resolved.diagnostics + reading.diagnostics + missingPaths.map { .missing($0) }
    diagnostics += Linter.unknownRules(in: manifest)
    if documents != nil { diagnostics += Linter.lint(resolved, declared) }
    return (resolved, diagnostics.inReadingOrder)
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
