import HeadlessUIKit
import Testing

@MainActor struct SelectedElementTests {
  private func action(_ title: String, _ state: UIMenuElement.State) -> UIAction {
    UIAction(title: title, state: state) { _ in }
  }

  @Test func selectedElementsAreThoseWhoseStateIsOn() {
    let inline = UIMenu(options: .displayInline, children: [action("c", .on), action("d", .mixed)])
    let submenu = UIMenu(children: [action("e", .on)])
    let menu = UIMenu(children: [action("a", .on), action("b", .off), inline, submenu])
    #expect(menu.selectedElements.map(\.title) == ["a", "c"])
  }
}
