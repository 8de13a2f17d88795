import ReuseGenReports
import ReuseGenXML
import Testing

/// The findings about accessibility beside the pictures of `nibpreview page`.
@Suite struct CatalogFindingTests {
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <scenes><scene sceneID="s"><objects>
    <tableViewController id="v" customClass="People"><tableView key="view" id="t"><prototypes>
    <tableViewCell reuseIdentifier="person" id="c"><subviews>
    <label id="l"/></subviews></tableViewCell></prototypes>
    <button key="tableHeaderView" id="b"/></tableView></tableViewController>
    </objects></scene></scenes></document>
    """

  private static func finding(_ rule: String, _ message: String, line: Int) -> LintFinding {
    LintFinding(severity: "warning", rule: rule, message: message, path: "Main.storyboard", line: line)
  }

  private func page(_ findings: [LintFinding]) throws -> String {
    let bytes = Array(Self.storyboard.utf8)
    var document = CatalogDocument(
      try InterfaceBuilderDocument.read(bytes, path: "Main.storyboard"),
      path: "Main.storyboard"
    )
    document.add(findings, in: try IBElement.read(bytes, path: "Main.storyboard"))
    return CatalogPage(DocumentCatalog(documents: [document]), title: "App").html
  }

  private func findings(of page: String) -> [String] {
    page.components(betweenEach: "<article", and: "</article>").map { article in
      article.components(betweenEach: "<details class=\"findings\">", and: "</details>").joined()
    }
  }

  @Test func aFindingIsBesideTheEntryThatContainsItsElement() throws {
    let html = try page([
      Self.finding("accessibility-font-fixed", "the system font of <17> points", line: 5),
      Self.finding("accessibility-label-missing", "VoiceOver has no description", line: 6),
      Self.finding("accessibility-hit-region", "the button is 30 points high", line: 6),
      Self.finding("outlet-missing", "no outlet", line: 5),
    ])
    #expect(
      findings(of: html) == [
        """
        <summary><span class="mark" aria-hidden="true">◐</span> 2 accessibility findings</summary><ul>
        <li>VoiceOver has no description <code>accessibility-label-missing</code>, line 6</li>
        <li>the button is 30 points high <code>accessibility-hit-region</code>, line 6</li>
        </ul>
        """,
        """
        <summary><span class="mark" aria-hidden="true">◐</span> 1 accessibility finding</summary><ul>
        <li>the system font of &lt;17&gt; points <code>accessibility-font-fixed</code>, line 5</li>
        </ul>
        """,
      ]
    )
    #expect(html.contains("<p class=\"legend\">"))
  }

  @Test func aPageWithoutFindingsHasNoLegend() throws {
    let html = try page([])
    #expect(findings(of: html) == ["", ""])
    #expect(!html.contains("class=\"legend\""))
    #expect(!html.contains("<details"))
  }
}

extension String {
  /// The texts between each start and the end that follows it.
  fileprivate func components(betweenEach start: String, and end: String) -> [String] {
    var (rest, found) = (self[...], [String]())
    while let first = rest.firstRange(of: start), let last = rest[first.upperBound...].firstRange(of: end) {
      found.append(String(rest[first.upperBound..<last.lowerBound]))
      rest = rest[last.upperBound...]
    }
    return found
  }
}
