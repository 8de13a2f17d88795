package import ReuseGenMustache
package import SourceDeclarations

/// The pipeline: parse, resolve, lint, translate, render.
///
/// Each stage is a function of the result of the one before. The caller reads and writes files.
package struct Pipeline {
  /// The options that the command line adds to the manifest.
  package struct Options: Sendable {
    /// The bundle in which nibs are found, if the manifest doesn't specify one.
    package var defaultBundle: BundleChoice?
    /// The target's own module.
    package var module: String?
    /// Whether warnings are errors.
    package var isStrict: Bool
    /// The paths of documents that aren't resources of the target.
    package var unbundledDocuments: Set<String>

    package init(
      defaultBundle: BundleChoice? = nil,
      module: String? = nil,
      isStrict: Bool = false,
      unbundledDocuments: Set<String> = []
    ) {
      self.defaultBundle = defaultBundle
      self.module = module
      self.isStrict = isStrict
      self.unbundledDocuments = unbundledDocuments
    }
  }

  /// The generated text and the diagnostics.
  package struct Output {
    /// The text as UTF-8; nil if there are errors.
    package var bytes: [UInt8]?
    package var diagnostics: [Diagnostic]

    package var text: String? { bytes.map { String(decoding: $0, as: UTF8.self) } }
  }

  package var options: Options
  /// The assets of the target, which documents can use.
  package var assets: AssetNames

  package init(options: Options = Options(), assets: AssetNames = AssetNames()) {
    self.options = options
    self.assets = assets
  }

  /// Generates the Swift file.
  ///
  /// - Parameters:
  ///   - documents: The documents that the manifest is compared with.
  ///   - missingPaths: The paths that the manifest specifies and at which there is no file or folder.
  ///   - declarations: The declarations of the target's sources.
  package func generate(
    _ reading: ManifestReading,
    documents: [DocumentFile],
    missingPaths: [Located<String>] = [],
    declarations: Declarations = Declarations(),
    template: TemplateSource = .builtIn
  ) -> Output {
    let (context, diagnostics) = context(
      reading,
      documents: documents,
      missingPaths: missingPaths,
      declarations: declarations,
      template: template
    )
    do {
      var unknownKeys = try template.unknownKeys()
      if options.isStrict { unknownKeys.makeErrors() }
      let all = diagnostics + unknownKeys
      guard let context, !all.hasErrors else { return Output(bytes: nil, diagnostics: all) }
      return Output(bytes: try AccessorRenderer.render(context, through: template), diagnostics: all)
    } catch {
      return Output(bytes: nil, diagnostics: diagnostics + [Diagnostic(error)])
    }
  }

  /// The context of templates; nil if there are errors.
  ///
  /// - Parameter template: The template that the context is for; nil for the whole context.
  package func context(
    _ reading: ManifestReading,
    documents: [DocumentFile],
    missingPaths: [Located<String>] = [],
    declarations: Declarations = Declarations(),
    template: TemplateSource? = nil
  ) -> (context: MustacheValue?, diagnostics: [Diagnostic]) {
    let (resolved, diagnostics) = check(reading, documents, missingPaths, declarations)
    guard let resolved, !diagnostics.hasErrors else { return (nil, diagnostics) }
    let translation = Translation(
      resolved,
      declarations,
      defaultBundle: options.defaultBundle,
      hasOutlets: template?.usesOutlets ?? true
    )
    return (TemplateContext.make(translation), diagnostics)
  }

  /// Checks the manifest and the documents.
  package func lint(
    _ reading: ManifestReading,
    documents: [DocumentFile],
    missingPaths: [Located<String>] = [],
    declarations: Declarations = Declarations()
  ) -> [Diagnostic] {
    check(reading, documents, missingPaths, declarations).diagnostics
  }

  /// Parses, resolves and lints.
  private func check(
    _ reading: ManifestReading,
    _ documents: [DocumentFile],
    _ missingPaths: [Located<String>],
    _ declarations: Declarations
  ) -> (resolved: ResolvedManifest?, diagnostics: [Diagnostic]) {
    guard let manifest = reading.manifest else { return (nil, reading.diagnostics) }
    let resolved = Resolver.resolve(manifest, documents: DocumentSet(documents), module: options.module)
    var diagnostics = resolved.diagnostics + reading.diagnostics + missingPaths.map { .missing($0) }
    diagnostics += Linter.unknownRules(in: manifest) + declarations.unreadFiles
    let unbundled = options.unbundledDocuments
    diagnostics += Linter.lint(resolved, declarations, assets, unbundledDocuments: unbundled)
    if options.isStrict { diagnostics.makeErrors() }
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

extension [Diagnostic] {
  /// Makes warnings errors.
  fileprivate mutating func makeErrors() {
    for index in indices { self[index].severity = .error }
  }
}
