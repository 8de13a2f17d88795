import Foundation
import ReuseGenTestSupport
import Testing

/// The compiler offers fix-its for Reusable 4.0.0's names that have changed.
@Suite(.long, .tags(.compiler)) struct EarlierSpellingsTests {
  struct Spelling: Sendable {
    var code: String
    var name: String
    /// The replacement that the compiler offers.
    var replacement: String
  }

  private static let spellings = [
    Spelling(code: "table.register(Cell.self)", name: "register(cellType:)", replacement: "cellType: "),
    Spelling(code: "table.register(NibCell.self)", name: "register(cellType:)", replacement: "cellType: "),
    Spelling(
      code: "table.register(Heading.self)",
      name: "register(headerFooterViewType:)",
      replacement: "headerFooterViewType: "
    ),
    Spelling(code: "collection.register(Item.self)", name: "register(cellType:)", replacement: "cellType: "),
    Spelling(
      code: "_ = table.dequeueReusableCell(indexPath: path) as Cell",
      name: "dequeueReusableCell(for:cellType:)",
      replacement: "for"
    ),
    Spelling(
      code: "_ = table.dequeueReusableCell(indexPath: path, cellType: Cell.self)",
      name: "dequeueReusableCell(for:cellType:)",
      replacement: "for"
    ),
    Spelling(
      code: "_ = collection.dequeueReusableCell(indexPath: path) as Item",
      name: "dequeueReusableCell(for:cellType:)",
      replacement: "for"
    ),
  ]

  /// The compiler's diagnostics are in the order of the lines.
  @Test func theCompilerOffersTheCurrentNames() throws {
    let compiler = try Compiler()
    let file = try compiler.write(
      """
      import Recycler

      final class Cell: UITableViewCell, Reusable {}
      final class NibCell: UITableViewCell, NibReusable {}
      final class Heading: UITableViewHeaderFooterView, Reusable {}
      final class Item: UICollectionViewCell, Reusable {}

      @MainActor func sample(_ table: UITableView, _ collection: UICollectionView, _ path: IndexPath) {
        \(Self.spellings.map(\.code).joined(separator: "\n  "))
      }
      """,
      as: "Spelling.swift"
    )
    let diagnostics = try compiler.storedDiagnostics(of: file)
    var rest = diagnostics[...]
    for spelling in Self.spellings {
      // The note comes with the fix-it, whose text is stored right after the note's.
      let text = Data("use '\(spelling.name)' instead".utf8)
      let note = try #require(rest.firstRange(of: text), "\(spelling.code)")
      rest = rest[note.upperBound...]
      let next = ["'register", "'dequeueReusableCell"].compactMap { rest.firstRange(of: Data($0.utf8))?.lowerBound }
      let fixIt = rest[..<(next.min() ?? rest.endIndex)]
      #expect(fixIt.firstRange(of: Data(spelling.replacement.utf8)) != nil, "\(spelling.code)")
    }
  }

  struct Scene: CustomTestStringConvertible, Sendable {
    var body: String
    /// The compiler's messages about it, in order.
    var messages: [String] = []

    var testDescription: String { body }
  }

  /// Both names of the storyboard lack a default, which would stop the program only when it runs.
  @Test(arguments: [
    Scene(body: #"static let sceneStoryboard = UIStoryboard(name: "Main", bundle: nil)"#),
    Scene(
      body: #"static let storyboard = UIStoryboard(name: "Main", bundle: nil)"#,
      messages: [
        "deprecated default implementation is used to satisfy static property 'sceneStoryboard' required by protocol "
          + "'StoryboardSceneBased': rename 'storyboard' to 'sceneStoryboard'"
      ]
    ),
    Scene(body: "", messages: ["type 'Scene' does not conform to protocol 'StoryboardSceneBased'"]),
    Scene(
      body: #"static let storyboard = "Main""#,
      messages: ["type 'Scene' does not conform to protocol 'StoryboardSceneBased'"]
    ),
  ])
  func aSceneNeedsOneOfTheStoryboardsNames(scene: Scene) throws {
    let compiler = try Compiler()
    let file = try compiler.write(
      "import Recycler\n\nfinal class Scene: UIViewController, StoryboardSceneBased { \(scene.body) }\n",
      as: "Scene.swift"
    )
    let output = try compiler.typecheck(["-swift-version", "6", file])
    #expect(CompilerMessage.messages(in: output).map(\.text) == scene.messages, "\(output)")
  }
}
