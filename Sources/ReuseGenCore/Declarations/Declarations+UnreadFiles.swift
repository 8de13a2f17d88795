import SourceDeclarations

extension Declarations {
  /// A warning for each source that is too large to be read.
  var unreadFiles: [Diagnostic] {
    files.filter { $0.doubt?.reason == .tooLong }.map { file in
      Diagnostic(
        .warning,
        "the source is larger than the limit of \(SourceFile.maximumSize >> 20) MB and isn't read; exclude it, or "
          + "specify other sources with --sources",
        at: SourceLocation(file: file.path),
        rule: "sources"
      )
    }
  }
}
