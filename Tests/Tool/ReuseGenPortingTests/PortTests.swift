import Foundation
import ReuseGenCore
import ReuseGenPorting
import ReuseGenTestSupport
import Testing

@Suite(.long) struct PortTests {
  @Test func thePageListsWhatTheEditsChange() throws {
    let rows = SourcePort.rows.map { "| \($0.source) | \($0.copy) |\n" }
    try RecordedSection("edits", of: "Documentation/HeadlessSources.md")
      .expect("| in the source | in the copy |\n| --- | --- |\n" + rows.joined())
  }

  @Test(arguments: PortExample.all)
  func aSourceBecomesItsCopy(_ testCase: PortExample) throws {
    let result = SourcePort.port([source(testCase.source)], options: testCase.options)
    let copy = try #require(result.sources.first)
    let text = String(decoding: copy.bytes, as: UTF8.self)
    #expect(withoutHeader(text) == testCase.copy)
    #expect(result.diagnostics.map(\.message) == testCase.warnings)
  }

  /// By default, without an import.
  @Test(
    .tags(.soak),
    arguments: PortExample.all,
    SoakLength.cases([("", false), ("", true), ("import Foundation\n", true)], byDefaultEvery: 3)
  )
  func portingACopyAgainChangesNothing(_ testCase: PortExample, _ visible: (imports: String, bridgesUIKit: Bool)) {
    var options = testCase.options
    options.bridgesUIKit = visible.bridgesUIKit
    let first = SourcePort.port([source(visible.imports + testCase.source)], options: options).sources
    options.leaveOut = []
    let second = SourcePort.port(first.map { PortInput(path: $0.path, bytes: $0.bytes) }, options: options).sources
    #expect(second.flatMap(\.edits).isEmpty)
  }

  @Test(arguments: PortExample.all)
  func theCopyHasTheLinesOfTheSourceAfterItsHeader(_ testCase: PortExample) {
    let lines = { (text: String) in text.split(separator: "\n", omittingEmptySubsequences: false).count }
    #expect(lines(testCase.copy) == lines(testCase.source))
  }

  @Test func theCopyIsTheSourceWithTheListedEdits() {
    for testCase in PortExample.all {
      let input = source(testCase.source)
      for copy in SourcePort.port([input], options: testCase.options).sources {
        var bytes: [UInt8] = []
        var offset = 0
        for located in copy.edits {
          bytes += input.bytes[offset..<located.edit.range.lowerBound] + Array(located.edit.replacement.utf8)
          offset = located.edit.range.upperBound
        }
        #expect(bytes + input.bytes[offset...] == copy.bytes)
      }
    }
  }

  @Test(arguments: [
    ("class Model: NSObject {}\n", true), ("let letters = CharacterSet.letters, root = sqrt(2.0)\n", true),
    ("import Foundation\nlet date: Date? = nil\n", false), ("import Foundation\nlet view: UIView? = nil\n", true),
    ("let color = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)\n", true),
  ])
  func aFileWithoutImportsSeesWhatTheBridgingHeaderDoes(_ text: String, _ needsUIKit: Bool) throws {
    let result = SourcePort.port([source(text)], options: PortOptions(bridgesUIKit: true))
    let copy = try #require(result.sources.first)
    #expect(String(decoding: copy.bytes, as: UTF8.self).contains("import UIKit") == needsUIKit)
  }

