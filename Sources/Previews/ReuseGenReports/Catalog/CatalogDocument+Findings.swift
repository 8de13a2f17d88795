package import ReuseGenXML

extension CatalogDocument {
  /// Adds findings about accessibility to the entries that contain the elements at their lines.
  ///
  /// - Parameters:
  ///   - findings: The findings in the document.
  ///   - root: The document's elements.
  package mutating func add(_ findings: [LintFinding], in root: IBElement) {
    let found = findings.filter(\.isAboutAccessibility)
    if found.isEmpty { return }
    var places: [String: Int] = [:]
    for index in entries.indices where entries[index].kind != .segue { places[entries[index].id] = index }
    var entriesOfLines: [Int: Int] = [:]
    func visit(_ element: IBElement, in outer: Int?) {
      let entry = element.id.flatMap { places[$0] } ?? outer
      if entriesOfLines[element.line] == nil { entriesOfLines[element.line] = entry }
      for child in element.children { visit(child, in: entry) }
    }
    visit(root, in: nil)
    for finding in found {
      if let entry = entriesOfLines[finding.line] { entries[entry].findings.append(finding) }
    }
  }
}

extension DocumentCatalog {
  /// Whether an entry has findings.
  var hasFindings: Bool { documents.contains { $0.entries.contains { !$0.findings.isEmpty } } }
}

extension CatalogEntry {
  /// The findings, closed until a reader opens them.
  var findingsHTML: String? {
    if findings.isEmpty { return nil }
    let items = findings.map { finding in
      "<li>\(finding.message.escapedForHTML) <code>\(finding.rule.escapedForHTML)</code>, line \(finding.line)</li>"
    }
    return """
      <details class="findings"><summary><span class="mark" aria-hidden="true">◐</span> \(findings.count) accessibility \
      \(findings.count == 1 ? "finding" : "findings")</summary><ul>
      \(items.joined(separator: "\n"))
      </ul></details>
      """
  }
}

extension LintFinding {
  fileprivate var isAboutAccessibility: Bool { rule.hasPrefix("accessibility-") }
}
