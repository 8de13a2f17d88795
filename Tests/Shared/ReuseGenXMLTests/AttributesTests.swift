import ReuseGenTestSupport
import Testing

@testable import ReuseGenXML

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

  /// Edits of attributes that were read.
  @Test func editsOfAnElementAreThoseOfADictionary() throws {
    let names = Self.names.filter { !$0.isEmpty }
    var random = SeededGenerator(seed: 21)
    for _ in 0..<200 {
      var model: [String: String] = [:]
      for name in names where Bool.random(using: &random) { model[name] = "a\(random.next() % 100) & <é" }
      let values = model.mapValues { $0.replacing("&", with: "&amp;").replacing("<", with: "&#60;") }
      let text = values.map { "\($0)='\($1)'" }.joined(separator: " ")
      var attributes = try IBElement.read("<document id='z'><a \(text)/></document>").children[0].attributes
      let original = attributes
      #expect(Dictionary(uniqueKeysWithValues: attributes.map { ($0.key, $0.value) }) == model)
      for name in names.shuffled(using: &random) {
        let value = Bool.random(using: &random) ? "changed" : nil
        (attributes[name], model[name]) = (value, value)
        #expect(names.allSatisfy { attributes[$0] == model[$0] })
      }
      #expect(original.count == values.count && original.allSatisfy { values[$0.key] != nil })
    }
  }

  /// Reading decodes no attributes, of which most are never asked for: a tree has them in one list of offsets.
  @Test func aTreeKeepsItsAttributesInTheDocument() throws {
    let root = try Fixture.tree("Library.storyboard")
    var count = 0
    var lists: [ObjectIdentifier: Int] = [:]
    root.forEach { element in
      guard case .written(let all, _, let own) = element.attributes.content else {
        Issue.record("the attributes of <\(element.name)> at \(element.line) were copied")
        return
      }
      count += own
      lists[ObjectIdentifier(all)] = all.count
    }
    #expect(count > 100)
    #expect(Array(lists.values) == [count])
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

  @Test(arguments: others) func othersDiffer(_ other: IBAttributes) { #expect(other != ["id": "a", "key": "frame"]) }
}
