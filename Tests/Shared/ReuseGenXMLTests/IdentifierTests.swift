import ReuseGenTestSupport
import Testing

@testable import ReuseGenXML

/// The references of documents, each to an object that exists or not.
struct IdentifierTests {
  private static func document(_ objects: [String], _ references: [String]) -> String {
    let views = objects.map { "<view id=\"\($0)\"/>" }.joined()
    let constraints = references.map { "<constraint firstItem=\"\($0)\"/>" }.joined()
    return "<document><objects>\(views)<view><constraints>\(constraints)</constraints></view></objects></document>"
  }

  /// Random documents, and the search for each identifier in a set.
  @Test func aDocumentLacksWhatNoObjectIsNamed() throws {
    var random = SeededGenerator(seed: 58)
    for _ in 0..<300 {
      let count = Int.random(in: 0...200, using: &random)
      let objects = (0..<count).map { _ in "\(Int.random(in: 0...9999, using: &random))-b" }
      let isWhole = Bool.random(using: &random)
      var references = (0..<count).compactMap { _ in objects.randomElement(using: &random) }
      if !isWhole { references.append("\(Int.random(in: 0...999, using: &random))-b") }
      let document = try InterfaceBuilderDocument.read(Self.document(objects, references))
      #expect(document.mayLackObjects == !Set(references).isSubset(of: objects))
      #expect(document.mayRepeatObjects == (Set(objects).count < objects.count))
    }
  }

  /// References of a document that has all objects are neither decoded nor kept.
  @Test func onlyADocumentThatLacksAnObjectKeepsItsReferences() throws {
    let whole = try InterfaceBuilderDocument.read(Self.document(["a", "b"], ["a", "b", "a"]))
    #expect(whole.references.isEmpty)
    let other = try InterfaceBuilderDocument.read(Self.document(["a", "b"], ["a", "c", "a"]))
    #expect(other.references.map(\.id) == ["a", "c", "a"])
    #expect(other.objects.map(\.id) == ["a", "b"])
  }

  @Test(arguments: [
    "<outlet property='p' destination='x' id='o'/>", "<action selector='s' destination='x' id='o'/>",
    "<action selector='s' target='x' id='o'/>", "<segue destination='x' kind='show' id='o'/>",
    "<segue destination='v' kind='popoverPresentation' popoverAnchorView='x' id='o'/>",
  ])
  func connectionsAreReferences(connection: String) throws {
    func document(_ id: String) throws -> InterfaceBuilderDocument {
      let view = "<view id='\(id)'><connections>\(connection)</connections></view>"
      return try .read("<document><objects><view id='v'/>\(view)</objects></document>")
    }
    #expect(try document("w").mayLackObjects)
    #expect(try !document("x").mayLackObjects)
    // A connection is not an object.
    #expect(try document("o").mayLackObjects)
  }

  @Test func theInitialControllerIsAReference() throws {
    #expect(try InterfaceBuilderDocument.read("<document initialViewController='x'/>").mayLackObjects)
    #expect(try !InterfaceBuilderDocument.read("<document initialViewController=''/>").mayLackObjects)
  }

  /// The decoded identifiers decide.
  @Test func anIdentifierCanBeWrittenInTwoWays() throws {
    let document = try InterfaceBuilderDocument.read(Self.document(["a&amp;b"], ["a&#38;b"]))
    #expect(document.mayLackObjects)
    #expect(document.references.map(\.id) == document.objects.map(\.id))
    #expect(document.mayRepeatObjects)
  }
}
