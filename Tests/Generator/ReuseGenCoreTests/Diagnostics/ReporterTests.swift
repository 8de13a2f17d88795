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
      "a,b:c.xib:3:4: warning: 50 % of \"a\"\\nis b [some-rule]\nreuse.json:1:2: note: see here"
    ),
    (.text, placeless, "error: nothing there"),
    (
      .github, finding,
      "::warning file=a%2Cb%3Ac.xib,line=3,col=4,title=some-rule::50 %25 of \"a\"\\nis b%0Areuse.json:1:2: see here"
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

  /// A terminal shows locations in bold, errors in red, warnings in yellow and notes in cyan.
  @Test(arguments: [
    (
      Reporter.text, finding,
      "\u{1B}[1ma,b:c.xib:3:4:\u{1B}[0m \u{1B}[1;33mwarning:\u{1B}[0m 50 % of \"a\"\\nis b [some-rule]\n"
        + "\u{1B}[1mreuse.json:1:2:\u{1B}[0m \u{1B}[1;36mnote:\u{1B}[0m see here"
    ),
    (.text, placeless, "\u{1B}[1;31merror:\u{1B}[0m nothing there"),
    (.github, placeless, "::error title=other::nothing there"),
    (.json, placeless, #"{"severity":"error","rule":"other","message":"nothing there"}"#),
  ])
  func onlyTextIsColored(reporter: Reporter, diagnostic: Diagnostic, text: String) {
    #expect(reporter.lines(for: diagnostic, style: .colored) == text)
  }

  /// Names in documents and of files can contain anything.
  @Test(arguments: [
    ("a\nb.xib", #"a\nb.xib:1:1: error: m [r]"#, "::error file=a\\nb.xib,line=1,col=1,title=r::m"),
    ("\u{1B}[31m.xib", #"\u{1B}[31m.xib:1:1: error: m [r]"#, "::error file=\\u{1B}[31m.xib,line=1,col=1,title=r::m"),
    (
      "::error::x.xib", "./::error::x.xib:1:1: error: m [r]",
      "::error file=%3A%3Aerror%3A%3Ax.xib,line=1,col=1,title=r::m"
    ),
    (" ::stop.xib", "./ ::stop.xib:1:1: error: m [r]", "::error file= %3A%3Astop.xib,line=1,col=1,title=r::m"),
    (
      "a\u{202E}b\u{85}\u{2028}.xib", #"a\u{202E}b\u{85}\u{2028}.xib:1:1: error: m [r]"#,
      "::error file=a\\u{202E}b\\u{85}\\u{2028}.xib,line=1,col=1,title=r::m"
    ),
    ("é \u{1F468}\u{200D}\u{1F469}.xib", "é \u{1F468}\u{200D}\u{1F469}.xib:1:1: error: m [r]", nil),
  ])
  func controlCharactersOfFileNamesAreVisible(file: String, text: String, workflowCommand: String?) {
    let diagnostic = Diagnostic.error("m", at: SourceLocation(file: file), rule: "r")
    #expect(Reporter.text.lines(for: diagnostic) == text)
    if let workflowCommand { #expect(Reporter.github.lines(for: diagnostic) == workflowCommand) }
    let noted = Diagnostic.error("m", at: nil, rule: "r", notes: [.init("n", at: SourceLocation(file: file))])
    #expect(Reporter.text.lines(for: noted).hasSuffix(text.replacing("error: m [r]", with: "note: n")))
  }

  @Test(arguments: Reporter.allCases)
  func noMessageBreaksItsLine(reporter: Reporter) {
    let text = "a\n::error::b\r\u{1B}[2Jc\u{7}\u{7F}\u{9B}\u{200F}\u{202E}\u{2028}"
    let diagnostic = Diagnostic.error(text, at: SourceLocation(file: text), rule: "r", notes: [])
    let lines = reporter.lines(for: diagnostic)
    if reporter != .sarif { #expect(!lines.contains { $0.isNewline }) }
    let shown = lines.unicodeScalars.filter { $0 != "\n" }
    #expect(shown.allSatisfy { $0.value >= 0x20 && $0.value < 0x7F })
    #expect(!lines.split(separator: "\n").dropFirst().contains { $0.hasPrefix("::") })
  }
}
