import ReuseGenBasics
import ReuseGenCommandLine
import ReuseGenCore
import ReuseGenDocumentTools
import ReuseGenSystemFiles

/// The fixes of findings, applied to the documents.
struct DocumentFixes {
  private var changes = ChangedFiles()
  /// The documents that are left as they are, although they have fixes.
  private var refused: Set<String> = []
  /// Why those documents are left as they are.
  private(set) var warnings: [Diagnostic] = []
  private let findings: [Diagnostic]

  /// Reads the documents with fixes. Nothing is written.
  init(of findings: [Diagnostic]) throws(FileFailure) {
    self.findings = findings
    let fixes = Dictionary(grouping: findings.flatMap(\.fixes), by: \.location.file)
    for path in fixes.keys.sorted() {
      let original = try InputFile(path: path).contents()
      switch FixedDocument.bytes(fixes[path] ?? [], in: original, path: path) {
      case .success(let fixed): changes.add(path, original: original, changed: fixed)
      case .failure(let refusal):
        refused.insert(path)
        let message = "the document isn't changed: \(refusal.reason); correct it in Interface Builder"
        warnings.append(Diagnostic(.warning, message, at: SourceLocation(file: path), rule: "fix"))
      }
    }
  }

  private func isFixed(_ finding: Diagnostic) -> Bool {
    !finding.fixes.isEmpty && finding.fixes.allSatisfy { !refused.contains($0.location.file) }
  }

  /// Prints what would change, as a unified diff.
  func show(in session: Session) throws(FileFailure) {
    try session.print(changes.diff)
    if !changes.isEmpty { session.inform("would fix \(count)") }
  }

  /// Replaces all documents, or none.
  func write(in session: Session) throws(FileFailure) {
    try changes.write()
    if !changes.isEmpty { session.inform("fixed \(count)") }
  }

  private var count: String {
    let fixed = findings.count(where: isFixed)
    return "\(counted(fixed, "finding")) in \(counted(changes.count, "document"))"
  }
}
