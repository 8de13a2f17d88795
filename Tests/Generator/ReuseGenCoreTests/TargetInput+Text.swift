import ReuseGenCore
import ReuseGenDeclarations

extension TargetInput {
  /// A target with a manifest, and documents by their paths.
  init(_ manifest: String, _ documents: [String: String] = [:], _ declarations: Declarations = Declarations()) {
    self.init(
      ManifestReader.read(Array(manifest.utf8), file: "reuse.json"),
      documents: documents.sorted { $0.key < $1.key }.map { DocumentFile(path: $0, text: $1) },
      declarations: declarations
    )
  }
}
