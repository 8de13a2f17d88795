import ReuseGenTestSupport
import ReuseGenXML
import Testing

/// The elements of the runtime's classes in the table that all tools read.
@Suite(.long) struct ElementTableTests {
  private let runtime: RuntimeDeclarations
  private let descriptions: [ClassDescription]

  init() throws {
    runtime = try #require(RuntimeDeclarations.shared)
    descriptions = ClassDescription.all(in: runtime).filter { RuntimeDeclarations.isApples($0.className) }
  }

  @Test func theTableHasTheElementsOfAllDescriptions() throws {
    let entries = try descriptions.flatMap { description in
      try description.elements.sorted().map { element in
        let category = try #require(self.category(of: description.className), "\(description.className)")
        return "    \"\(element)\": .init(.\(category), \"\(description.className)\"),"
      }
    }
    #expect(entries.count > 50)
    try GeneratedFile(
      "Sources/Shared/ReuseGenXML/IBObjectType+Runtime.generated.swift",
      """
      extension IBObjectType {
        /// The elements of the classes that the runtime makes.
        package static let ofRuntime: [String: IBObjectType] = [
      \(entries.joined(separator: "\n"))
        ]
      }
      """
    ).verify()
  }

  @Test func noElementIsListedTwice() {
    let twice = IBObjectType.ofRuntime.keys.filter { IBObjectType.ofOthers[$0] != nil }
    #expect(twice.sorted() == [])
  }

  /// The category of the nearest superclass that decides it.
  private func category(of name: String) -> IBObjectType.Category? {
    let categories: [String: IBObjectType.Category] = [
      "UITableViewCell": .tableViewCell, "UICollectionViewCell": .collectionViewCell,
      "UICollectionReusableView": .collectionReusableView, "UIView": .view, "UIViewController": .controller,
      "UIGestureRecognizer": .gestureRecognizer, "UIBarItem": .barItem, "UINavigationItem": .barItem,
      "UICollectionViewLayout": .collectionViewLayout,
    ]
    return ([name] + runtime.superclasses(of: name)).lazy.compactMap { categories[$0] }.first
  }
}
