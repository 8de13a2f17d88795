import ReuseGenXML
import Testing

@testable import HeadlessUIKit

/// The runtime makes the objects that the table of elements describes.
@MainActor struct ElementTableTests {
  private static var elements: [(name: String, class: UIKitClass)] {
    UIKitClass.everyClass.flatMap { kind in kind.elements.map { ($0, kind) } }
  }

  @Test func everyElementThatIsMadeIsInTheTableWithItsCategory() throws {
    for (element, kind) in Self.elements {
      let type = try #require(IBObjectType(element: element), "\(element)")
      #expect(type.category.isView == kind.isView, "\(element)")
      #expect((type.category == .controller) == kind.isController, "\(element)")
    }
  }

  /// Classes of other frameworks, and objects without a class, are represented by others.
  @Test func madeObjectsHaveTheClassesOfTheTable() throws {
    for (element, kind) in Self.elements where IBObjectType(element: element)?.framework == "UIKit" {
      let made = "\(kind.base)"
      guard made != "DocumentObject", made != "UnsupportedView" else { continue }
      #expect(IBObjectType(element: element)?.className == made, "\(element)")
    }
  }

  /// Without an object, constraints and outlets of the document would lead nowhere.
  @Test func aViewOfAnotherFrameworkHasAStandIn() {
    let made = Set(UIKitClass.everyClass.flatMap(\.replacing))
    let views = IBObjectType.ofOthers.filter { $0.value.category == .view }.keys
    #expect(views.count > 10 && made.isSuperset(of: views))
  }
}