  @Test func anExtensionInAnotherFileKeepsItsPrivateMembers() throws {
    let files = [
      PortInput(path: "A.swift", bytes: Array("class A: UIViewController {\n}\n".utf8)),
      PortInput(
        path: "A+More.swift",
        bytes: Array(
          """
          import UIKit
          extension A {
            override func viewDidLoad() { help() }
            @objc private func help() {}
          }

          """.utf8
        )
      ),
    ]
    let copies = SourcePort.port(files).sources.map { withoutHeader(String(decoding: $0.bytes, as: UTF8.self)) }
    #expect(
      copies[0] == """
        class A: UIViewController {
        override func viewDidLoad() { viewDidLoadInExtension() }; @MainActor class var keyedActions: [KeyedAction] \
        { keyedActionsOfAMoreswift1_0 } }; extension A: KeyedActions {}

        """
    )
    #expect(
      copies[1] == """
        import UIKit
        extension A {
          func viewDidLoadInExtension() { help() }
          private func help() {}
        @MainActor static var keyedActionsOfAMoreswift1_0: [KeyedAction] { [KeyedAction("help") \
        { (object: A) in object.`help`() }] } }

        """
    )
  }

  @Test(arguments: [
    ("URLSession.shared", "FoundationNetworking"), ("XMLParser.self", "FoundationXML"), ("UndoManager()", "UIKit"),
    ("UILabel()", "UIKit"),
  ])
  func theHeaderStatesTheLocationAndWhatIsMissing(use: String, module: String) throws {
    let text = "import Foundation\nlet value = \(use)\n"
    let copy = try #require(SourcePort.port([source(text)]).sources.first)
    #expect(
      String(decoding: copy.bytes, as: UTF8.self)
        == "import \(module)\n#sourceLocation(file: \"/App/X.swift\", line: 1)\n\(text)"
    )
  }

  @Test(arguments: ["", "\u{FEFF}"])
  func aScriptKeepsItsFirstLine(mark: String) throws {
    let copy = try #require(SourcePort.port([source("\(mark)#!/usr/bin/swift\nlet a = 1\n")]).sources.first)
    let text = String(decoding: copy.bytes, as: UTF8.self)
    #expect(text == "\(mark)#!/usr/bin/swift\n#sourceLocation(file: \"/App/X.swift\", line: 2)\nlet a = 1\n")
  }

  @Test(arguments: ["let a = 1\n", ".swift\n", ""])
  func aCopyKeepsTheLocationThatItHas(text: String) throws {
    let copy = try #require(SourcePort.port([source(text)]).sources.first)
    let again = try #require(SourcePort.port([PortInput(path: "/Copy/X.swift", bytes: copy.bytes)]).sources.first)
    #expect(again.bytes == copy.bytes)
  }

  @Test func aFileWithUnbalancedBracketsIsCopiedWithAWarning() throws {
    let result = SourcePort.port([source("class A { @objc func f( {\n")])
    #expect(withoutHeader(String(decoding: result.sources[0].bytes, as: UTF8.self)) == "class A { @objc func f( {\n")
    #expect(result.diagnostics.count == 1)
  }

  @Test func aNameThatTheSourcesDoNotDeclareCannotBeLeftOut() {
    let location = SourceLocation(file: "headless-sources.json", line: 3, column: 5)
    let options = PortOptions(leaveOut: [Located("A.g()", at: location)])
    let result = SourcePort.port([source("class A { func f() {} }")], options: options)
    #expect(
      result.diagnostics == [
        .error(
          "the sources declare no A.g(); specify a type, or a member as in \"Screen.save(_:)\"",
          at: location,
          rule: "port"
        )
      ]
    )
  }

  @Test(arguments: [
    ("class A {}\nclass B: A {}", "B inherits from A, which \"leaveOut\" lists; also list B"),
    ("protocol A {}\nprotocol P {}\nclass B: P & A {}", "B inherits from A, which \"leaveOut\" lists; also list B"),
  ])
  func whatInheritsFromATypeThatIsLeftOutIsReported(_ text: String, _ message: String) {
    let location = SourceLocation(file: "headless-sources.json", line: 3, column: 5)
    var options = PortOptions(leaveOut: [Located("A", at: location)])
    #expect(SourcePort.port([source(text)], options: options).diagnostics.map(\.message) == [message])
    options.leaveOut.append(Located("B", at: location))
    #expect(SourcePort.port([source(text)], options: options).diagnostics.isEmpty)
  }

  @Test(arguments: ["protocol A {}\n", "\n"])
  func aProtocolThatAnotherFileLeavesOutOrThatNothingDeclaresIsNotAdopted(other: String) {
    let files = [other, "class B: UIView,\n  A {\n}\n"].enumerated().map { index, text in
      PortInput(path: "\(index).swift", bytes: Array(text.utf8))
    }
    let options = PortOptions(leaveOut: [Located("A", at: SourceLocation(file: "headless-sources.json"))])
    let copies = SourcePort.port(files, options: options).sources.map { String(decoding: $0.bytes, as: UTF8.self) }
    #expect(copies.map(withoutHeader) == ["\n", "class B: UIView\n {\n}\n"])
  }

  /// The texts of the cases, cut at any byte: none crashes. A short run cuts each text at some bytes.
  @Test func anyTextIsPorted() {
    let step = SoakLength.count(64, full: 1)
    for (index, testCase) in PortExample.all.enumerated() {
      let bytes = Array(testCase.source.utf8)
      for length in stride(from: index % min(step, max(1, bytes.count)), to: bytes.count, by: step) {
        _ = SourcePort.port([PortInput(path: "X.swift", bytes: Array(bytes[..<length]))])
        _ = SourcePort.port([PortInput(path: "X.swift", bytes: Array(bytes[length...]))])
      }
    }
  }

  @Test(arguments: ["#if os(macOS) ||\n#else\nlet a = 1\n#endif\n", "#if os(macOS) &&\n#endif\nlet a = 1\n"])
  func aConditionWithoutItsEndEndsBeforeTheNextDirective(text: String) throws {
    let copy = try #require(SourcePort.port([source(text)]).sources.first)
    let expected = text.replacing("os(macOS)", with: "false")
    #expect(withoutHeader(String(decoding: copy.bytes, as: UTF8.self)) == expected)
  }

  private func source(_ text: String) -> PortInput { PortInput(path: "/App/X.swift", bytes: Array(text.utf8)) }

  private func withoutHeader(_ text: String) -> String {
    guard let header = text.range(of: #"#sourceLocation\([^\n]*\n"#, options: .regularExpression) else { return text }
    return String(text[header.upperBound...])
  }
}
