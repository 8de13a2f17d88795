import ReuseGenDeclarations
import Testing

@testable import ReuseGenCore

/// The classes that the sources declare, by their names in documents.
struct DeclaredClassTests {
  static let rows: [(text: String, path: String, locations: [String])] = [
    ("", "A.swift", []),
    ("class A {}; class B {}", "A.swift", ["A 1:7", "B 1:19"]),
    ("class A: B {\n  class Inner {}\n}", "A.swift", ["A 1:7", "Inner 2:9"]),
    ("// class A {}\n/* class B {} */", "A.swift", []),
    ("struct A {}\nenum B {}\nextension D {}\nprotocol E: class {}", "A.swift", []),
    ("#if os(iOS)\nclass A: B {}\n#else\nclass A: C {}\n#endif", "A.swift", ["A 2:7"]),
    ("@interface Badge : UIView\n@end\n@implementation Badge\n@end", "Badge.m", ["Badge 1:12"]),
  ]

  @Test(arguments: rows)
  func aClassHasALocation(text: String, path: String, locations: [String]) throws {
    let language = try #require(SourceFile.Language(path: path))
    let declarations = Declarations([SourceFile.read(Array(text.utf8), path: path, language: language)])
    let found = declarations.lastClassNames.compactMap { name in
      declarations.location(ofClass: name).map { "\(name) \($0.line):\($0.column)" }
    }
    #expect(found == locations)
  }

  @Test func aClassThatIsOnlyImplementedIsDeclared() {
    let text = "@implementation Star\n@end"
    let declarations = Declarations([SourceFile.read(Array(text.utf8), path: "Star.m", language: .objectiveC)])
    #expect(declarations.location(ofClass: "Star") == SourceLocation(file: "Star.m", line: 1, column: 17))
    #expect(!declarations.declaresClass("Badge"))
  }
}
