extension ComparisonReport {
  /// The largest size of a comment on GitHub, in characters.
  package static let commentLimit = 65_536

  /// The report for a comment on a pull request, of no more characters than GitHub accepts. What doesn't fit is
  /// counted.
  ///
  /// - Parameters:
  ///   - page: The address of the page, to which the report links.
  ///   - pictures: The address of a picture from the place of its document and its file name.
  package func markdown(page: String?, pictures: (Int, PicturePair) -> (old: String?, new: String?)) -> String {
    let head = "### Interface Builder: \(Self.escaped(summary))\n\n" + (page.map { "[Open the page](\($0))\n\n" } ?? "")
    var blocks: [String] = []
    for (place, document) in documents.enumerated() where document.isListed {
      blocks += Self.blocks(of: document) { pictures(place, $0) }
    }
    if !otherFindings.isEmpty {
      blocks.append("**Other files**\n\n")
      blocks += otherFindings.map { "- \(Self.escaped("\($0.path): \($0.sentence)"))\n" }
    }
    return head + Self.fitting(blocks, in: Self.commentLimit - head.count)
  }

  private static func fitting(_ blocks: [String], in limit: Int) -> String {
    let noteSize = 80
    var (text, size) = ("", 0)
    for (place, block) in blocks.enumerated() {
      let isLast = place == blocks.count - 1
      if size + block.count > limit - (isLast ? 0 : noteSize) {
        return text + "… and \(blocks.count - place) more entries, which the page shows.\n"
      }
      text += block
      size += block.count
    }
    return text
  }

  private static func blocks(
    of document: ComparedDocument,
    _ pictures: (PicturePair) -> (old: String?, new: String?)
  ) -> [String] {
    var blocks = ["**\(escaped(document.title))**\n\n"]
    blocks += document.errors.map { "- ⚠️ \(escaped($0))\n" }
    let findings = document.findingsOfParts
    for (place, part) in document.parts.enumerated() {
      let lines = part.sentences.map { "- \(escaped($0))\n" } + findings[place].map { finding($0) }
      blocks.append("_\(escaped(part.title))_\n\n")
      blocks += lines
      blocks += (document.pictures[place] ?? []).map { table($0, pictures($0)) }
      blocks.append("\n")
    }
    if !document.otherFindings.isEmpty { blocks += document.otherFindings.map { finding($0) } + ["\n"] }
    if let remark = document.remark { blocks.append("\(escaped(remark))\n\n") }
    blocks += (document.pictures[-1] ?? []).map { table($0, pictures($0)) + "\n" }
    return blocks
  }

  private static func finding(_ finding: LintFinding) -> String { "- ⚠️ \(escaped(finding.sentence))\n" }

  private static func table(_ pair: PicturePair, _ pictures: (old: String?, new: String?)) -> String {
    func cell(_ path: String?) -> String {
      path.map { "<img src=\"\($0.replacing("\"", with: "%22"))\" width=\"320\">" } ?? "–"
    }
    let settings = pair.settings.isEmpty ? "" : " (\(escaped(pair.settings)))"
    return "\n| Before\(settings) | After |\n| --- | --- |\n| \(cell(pictures.old)) | \(cell(pictures.new)) |\n"
  }

  /// Text without a meaning in Markdown or HTML, and without mentions of people.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&", "<", ">": result += String(scalar).escapedForHTML
      case "@": result += "&#64;"
      case "\n", "\r": result += " "
      case "\\", "`", "*", "_", "[", "]", "#", "|", "~", "!": result += "\\\(scalar)"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
