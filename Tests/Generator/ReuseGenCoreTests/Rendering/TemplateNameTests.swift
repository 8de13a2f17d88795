import Foundation
import Testing

@testable import ReuseGenCore

/// A class of the user's with a name that generated code uses would take its place.
struct TemplateNameTests {
  @Test func theTableHasEveryTypeThatTheTemplatesName() {
    let table = NameTable.used.union(NameTable.partsOfCatalog).union(NameTable.parameters).union(["Self"])
    // A class with the name of a type that the library declares is declared twice, which the compiler reports.
    let texts = BuiltInTemplate.partials.filter { !["library", "loaded"].contains($0.key) }.values
    let names = Set(texts.flatMap(Self.typeNames))
    #expect(names.isSuperset(of: ["Bundle", "String", "UINib"]))
    #expect(names.subtracting(table) == [])
  }

  /// The names with a capital that are neither in a tag, nor in a comment, nor in a literal, nor after a dot.
  private static func typeNames(in text: String) -> [String] {
    var code = text.replacing(#/\{\{[^}]*\}\}/#, with: "")
    code = code.replacing(#///.*/#, with: "").replacing(#/"[^"]*"/#, with: "")
    let lines = code.split(separator: "\n").filter { !$0.contains(#/^ *#/#) }
    return lines.flatMap { $0.matches(of: #/[\w.]+/#) }
      .compactMap { $0.output.split(separator: ".", omittingEmptySubsequences: false).first.map(String.init) }
      .filter { $0.first?.isUppercase == true }
  }
}
