import ReuseGenCore
import Testing

struct ReporterTests {
  static let finding = Diagnostic(
    .warning,
    "50 % of \"a\"\nis b",
    at: SourceLocation(file: "a,b:c.xib", line: 3, column: 4),
    rule: "some-rule",
    notes: [.init("see here", at: SourceLocation(file: "reuse.json", line: 1, column: 2))]
  )
  static let placeless = Diagnostic.error("nothing there", at: nil, rule: "other")

  @Test(arguments: [
    (
      Reporter.text, finding,
      "a,b:c.xib:3:4: warning: 50 % of \"a\"\nis b [some-rule]\nreuse.json:1:2: note: see here"
    ),
    (.text, placeless, "error: nothing there [other]"),
    (
      .github, finding,
      "::warning file=a%2Cb%3Ac.xib,line=3,col=4,title=some-rule::50 %25 of \"a\"%0Ais b%0Areuse.json:1:2: see here"
    ),
    (.github, placeless, "::error title=other::nothing there"),
    (
      .json, finding,
      #"{"severity":"warning","rule":"some-rule","message":"50 % of \"a\"\nis b","file":"a,b:c.xib","line":3,"column":4,"#
        + #""notes":[{"message":"see here","file":"reuse.json","line":1,"column":2}]}"#
    ),
    (.json, placeless, #"{"severity":"error","rule":"other","message":"nothing there"}"#),
  ])
  func aDiagnosticIsReportedInEachFormat(reporter: Reporter, diagnostic: Diagnostic, text: String) {
    #expect(reporter.lines(for: diagnostic) == text)
  }
}
