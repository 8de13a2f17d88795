/// The document that a name leads to.
enum DocumentLookup: Sendable {
  case found(NamedDocument)
  /// A file of this name exists, but can't be read.
  case unreadable
  case missing

  var document: NamedDocument? { if case .found(let document) = self { document } else { nil } }

  var isMissing: Bool { if case .missing = self { true } else { false } }
}
