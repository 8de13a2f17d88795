/// The report as one page of HTML that needs no server: pictures are part of it.
package struct ComparisonPage {
  private let report: ComparisonReport
  private let title: String

  package init(_ report: ComparisonReport, title: String) { (self.report, self.title) = (report, title) }

  package var html: String {
    let documents = report.documents.enumerated().filter(\.element.isListed).map(section).joined(separator: "\n")
    let findings = report.otherFindings.map { item("\($0.path): \($0.sentence)") }
    let list = "<ul>\(findings.joined(separator: "\n"))</ul>"
    let others = findings.isEmpty ? "" : "\n<section><h2>Other files</h2>\n\(list)</section>"
    let content = """
      <header>
      <h1>\(title.escapedForHTML)</h1>
      <p>\(report.summary.escapedForHTML)</p>
      <p class="keys"><kbd>j</kbd> <kbd>k</kbd> next and previous change · <kbd>1</kbd> side by side · <kbd>2</kbd> slider
      · <kbd>3</kbd> overlay</p>
      <div class="views" role="group" aria-label="Pictures">
      <button type="button" data-view="both" aria-pressed="true">Side by side</button>
      <button type="button" data-view="slider" aria-pressed="false">Slider</button>
      <button type="button" data-view="overlay" aria-pressed="false">Overlay</button>
      </div>
      </header>
      <main>
      \(documents)\(others)
      </main>
      """
    return WebPage(
      title: title,
      attributes: " data-view=\"both\"",
      style: ComparisonPageStyle.css,
      script: ComparisonPageStyle.script,
      content: content
    ).html
  }

  private func section(_ place: Int, _ document: ComparedDocument) -> String {
    var lines = ["<section id=\"document-\(place + 1)\">", "<h2>\(document.title.escapedForHTML)</h2>"]
    lines += document.errors.map { "<p class=\"error\">\($0.escapedForHTML)</p>" }
    let findings = document.findingsOfParts
    for (number, part) in document.parts.enumerated() {
      lines.append("<article id=\"change-\(place + 1)-\(number + 1)\" tabindex=\"-1\">")
      lines.append("<h3>\(part.title.escapedForHTML)</h3>\n<ul>")
      lines +=
        part.sentences.map { "<li>\($0.escapedForHTML)</li>" }
        + findings[number].map { item($0.sentence) }
      lines.append("</ul>")
      lines += (document.pictures[number] ?? []).map(figure)
      lines.append("</article>")
    }
    if !document.otherFindings.isEmpty {
      lines.append("<ul>\(document.otherFindings.map { item($0.sentence) }.joined(separator: "\n"))</ul>")
    }
    if let remark = document.remark {
      // A document that changed as a whole is selected like a part.
      let isEntry = document.isChanged && document.parts.isEmpty
      if isEntry { lines.append("<article id=\"change-\(place + 1)\" tabindex=\"-1\">") }
      lines.append("<p class=\"remark\">\(remark.escapedForHTML)</p>")
      lines += (document.pictures[-1] ?? []).map(figure)
      if isEntry { lines.append("</article>") }
    }
    return (lines + ["</section>"]).joined(separator: "\n")
  }

  private func item(_ finding: String) -> String { "<li class=\"finding\">\(finding.escapedForHTML)</li>" }

  private func figure(_ pair: PicturePair) -> String {
    func image(_ svg: String?, _ version: String) -> String {
      let label = pair.settings.isEmpty ? version : "\(version), \(pair.settings.escapedForHTML)"
      guard let svg else { return "<figure class=\"missing\"><figcaption>\(label)</figcaption><p>None</p></figure>" }
      let text = "\(version): \(pair.name)"
      return "<figure><figcaption>\(label)</figcaption>"
        + "<img alt=\"\(text.escapedForHTML)\" src=\"\(DataAddress.svg(svg))\"></figure>"
    }
    let both = "<div class=\"both\">\(image(pair.old, "Before"))\(image(pair.new, "After"))</div>"
    guard let old = pair.old, let new = pair.new else { return "<div class=\"pictures single\">\(both)</div>" }
    let width = PropertyValue.text(of: pair.width)
    return """
      <div class="pictures" style="--width: \(width)px">\(both)
      <div class="slider"><div class="stack"><img alt="Before" src="\(DataAddress.svg(old))">\
      <img class="top" alt="After" src="\(DataAddress.svg(new))"></div>
      <label>Before <input type="range" min="0" max="100" value="50" aria-label="Before and after"> After</label></div>
      <div class="overlay"><img alt="Both, with frames around what moved" src="\(DataAddress.svg(pair.overlay))"></div>
      </div>
      """
  }
}
