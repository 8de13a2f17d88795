import ReuseGenCore

extension Pipeline {
  /// Generates code from a manifest alone, without reading documents.
  func generate(_ manifest: String, file: String = "reuse.json", template: TemplateSource = .builtIn) -> Output {
    generate(ManifestReader.read(Array(manifest.utf8), file: file), documents: nil, template: template)
  }
}
