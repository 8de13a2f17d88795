import Foundation
import Testing

/// The compiler offers to rename what Reusable 4.0.0 calls otherwise.
struct EarlierSpellingsTests {
  struct Spelling: CustomTestStringConvertible, Sendable {
    var code: String
    var name: String
    /// What the compiler writes in its place.
    var replacement: String

    var testDescription: String { code }
  }

  @Test(arguments: [
    Spelling(code: "table.register(Cell.self)", name: "register(cellType:)", replacement: "cellType: "),
    Spelling(code: "table.register(NibCell.self)", name: "register(cellType:)", replacement: "cellType: "),
    Spelling(
      code: "table.register(Heading.self)", name: "register(headerFooterViewType:)",
      replacement: "headerFooterViewType: "),
    Spelling(code: "collection.register(Item.self)", name: "register(cellType:)", replacement: "cellType: "),
    Spelling(
      code: "_ = table.dequeueReusableCell(indexPath: path) as Cell", name: "dequeueReusableCell(for:cellType:)",
      replacement: "for"),
    Spelling(
      code: "_ = table.dequeueReusableCell(indexPath: path, cellType: Cell.self)",
      name: "dequeueReusableCell(for:cellType:)", replacement: "for"),
    Spelling(
      code: "_ = collection.dequeueReusableCell(indexPath: path) as Item", name: "dequeueReusableCell(for:cellType:)",
      replacement: "for"),
  ])
  func fixIt(spelling: Spelling) throws {
    let compiler = try Compiler()
    let file = try compiler.write(
      """
      import Recycler

      final class Cell: UITableViewCell, Reusable {}
      final class NibCell: UITableViewCell, NibReusable {}
      final class Heading: UITableViewHeaderFooterView, Reusable {}
      final class Item: UICollectionViewCell, Reusable {}

      @MainActor func sample(_ table: UITableView, _ collection: UICollectionView, _ path: IndexPath) {
        \(spelling.code)
      }
      """, as: "Spelling.swift")
    let diagnostics = try compiler.storedDiagnostics(of: file)
    // The note comes with the fix-it, whose text is stored right after the note's.
    let note = try #require(diagnostics.firstRange(of: Data("use '\(spelling.name)' instead".utf8)))
    #expect(diagnostics[note.upperBound...].firstRange(of: Data(spelling.replacement.utf8)) != nil)
  }
}
