import ReuseGenTestSupport
import Testing

@testable import InterfaceBuilderXML

/// The attributes of an element as a collection, beside a dictionary with the same edits.
struct AttributesTests {
  /// Names with equal lengths and first letters, which have the same mark, and others.
  private static let names = ["key", "kex", "id", "ix", "text", "customClass", "", "é", "horizontalHuggingPriority"]

  @Test func editsAreThoseOfADictionary() {
    var random = SeededGenerator(seed: 20)
    var attributes = IBAttributes()
    var model: [String: String] = [:]
    for step in 0..<2_000 {
      guard let name = Self.names.randomElement(using: &random) else { continue }
      let value = Bool.random(using: &random) ? String(step) : nil
      (attributes[name], model[name]) = (value, value)
      #expect(Self.names.allSatisfy { attributes[$0] == model[$0] })
      #expect(attributes.count == model.count)
    }
  }

  @Test func theOrderIsKeptButComparesAsEqual() {
    let one: IBAttributes = ["id": "a", "key": "frame"]
    let other: IBAttributes = ["key": "frame", "id": "a"]
    #expect(one.map(\.key) == ["id", "key"])
    #expect(one == other)
  }

  private static let others: [IBAttributes] = [
    ["id": "a"], ["id": "a", "key": "bounds"], ["id": "a", "kex": "frame"], ["id": "a", "key": "frame", "text": ""],
  ]

  @Test(arguments: others) func othersDiffer(_ other: IBAttributes) {
    #expect(other != ["id": "a", "key": "frame"])
  }
}
