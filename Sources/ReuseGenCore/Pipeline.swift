package import ReuseGenMustache

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
    let (model, diagnostics) = check(reading, documents, declared)
    guard let manifest = reading.manifest, !diagnostics.hasErrors else { return (nil, diagnostics) }
    let accessors = AccessorBuilder(
      manifest: manifest,
      model: model,
      defaultBundle: options.defaultBundle,
      module: options.module
    ).build()
    return (TemplateContext.make(accessors), diagnostics)
  }

  /// Everything that is to be said of the manifest and the documents.
  package func lint(
    _ reading: ManifestReading,
    documents: [DocumentFile]?,
    declared: DeclaredClasses = DeclaredClasses()
  ) -> [Diagnostic] {
    check(reading, documents, declared).diagnostics
  }

  private func check(
    _ reading: ManifestReading,
    _ documents: [DocumentFile]?,
    _ declared: DeclaredClasses
  ) -> (model: ReuseModel, diagnostics: [Diagnostic]) {
    guard let manifest = reading.manifest else { return (ReuseModel(), reading.diagnostics) }
    let resolution = documents.map {
      Resolution(manifest, documents: DocumentSet($0), module: options.module)
    }
    var (model, diagnostics) = ModelBuilder.build(manifest, resolution)
    diagnostics += reading.diagnostics
    diagnostics += NameClashes.diagnostics(for: manifest, model: model)
    if let resolution { diagnostics += Linter.lint(manifest, model, resolution, declared) }
    return (model, diagnostics.inReadingOrder)
  }
}

extension [Diagnostic] {
  /// By file, line and column; what has no place comes first.
  var inReadingOrder: [Diagnostic] {
    enumerated().sorted { left, right in
      switch (left.element.place, right.element.place) {
      case (let first?, let second?) where first != second: first < second
      case (nil, .some): true
      case (.some, nil): false
      default: left.offset < right.offset
      }
    }.map(\.element)
  }
}

extension Diagnostic {
  /// A mistake in a template, at its place in the template's file.
  fileprivate init(_ error: MustacheError) {
    self = .error(
      error.message,
      at: SourcePlace(file: error.template, line: error.line, column: error.column),
      rule: "template"
    )
  }
}
