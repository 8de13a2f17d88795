package import ReuseGenCore
import ReuseGenXML

/// The output of `reusegen inspect` for a document.
package struct Inspection {
  /// The forms in which the facts are printed.
  package enum Format: String, Sendable, CaseIterable {
    /// An indented tree, for people.
    case text
    /// An object on one line, for programs.
    case json
  }

  /// The facts, with a line feed at the end.
  package var facts: String
  /// Why the document can't be read; `nil` if it can.
  package var diagnostic: Diagnostic?

  package init(of file: DocumentFile, as format: Format) {
    switch file.document {
    case .success(let document):
      facts = (format == .json ? DocumentFacts.json(document) : DocumentOutline.text(document)) + "\n"
    case .failure(let error):
      facts = (format == .json ? DocumentFacts.json(error) : DocumentOutline.text(error)) + "\n"
      diagnostic = Diagnostic(error)
    }
  }
}
