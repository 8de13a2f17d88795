import ReuseGenVisibleText

extension ComparisonReport {
  /// The report for a terminal.
  package var text: String {
    let documents = self.documents.filter(\.isListed).map { document -> String in
      var lines = [document.title]
      lines += document.errors.map { "  error: \($0)" }
      for (part, findings) in zip(document.parts, document.findingsOfParts) {
        lines.append("  \(part.title)")
        lines += (part.sentences + findings.map(\.sentence)).map { "    \($0)" }
      }
      lines += document.otherFindings.map { "  \($0.sentence)" }
      if let remark = document.remark { lines.append("  \(remark)") }
      return lines.map(\.messageLine).joined(separator: "\n") + "\n\n"
    }
    let found = otherFindings.map { "\($0.path): \($0.sentence)".messageLine + "\n" }
    let others = found + (found.isEmpty ? [] : ["\n"])
    return (documents + others).joined() + summary + "\n"
  }
}
