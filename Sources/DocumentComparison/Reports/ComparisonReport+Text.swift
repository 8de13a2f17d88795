extension ComparisonReport {
  /// The report for a terminal.
  package var text: String {
    let documents = self.documents.map { document -> String in
      var lines = [document.title]
      lines += document.errors.map { "  error: \($0)" }
      for part in document.parts {
        lines.append("  \(part.title)")
        lines += part.sentences.map { "    \($0)" }
      }
      if let remark = document.remark { lines.append("  \(remark)") }
      return lines.joined(separator: "\n") + "\n\n"
    }
    return documents.joined() + summary + "\n"
  }
}
