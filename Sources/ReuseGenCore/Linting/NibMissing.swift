import InterfaceBuilderXML
import ReuseGenSpelling

/// What: the manifest names a nib, and no document of that name is there.
/// Why: loading a nib that is not in the bundle stops the app.
/// How to mend: correct the name in the manifest, add the document, or let "interfaceBuilder" lead to it.
enum NibMissing: Check {
  static let rule = Rule.nibMissing

  static func findings(in examination: Examination) -> [Finding] {
    let documents = examination.documents
    return examination.nibs.compactMap { use in
      guard use.document == nil, !documents.isUnreadable(use.name, .xib) else { return nil }
      let found = near(use.name, .xib, in: documents)
      let cure = found.map { "did you mean \(quoted($0.name))?" } ?? "add \(use.name).xib or correct the name"
      return Finding(
        "\(use.type) comes from the nib \(quoted(use.name)), which is not among the documents; \(cure)",
        at: use.location,
        notes: found.flatMap(note).map { [$0] } ?? []
      )
    }
  }

  /// The document whose name is most like `name`.
  static func near(_ name: String, _ kind: InterfaceBuilderDocument.Kind, in documents: DocumentSet) -> NamedDocument? {
    let candidates = documents.all.filter { $0.kind == kind }
    guard let near = nearest(to: name, in: candidates.map(\.name)) else { return nil }
    return candidates.first { $0.name == near }
  }

  static func note(_ document: NamedDocument) -> Diagnostic.Note? {
    document.versions.first.map { .init("\(quoted(document.name)) is here", at: $0.location($0.place)) }
  }
}
