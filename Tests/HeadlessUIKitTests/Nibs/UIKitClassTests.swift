import Testing

@testable import HeadlessUIKit

/// The descriptions of UIKit's classes.
@MainActor
@Suite struct UIKitClassTests {
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
}
