import Testing

struct DependencyGraphTests {
  @Test(
    arguments: [
      ("struct A { }", ["struct", "A", "{", "}"]),
      ("a // b\nc /* d /* e */ f */ g", ["a", "c", "g"]),
      (#"a("b \(c("d")) e", f)"#, ["a", "(", "(", "c", "(", ")", ")", ",", "f", ")"]),
      ("#\"a \\(b) \"c\\#(d)\"# e", ["(", "d", ")", "e"]),
      ("\"\"\"\na \"b\" \\(c)\n\"\"\" d", ["(", "c", ")", "d"]),
      (#""\\" a "\"" b"#, ["a", "b"]),
      ("`class` é", ["class", "é"]),
      ("#if os(iOS)", ["#", "if", "os", "(", "iOS", ")"]),
    ]
  )
  func commentsAndLiteralsAreNoTokens(source: String, expected: [String]) {
    #expect(SwiftToken.tokens(of: source).map(\.text) == expected)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    /// Sources by folder.
    var sources: [String: String]
    /// The diagram, or the edges of cycles.
    var diagram: String?
    var cycles: [String]

    init(_ name: String, _ sources: [String: String], _ diagram: String? = nil, cycles: [String] = []) {
      (self.name, self.sources, self.diagram, self.cycles) = (name, sources, diagram, cycles)
    }

    var testDescription: String { name }
  }

  @Test(arguments: [
    Case("a type", ["A": "struct One {}", "B": "let one = One()"], "B -> A\nA\n"),
    Case(
      "a cycle, with an example of each edge",
      ["A": "struct One {\n  var two: Two\n}", "B": "struct Two {}\nfunc two() -> One? { nil }"],
      cycles: [
        "A -> B: A.swift:2 uses Two, declared at B.swift:1", "B -> A: B.swift:2 uses One, declared at A.swift:1",
      ]
    ),
    Case(
      "a cycle through three",
      [
        "A": "struct One { var x: Two }", "B": "struct Two { var x: Three }", "C": "struct Three { var x: [One] }",
      ],
      cycles: [
        "A -> B: A.swift:1 uses Two, declared at B.swift:1", "B -> C: B.swift:1 uses Three, declared at C.swift:1",
        "C -> A: C.swift:1 uses One, declared at A.swift:1",
      ]
    ),
    Case(
      "a comment and a string",
      ["A": "struct One {}", "B": "// One\nlet x = \"One\""],
      "A\nB\n"
    ),
    Case("an interpolation", ["A": "func one() {}", "B": #"let x = "\(one())""#], "B -> A\nA\n"),
    Case(
      "a member of the same name",
      ["A": "func one() {}", "B": "struct Two { func one() {}; func two() { one() } }"],
      "A\nB\n"
    ),
    Case("a nested type of the same name", ["A": "struct One {}", "B": "enum Two { struct One {} }"], "A\nB\n"),
    Case("a label", ["A": "let one = 1", "B": "func two(one: Int) {}"], "A\nB\n"),
    Case("a private type", ["A": "private struct One {}", "B": "let x: One"], "A\nB\n"),
    Case(
      "a member of an extension of a foreign type",
      ["A": "extension String { var quoted: String { self } }", "B": "let x = \"\".quoted"],
      "B -> A\nA\n"
    ),
    Case(
      "a member that two types have",
      [
        "A": "extension String { var quoted: String { self } }",
        "B": "struct One { var quoted = 1; var x: Int { self.quoted } }",
      ],
      "A\nB\n"
    ),
  ])
  func foldersUseWhatOthersDeclare(example: Case) {
    let files = example.sources.sorted { $0.key < $1.key }.map { SourceFile(path: "\($0).swift", part: $0, text: $1) }
    let graph = DependencyGraph(ofFolders: files)
    #expect(graph.diagram == example.diagram)
    #expect(graph.cycles == example.cycles)
  }

  @Test(arguments: [
    ("import A", "B -> A\nA\n"), ("internal import A\nimport Foundation", "B -> A\nA\n"),
    ("@_exported import A", "B -> A\nA\n"),
    ("// import A", "A\nB\n"), ("#if os(iOS) || os(tvOS)\nimport A\n#else\nimport Foundation\n#endif", "A\nB\n"),
    ("#if os(iOS)\nimport UIKit\n#else\nimport A\n#endif", "B -> A\nA\n"),
    ("#if os(Linux)\nimport A\n#endif", "B -> A\nA\n"),
  ])
  func modulesUseWhatTheyImport(source: String, diagram: String) {
    let files = [
      SourceFile(path: "A.swift", part: "A", text: ""), SourceFile(path: "B.swift", part: "B", text: source),
    ]
    #expect(DependencyGraph(ofModules: files).diagram == diagram)
  }
}
