import Testing

/// A target that a test describes as text, with what is expected of it.
package struct TargetCase: Sendable, CustomTestStringConvertible {
  package let testDescription: String
  /// The lines before the first file.
  package let source: String
  package let files: TargetText
  /// The lines after "! ".
  package let messages: [String]
  /// The lines after "= ".
  package let expected: [String]

  /// Reads a list of cases, each of which begins with its description after "# ".
  package static func read(_ text: String) -> [TargetCase] {
    var sections: [[Substring]] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("# ") { sections.append([]) }
      sections[sections.count - 1].append(line)
    }
    return sections.map { section in
      func lines(after mark: String) -> [String] {
        section.filter { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
      }
      let rest = section.dropFirst().filter { !$0.hasPrefix("! ") && !$0.hasPrefix("= ") }
      let source = rest.prefix { !$0.hasPrefix("// file: ") }
      return TargetCase(
        testDescription: lines(after: "# ")[0],
        source: source.joined(separator: "\n"),
        files: TargetText(rest[source.endIndex...].joined(separator: "\n")),
        messages: lines(after: "! "),
        expected: lines(after: "= ")
      )
    }
  }

  /// The nibs and storyboards, by path.
  package var documents: [String: String] {
    Dictionary(uniqueKeysWithValues: files.documents.map { ($0.path, $0.text) })
  }

  /// The sources, by path.
  package var sources: [(path: String, text: String)] {
    files.files.filter { path, _ in [".swift", ".h", ".m"].contains(where: path.hasSuffix) }
  }
}
