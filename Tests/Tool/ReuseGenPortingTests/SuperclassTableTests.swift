import ReuseGenDeclarations
import ReuseGenTestSupport
import Testing

@testable import ReuseGenPorting

/// The superclasses of a table beside those that the declarations follow for each class.
struct SuperclassTableTests {
  @Test func aChainIsThatOfTheDeclarationsAndHasItsLimit() {
    let classes = (0..<1000).map { "class C\($0): \($0 == 0 ? "UIView" : "C\($0 - 1)") {}\n" }
    var declarations = Declarations()
    declarations.add(SourceFile.read(Array(classes.joined().utf8), path: "A.swift", language: .swift))
    var table = SuperclassTable(declarations)
    table.add("C999")
    for name in ["C999", "C63"] { #expect(table.chain(of: name) == declarations.superclassChain(of: name)) }
  }
}
