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

  /// The generated Swift file.
  package func generate(_ manifest: [UInt8], file: String, template: TemplateSource = .builtIn) -> Output {
    let (context, diagnostics) = context(manifest, file: file)
    guard let context else { return Output(text: nil, diagnostics: diagnostics) }
    do {
      return Output(text: try AccessorRenderer.render(context, through: template), diagnostics: diagnostics)
    } catch {
      return Output(text: nil, diagnostics: diagnostics + [Diagnostic(error)])
    }
  }

  /// What templates are given, or nil where there are errors.
  package func context(_ manifest: [UInt8], file: String) -> (context: MustacheValue?, diagnostics: [Diagnostic]) {
    var (manifest, diagnostics) = ManifestReader.read(manifest, file: file)
    guard let manifest else { return (nil, diagnostics) }

    let (model, gaps) = ModelBuilder.build(manifest)
    diagnostics += gaps
    diagnostics += NameClashes.diagnostics(for: manifest, model: model)
    guard !diagnostics.hasErrors else { return (nil, diagnostics.inReadingOrder) }

    let accessors = AccessorBuilder(manifest: manifest, model: model, defaultBundle: options.defaultBundle).build()
    return (TemplateContext.make(accessors), diagnostics.inReadingOrder)
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
      error.message, at: SourcePlace(file: error.template, line: error.line, column: error.column), rule: "template")
  }
}
