package import ReuseGenCore
import XcodeProjects

extension RelatedTargets {
  /// A warning for each document that the system would load for the target, and that nothing has.
  package var missingMainDocuments: [Diagnostic] {
    if target.isTest || target.mainDocuments.isEmpty { return [] }
    let files = Set((target.documents + otherDocuments).map { ProjectPath.name(of: $0.path) })
    let missing = target.mainDocuments.filter { document in
      ["", ".storyboard", ".xib"].allSatisfy { !files.contains(document.name + $0) }
    }
    return missing.map { document in
      let message =
        "the target \(target.name) has no document \(quoted(document.name)), which \(document.key) names; correct the "
        + "name, or add the document to the target"
      return Diagnostic(
        .warning,
        message,
        at: SourceLocation(document.position, in: document.path),
        rule: Diagnostic.projectRule
      )
    }
  }
}
