@testable import ReuseGenCore

extension Pipeline {
  /// Generates code from a manifest alone. All rules are off, because they would report missing documents.
  func generate(_ manifest: String, file: String = "reuse.json", template: TemplateSource = .builtIn) -> Output {
    let reading = ManifestReader.read(Array(manifest.utf8), file: file)
    return generate(TargetInput(reading.withoutRules), template: template)
  }
}
