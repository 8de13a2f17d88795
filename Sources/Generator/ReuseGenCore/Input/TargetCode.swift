package import ReuseGenDeclarations

/// The input of the rules over code, in addition to the input of the pipeline.
package struct TargetCode: Sendable {
  /// The paths of the sources to check; `nil` for all. Those of other targets are checked with these.
  package var paths: Set<String>?
  /// The documents of other targets that the code can use: of those that the target depends on, and of those that
  /// depend on it.
  package var documents: [DocumentFile]
  /// The paths of those, and of the target's own, that aren't in the app's bundle.
  package var documentsOutside: Set<String>
  /// The paths of the documents and sources on disk, by their names, of which a project's target has some.
  package var filesOnDisk: OnDemand<[String: String]>?

  package init(paths: Set<String>? = nil, documents: [DocumentFile] = [], documentsOutside: Set<String> = []) {
    (self.paths, self.documents, self.documentsOutside) = (paths, documents, documentsOutside)
  }

  /// Whether a source is checked.
  package func includes(_ path: String) -> Bool { paths?.contains(path) ?? true }
}
