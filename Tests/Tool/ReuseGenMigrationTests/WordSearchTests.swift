import ReuseGenMigration
import Testing

struct WordSearchTests {
  @Test(
    arguments: [
      (words: ["cell"], source: "let a = cell", isFound: true),
      (["cell"], "cell", true),
      (["cell"], "`cell`.x", true),
      (["cell"], "cells", false),
      (["cell"], "my_cell", false),
      (["cell"], "$cell", true),
      (["cell", "row", "section"], "if row > 0 {}", true),
      (["cell", "row", "section"], "if rows > 0 {}", false),
      (["größe"], "let größe = 1", true),
      (["größe"], "let height = 1", false),
      // The operator ends the word.
      (["cell"], "cell•row", true),
      (["行"], "let height = 1", true),
      ([], "cell", false),
      (["cell"], "", false),
      ([String(repeating: "a", count: 70)], String(repeating: "a", count: 70), true),
      ([String(repeating: "a", count: 70)], String(repeating: "a", count: 71), false),
    ] as [(words: [String], source: String, isFound: Bool)]
  )
  func findsWords(_ row: (words: [String], source: String, isFound: Bool)) {
    #expect(WordSearch(row.words).mayFind(in: Array(row.source.utf8)) == row.isFound)
  }
}
