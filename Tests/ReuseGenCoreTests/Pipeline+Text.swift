import ReuseGenCore

extension Pipeline {
  /// What a manifest alone gives: no document is looked at.
  func generate(_ manifest: String, file: String = "reuse.json", template: TemplateSource = .builtIn) -> Output {
    generate(ManifestReader.read(Array(manifest.utf8), file: file), documents: nil, template: template)
  }
}
