extension NamedDocument {
  /// Notes where the document is.
  var note: Diagnostic.Note? {
    versions.first.map { .init("\(quoted(name)) is here", at: $0.location($0.location)) }
  }
}
