import InterfaceBuilderXML

/// What `reusegen inspect` says of one document.
package struct Inspection {
  /// The forms in which the facts are printed.
  package enum Format: String, Sendable, CaseIterable {
    /// An indented tree, for people.
    case text
    /// An object on one line, for programs.
    case json
  }

  /// The facts, ending in a newline.
  package var facts: String
  /// Why the document cannot be read, where it cannot.
  package var diagnostic: Diagnostic?

  package init(of file: DocumentFile, as format: Format) {
    do {
      let document = try file.read()
      facts = (format == .json ? DocumentFacts.json(document) : DocumentOutline.text(document)) + "\n"
    } catch {
      facts = (format == .json ? DocumentFacts.json(error) : DocumentOutline.text(error)) + "\n"
      diagnostic = Diagnostic(error)
    }
  }
}
