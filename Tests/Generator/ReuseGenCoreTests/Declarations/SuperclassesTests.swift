import ReuseGenDeclarations
import Testing

@testable import ReuseGenCore

struct SuperclassesTests {
  private static func declarations(_ source: String) -> Declarations {
    Declarations([SourceFile.read(Array(source.utf8), path: "Cells.swift", language: .swift)])
  }

  private static let chain = declarations(
    """
    class Cell0: UITableViewCell {}
    \((1..<500).map { "class Cell\($0): Cell\($0 - 1) {}" }.joined(separator: "\n"))
    class Loop: Ring {}
    class Ring: Loop {}
    class Other: Elsewhere {}
    class Root {}
    """
  )

  @Test(arguments: [
    ("Cell0", "UITableViewCell"), ("Cell499", "UITableViewCell"), ("Other", "?"), ("Root", ""), ("Loop", "?"),
  ])
  func aChainEndsAsItsClassesDo(name: String, expected: String) {
    let superclasses = Superclasses(Self.chain)
    // The second time, from what is remembered.
    for _ in 0..<2 {
      let end =
        switch superclasses.end(of: name) {
        case .known(let known): known.name
        case .root: ""
        case .unknown: "?"
        }
      #expect(end == expected)
    }
  }

  @Test func eachSuperclassHasItsFirstSubclass() {
    let superclasses = Superclasses(Self.chain)
    var subclasses: [String: String] = [:]
    for name in ["Cell3", "Cell499", "Loop"] { superclasses.record(name, in: &subclasses) }
    #expect(subclasses.count == 500)
    #expect(subclasses["Cell2"] == "Cell3" && subclasses["Cell0"] == "Cell3")
    #expect(subclasses["Cell3"] == "Cell499" && subclasses["Cell498"] == "Cell499" && subclasses["Cell499"] == nil)
    #expect(subclasses["Ring"] == "Loop" && subclasses["Loop"] == nil)
  }

  @Test func eachClassIsAskedOnceForAnInheritedValue() {
    let superclasses = Superclasses(Self.chain)
    let values = InheritedValues<Int>()
    var asked: [String: Int] = [:]
    for number in 0..<500 {
      let value = values.value(of: "Cell\(number)") { name in
        asked[name, default: 0] += 1
        return name == "Cell250" ? 250 : nil
      } next: {
        superclasses.name(after: $0)
      }
      #expect(value == (number < 250 ? nil : 250))
    }
    #expect(asked.filter { $0.value > 1 }.isEmpty)
    #expect(asked["UIView"] == 1 && asked["Cell499"] == 1)
  }
}
