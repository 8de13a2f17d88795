import ReuseGenCore
import ReuseGenDeclarations
import ReuseGenTestSupport

extension TargetInput {
  /// A target with a manifest, and documents by their paths.
  init(_ manifest: String, _ documents: [String: String] = [:], _ declarations: Declarations = Declarations()) {
    self.init(
      ManifestReader.read(Array(manifest.utf8), file: "reuse.json"),
      documents: documents.sorted { $0.key < $1.key }.map { DocumentFile(path: $0, text: $1) },
      declarations: declarations
    )
  }

  /// A target as text: its manifest, its documents, and its Swift sources.
  init(_ text: TargetText) {
    let sources = text.files.filter { $0.path.hasSuffix(".swift") }
    self.init(
      text["reuse.json"] ?? "{}",
      Dictionary(uniqueKeysWithValues: text.documents.map { ($0.path, $0.text) }),
      Declarations(sources.map { SourceFile.read(Array($0.text.utf8), path: $0.path, language: .swift) })
    )
  }
}
