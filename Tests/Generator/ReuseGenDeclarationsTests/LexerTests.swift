import ReuseGenBasics
import ReuseGenTestSupport
@testable import ReuseGenDeclarations
import Testing

@Suite(.long) struct LexerTests {
  @Test(
    arguments: [
      ("let a = 1", ["let", "a", "=", "1"]),
      ("a/* /* b */ c */d // e", ["a", "d"]),
      (#""a\"b" c"#, [#""a\"b""#, "c"]),
      (##"#"a"b\"# c"##, [##"#"a"b\"#"##, "c"]),
      (##"#"""# c"##, [##"#"""#"##, "c"]),
      ("\"\"\"\n a \"\" b\n\"\"\" c", ["\"\"\"\n a \"\" b\n\"\"\"", "c"]),
      (#""a\(b("c)"))d" e"#, [#""a\("#, "b", "(", #""c)""#, ")", #")d""#, "e"]),
      (#""\("\(1)")\(2)" e"#, [#""\("#, #""\("#, "1", #")""#, #")\("#, "2", #")""#, "e"]),
      (###"#"\(a)\#(b)"# c"###, [###"#"\(a)\#("###, "b", ##")"#"##, "c"]),
      ("x = /a\"b/", ["x", "=", "/a\"b/"]),
      ("a / b / c", ["a", "/", "b", "/", "c"]),
      ("a/b/c", ["a", "/", "b", "/", "c"]),
      ("f(/, /)", ["f", "(", "/", ",", "/", ")"]),
      ("f(/[/]/)", ["f", "(", "/[/", "]", "/", ")"]),
      ("return /a b/.c", ["return", "/a b/", ".", "c"]),
      ("#/a\"/b/# c", ["#/a\"/b/#", "c"]),
      ("#/\n a\"\n/# c", ["#/\n a\"\n/#", "c"]),
      ("`class` a", ["`class`", "a"]),
      ("A<B<C>>?", ["A", "<", "B", "<", "C", ">", ">", "?"]),
      ("a ..< b", ["a", "..", "<", "b"]),
      ("x.0.1e5 0x1.8p-3 1...2", ["x", ".", "0.1e5", "0x1.8p-3", "1", "...", "2"]),
      ("a ≤ b", ["a", "≤", "b"]),
      ("größe = 1", ["größe", "=", "1"]),
      ("#!/bin/x\na", ["a"]),
      ("\u{FEFF}a", ["a"]),
      ("a\r\nb\rc", ["a", "b", "c"]),
      ("#selector(a)", ["#selector", "(", "a", ")"]),
      ("@a -> b", ["@", "a", "->", "b"]),
      ("\"a\nb", ["\"a", "b"]),
      ("#if false // old\na(\n#if B\n#else\n#endif\n#else\nb\n#endif", ["#if", "false", "#else", "b", "#endif"]),
      ("#if false\na\n  # endif", ["#if", "false", "#", "endif"]),
      ("#if false || A\na\n#endif", ["#if", "false", "||", "A", "a", "#endif"]),
      ("#if false\na", ["#if", "false"]),
    ]
  )
  func dividesSwift(source: String, expected: [String]) {
    let stream = SwiftLexer.tokens(of: Array(source.utf8))
    #expect((0..<stream.count).map { stream.text(in: stream[$0].range) } == expected)
  }

  @Test(
    arguments: [
      ("@interface A : B // c", ["@interface", "A", ":", "B"]),
      (#"@"a\"b" 'c' "d""#, [#"@"a\"b""#, "'c'", "\"d\""]),
      ("#define A { \\\n ( \nb", ["b"]),
      ("a\n#if X // y\nb", ["a", "#if X ", "b"]),
      ("#if 0\na(\n# ifdef B\n#endif\n#else\nb\n#endif", ["#if 0", "#else", "b", "#endif"]),
      ("#if 0 || A\na\n#endif", ["#if 0 || A", "a", "#endif"]),
      ("#define A  @\"b\" // c\n#define B \"b\"\nd", ["#define A  @\"b\" ", "d"]),
      ("R\"x(a)\")x\" b", ["R\"x(a)\")x\"", "b"]),
      ("1'000 a", ["1'000", "a"]),
      ("- (id)a;", ["-", "(", "id", ")", "a", ";"]),
    ]
  )
  func dividesObjectiveC(source: String, expected: [String]) {
    let stream = ObjectiveCLexer.tokens(of: Array(source.utf8))
    #expect((0..<stream.count).map { stream.text(in: stream[$0].range) } == expected)
  }

  @Test(
    arguments: [
      ("f(a, [b], { c })", true), ("f(", false), ("f)", false), ("{ ( }", false), ("\"a", false), ("/* a", false),
      ("#if A\n#endif", true), ("#if A", false), ("#if A\n{\n#else\n#endif", false), (#""\(a"#, false),
      ("a */ b", false), ("a +*/ b", false), ("a <*/ b", false), ("a ..*/ b", false), ("a */* b */ c", true),
      ("a *// b", true), ("f(/a*/)", true), ("#/a*/#", true), ("#/\n a*/b\n/#", true), ("\"*/\"", true),
    ]
  )
  func noticesWhatDoesNotBalance(source: String, isBalanced: Bool) {
    #expect(SwiftLexer.tokens(of: Array(source.utf8)).isBalanced == isBalanced)
  }

  @Test(
    arguments: [
      (#""a\n\u{E9}\"""#, "a\né\""), (##"#"a\n\#n"#"##, "a\\n\n"), ("\"\"", ""), ("\"a", "a"),
      (#""\u{110000}""#, "\u{FFFD}"),
    ]
  )
  func resolvesEscapes(literal: String, value: String) {
    #expect(read(literal).stringLiterals.first?.value == value)
  }

  @Test(arguments: [(0, 1, 1), (1, 1, 2), (2, 2, 1), (5, 3, 1), (6, 4, 1), (8, 4, 3)])
  func linesEndWithAnyOfThreeWays(offset: Int, line: Int, column: Int) {
    let position = LineStarts(Array("a\nb\r\n\r\u{E9}c".utf8)).position(of: offset)
    #expect(position.line == line)
    #expect(position.column == column)
  }

  /// The tokens of any source are in order, don't overlap, and pair with one another.
  @Test(.tags(.soak)) func tokensOfDamagedSourcesAreInOrder() {
    var random = SeededGenerator(seed: 1)
    for language in [SourceFile.Language.swift, .objectiveC] {
      for _ in 0..<SoakLength.count(500, full: 2000) {
        let bytes = Mutation.source(language, &random)
        let stream = language == .swift ? SwiftLexer.tokens(of: bytes) : ObjectiveCLexer.tokens(of: bytes)
        var end = 0
        for index in 0..<stream.count {
          let token = stream[index]
          guard token.start >= end, token.end > token.start, token.end <= bytes.count else {
            Issue.record("\(token) in \(String(decoding: bytes, as: UTF8.self))")
            return
          }
          end = token.end
          if token.kind == .open, let partner = token.partner { #expect(stream[partner].partner == index) }
        }
      }
    }
  }
}
