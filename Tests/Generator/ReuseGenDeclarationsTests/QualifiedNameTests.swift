@testable import ReuseGenDeclarations
import Testing

struct QualifiedNameTests {
  @Test(
    arguments: [
      ("A", ["A"]), ("A.B.C", ["A", "B", "C"]), ("A.`b.c`", ["A", "`b.c`"]), ("`a.b`.C", ["`a.b`", "C"]),
      ("`a.b`.`c.`", ["`a.b`", "`c.`"]),
    ] as [(String, [String])]
  )
  func dotsInBackticksSeparateNothing(text: String, parts: [String]) {
    let name = QualifiedName(text)
    #expect(name.parts.map(String.init) == parts)
    #expect(name.last == parts.last)
    #expect(name.enclosing == parts.dropLast().joined(separator: "."))
    #expect(name.withoutOutermost == (parts.count > 1 ? parts.dropFirst().joined(separator: ".") : nil))
  }

  @Test func aNameMayBelongToEachTypeAroundIt() {
    #expect(QualifiedName("A.`b.c`").names(of: "D.E") == ["A.`b.c`.D.E", "A.D.E"])
  }

  @Test(arguments: [("`b.c(_:)`", "`b.c(_:)`"), ("`a class`", "a class"), ("`Type`", "Type"), ("Plain", "Plain")])
  func aRawIdentifierKeepsItsBackticksWhereItsTextSeparatesNames(written: String, name: String) {
    let all = declarations("class Outer { class \(written): UIView {} ; class Other: \(written) {} }")
    #expect(all.classNames == ["Outer", "Outer.\(name)", "Outer.Other"].sorted())
    #expect(all.superclassChain(of: "Outer.Other").classes == ["Outer.Other", "Outer.\(name)"])
  }
}
