import ReuseGenDeclarations

extension Declarations {
  /// A warning for each source that is too large to be read.
  var unreadFiles: [Diagnostic] {
    files.filter { $0.doubt?.reason == .tooLong }.map { .tooLargeSource($0.path) }
  }
}

extension Diagnostic {
  /// A warning that a source is too large to be read.
  package static func tooLargeSource(_ path: String) -> Diagnostic {
    Diagnostic(
      .warning,
      "the source is larger than the limit of \(SourceFile.maximumSize >> 20) MB and isn't read; exclude it, or "
        + "specify other sources with --sources",
      at: SourceLocation(file: path),
      rule: "sources"
    )
  }
}
