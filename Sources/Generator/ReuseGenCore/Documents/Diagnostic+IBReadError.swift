package import ReuseGenXML

extension IBReadError {
  /// The name of the rule under which documents that can't be read are reported.
  package static let rule = "document-unreadable"
}

extension Diagnostic {
  /// Reports a document that can't be read, at the location where reading stopped.
  package init(_ error: IBReadError) {
    self = .error(error.message, at: SourceLocation(error.location, in: error.path), rule: IBReadError.rule)
  }
}
