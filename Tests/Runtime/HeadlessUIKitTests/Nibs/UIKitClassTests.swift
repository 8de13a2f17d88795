import ReuseGenTestSupport
import Testing

@testable import HeadlessUIKit

@MainActor struct UIKitClassTests {
  @Test func eachClassReturnsItsDescription() {
    for described in UIKitClass.everyClass { #expect(described.base.uiKitClass === described, "\(described.base)") }
  }

  @Test func noElementHasTwoClasses() {
    let names = UIKitClass.everyClass.flatMap(\.elements)
    #expect(names.count == Set(names).count)
  }

  @Test func everyViewHasADrawing() {
    for described in UIKitClass.everyClass {
      #expect((described.drawing != nil) == described.isView, "\(described.base)")
    }
  }

  @Test func aClassWithoutADescriptionHasThatOfItsSuperclass() {
    final class Fader: UISlider {}
    #expect(UIKitClass.of(Fader()) === UISlider.uiKitClass)
    #expect(UIKitClass.of(UINavigationController()) === UINavigationController.uiKitClass)
    #expect(UIKitClass.of(UIAlertController()) === UIViewController.uiKitClass)
  }

  @Test func theKeyOfTheNearestClassCounts() {
    let table = UITableView()
    let controller = UITableViewController()
    #expect(UITableView.uiKitClass.key("delegate")?.store(table, controller) == true)
    #expect(table.delegate === controller)
    #expect(UITableView.uiKitClass.key("contentSize")?.load(table) as? CGSize == table.contentSize)
    #expect(UITableView.uiKitClass.key("title") == nil)
  }

  /// A delegate that a document connects is set like one that code sets, so that the property's observers run.
  @Test func documentsCanConnectEveryDelegate() throws {
    let texts = try RuntimeSource.sources(of: "HeadlessUIKit").map { source in
      (name: URL(fileURLWithPath: source.path).lastPathComponent, text: String(decoding: source.bytes, as: UTF8.self))
    }
    let protocols = Set(texts.flatMap { $0.text.matches(of: /protocol (\w+)/).map { String($0.1) } })
    let property = /open weak var (\w+): \(?(?:any )?(\w+)\)?[?!]/
    var missing: [String] = []
    var count = 0
    for described in UIKitClass.everyClass {
      for (name, text) in texts where name == "\(described.base).swift" {
        for found in text.matches(of: property) where protocols.contains(String(found.2)) {
          // A scroll view's has another name in documents than in code that overrides it.
          let key = found.1 == "scrollViewDelegate" ? "delegate" : String(found.1)
          count += 1
          if described.key(key) == nil { missing.append("\(described.base).\(key)") }
        }
      }
    }
    #expect(missing == [])
    #expect(count > 20)
  }
}
