import ReuseGenBasics

/// The comparison of all documents of two folders, revisions or files.
package struct ComparisonReport: Sendable {
  package var documents: [ComparedDocument]
  /// The findings of `reusegen lint` in the new version only, in files that aren't compared documents.
  package private(set) var otherFindings: [LintFinding] = []

  package init(documents: [ComparedDocument] = []) { self.documents = documents }

  /// Adds findings of `reusegen lint` to the documents in which they are.
  package mutating func add(_ findings: [LintFinding]) {
    for index in documents.indices {
      documents[index].findings += findings.filter { $0.path == documents[index].newPath }
    }
    let paths = Set(documents.compactMap(\.newPath))
    otherFindings += findings.filter { !paths.contains($0.path) }
  }

  /// 2 if a document couldn't be read, 1 if there are changes, 0 otherwise.
  package var exitCode: Int32 {
    if documents.contains(where: \.isUnreadable) { return 2 }
    return documents.contains(where: \.isChanged) ? 1 : 0
  }

  /// "3 changes in 2 documents; 1 document is merely rewritten".
  package var summary: String {
    let changed = documents.filter(\.isChanged)
    let count = changed.reduce(0) { $0 + $1.changeCount }
    let unreadable = documents.count(where: \.isUnreadable)
    let rewritten = documents.count { !$0.isChanged && !$0.isUnreadable }
    var parts: [String] = []
    if count > 0 {
      parts.append("\(counted(count, "change")) in \(Self.documents(changed.count))")
    } else if documents.isEmpty || rewritten > 0 {
      parts.append("no changes in \(Self.documents(rewritten))")
    }
    if count > 0, rewritten > 0 { parts.append("\(Self.documents(rewritten)) merely rewritten or the same") }
    let findings = documents.reduce(otherFindings.count) { $0 + $1.findings.count }
    if findings > 0 { parts.append("\(findings) new finding\(findings == 1 ? "" : "s") of lint") }
    if unreadable > 0 { parts.append("\(Self.documents(unreadable)) not compared") }
    return parts.joined(separator: "; ")
  }

  private static func documents(_ count: Int) -> String { counted(count, "document") }
}

/// A document in two versions.
package struct ComparedDocument: Sendable {
  package enum Outcome: Sendable {
    case compared(DocumentComparison)
    case added
    case removed
    /// A recorded picture looks different.
    case redrawn
    /// A recorded picture looks the same.
    case same
    /// A version can't be read: which one, and the message with its location.
    case unreadable([String])
  }

  package let oldPath: String?
  package let newPath: String?
  package let outcome: Outcome
  /// The pictures of the parts that look different, by the place of the part; those of the document under -1.
  package var pictures: [Int: [PicturePair]] = [:]
  /// The findings of `reusegen lint` in the new version only.
  package var findings: [LintFinding] = []

  package init(oldPath: String?, newPath: String?, outcome: Outcome) {
    self.oldPath = oldPath
    self.newPath = newPath
    self.outcome = outcome
  }

  package var path: String { newPath ?? oldPath ?? "" }

  /// The present path, with the earlier one of a renamed document.
  package var title: String {
    guard let oldPath, let newPath, oldPath != newPath else { return path }
    return "\(newPath) (was \(oldPath))"
  }

  package var parts: [ComparedPart] {
    if case .compared(let comparison) = outcome { comparison.parts } else { [] }
  }

  /// One sentence about the document as a whole, if it has no parts.
  package var remark: String? {
    switch outcome {
    case .added: "The document is new."
    case .removed: "The document is gone."
    case .compared(let comparison):
      comparison.rewrites.isEmpty ? nil : "Rewritten without effect: \(comparison.rewrites.words)."
    case .redrawn: "The picture looks different."
    case .unreadable, .same: nil
    }
  }

  package var errors: [String] { if case .unreadable(let messages) = outcome { messages } else { [] } }
  package var isUnreadable: Bool { !errors.isEmpty }

  package var isChanged: Bool {
    switch outcome {
    case .added, .removed, .redrawn: true
    case .compared(let comparison): !comparison.parts.isEmpty
    case .unreadable, .same: false
    }
  }

  /// Whether there is anything to say about the document.
  var isListed: Bool { isChanged || isUnreadable || remark != nil || !findings.isEmpty }

  package var changeCount: Int {
    switch outcome {
    case .added, .removed, .redrawn: 1
    case .compared(let comparison): comparison.parts.reduce(0) { $0 + $1.changes.count }
    case .unreadable, .same: 0
    }
  }
}
