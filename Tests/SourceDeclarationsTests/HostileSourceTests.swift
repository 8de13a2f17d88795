import Foundation
import ReuseGenTestSupport
@testable import SourceDeclarations
import Testing

struct HostileSourceTests {
  /// The number of steps that a reader may take for each byte.
  private static let stepsPerByte = 8

  /// 2,000 sources, or as many as fit into FUZZ_SECONDS.
  @Test(arguments: [SourceFile.Language.swift, .objectiveC])
  func damagedSourcesAreReadInLinearTime(language: SourceFile.Language) {
    var run = FuzzRun(1000)
    while let seed = run.next() {
      var random = SeededGenerator(seed: seed)
      let bytes = Mutation.source(language, &random)
      let file = SourceFile.read(bytes, path: "", language: language)
      guard file.steps <= Self.stepsPerByte * (bytes.count + 16) else {
        Issue.record("\(file.steps) steps for \(String(decoding: bytes, as: UTF8.self))")
        return
      }
    }
    if FuzzRun.seconds != nil { print("\(run.count) sources") }
  }

  /// Pieces that a reader might look through again and again, or nest.
  private static let pieces = [
    "(", "[", "{", "<", "\"", "\"\\(", "\"\"\"\\(", "#\"\\#(", "#\"\"\"", "##\"\"\"\n", "/*", "/", "(/", "(/a", "(/\\/",
    "#/",
    "##/ ", "`", "@a ", "@a(", "#if A\n", "#if A\n{", "#if A\n}", "#else\n}", "#endif\n", "class A", "class A {",
    "class A<",
    "class A: B<", "var a: A<", "var a: [", "var a = ", "var a, ", "var (a, ", "func f(", "func f<", "func f(a: (",
    "case a(",
    "init(", "a(forCellReuseIdentifier: ", "[a forCellReuseIdentifier:",
    "register(UINib(nibName: \"x\"), forCellReuseIdentifier: ",
    "@interface A\n", "@interface A <", "@interface A { int ", "@property (", "@property A<", "- (void)a:", "- (",
    "@end\n",
    "@protocol A\n", "'", "@\"", "R\"(", "typealias A = A<", "extension A.", "\\", ",", ":", "->", "A & ", "private(",
    "\u{E9}",
    "≤", "func f() { class B: C { func g() {", "var a: A -> ", "@a @b var ", "static ", "case a, ", "!", "? ", "~", ".",
  ]

  @Test(arguments: [SourceFile.Language.swift, .objectiveC])
  func repeatedPiecesAreReadInLinearTime(language: SourceFile.Language) {
    for piece in Self.pieces {
      let bytes = Array(repeatElement(Array(piece.utf8), count: 4000).joined())
      let file = SourceFile.read(bytes, path: "", language: language)
      #expect(file.steps <= Self.stepsPerByte * (bytes.count + 16), "\(piece)")
    }
  }

  @Test func pairsOfRepeatedPiecesAreReadInLinearTime() {
    for first in Self.pieces {
      for second in Self.pieces {
        let bytes = Array((String(repeating: first, count: 30) + String(repeating: second, count: 30)).utf8)
        let file = SourceFile.read(bytes, path: "", language: .swift)
        #expect(file.steps <= Self.stepsPerByte * (bytes.count + 16), "\(first) and \(second)")
      }
    }
  }

  @Test func aClassBehindDamageIsInDoubt() {
    let all = declarations("class A: UIView { func f() { ( } }", "class B: UIView {}")
    #expect(all.hasDoubtfulFiles)
    guard case .unknown = all.member(forKey: "x", ofClass: "B") else {
      Issue.record("a source that isn't understood may declare more")
      return
    }
  }
}
