import ReuseGenDeclarations
import Testing

@testable import ReuseGenCore

struct NamesInFileTests {
  private static func file(_ text: String) -> SourceFile {
    SourceFile.read(Array(text.utf8), path: "A.swift", language: .swift)
  }

  @Test func namesAreThoseOfTheFileThatIsSearched() {
    let first = Self.file("let a = \"1\"\nclass A { let a = \"2\"; func f(x: Int, y: Int) {} }\n")
    let second = Self.file("let a = \"3\"\nlet b = \"4\"\nfunc g(x: Int) {}\n")
    let names = NamesInFile()
    // In turn, so that the names of one don't stay for the other, which has the same path.
    for _ in 0..<2 {
      #expect(names.constants(named: "a", in: first).map(\.literal.value) == ["1", "2"])
      #expect(names.constants(named: "b", in: first).isEmpty)
      #expect(names.hasParameter(named: "y", in: first) && !names.hasParameter(named: "z", in: first))
      #expect(names.constants(named: "a", in: second).map(\.literal.value) == ["3"])
      #expect(names.constants(named: "b", in: second).map(\.literal.value) == ["4"])
      #expect(!names.hasParameter(named: "y", in: second))
    }
  }
}
