import Testing

@testable import HeadlessUIKit
import HeadlessUIKitTesting

@MainActor struct AlertTests {
  /// The title of an action, and the state after it was tapped.
  struct Answer: Sendable {
    let title: String
    let told: [String]
  }

  @Test(arguments: [
    Answer(title: "Delete", told: ["Delete, question gone: true"]),
    Answer(title: "Keep", told: ["Keep, question gone: true"]),
  ])
  func tappingAnActionDismissesTheAlertAndRunsItsHandler(_ row: Answer) throws {
    let screen = UIViewController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.show(screen)
    var told: [String] = []
    let alert = UIAlertController(title: "Delete?", message: "For ever.", preferredStyle: .alert)
    let note: (UIAlertAction) -> Void = { action in
      told.append("\(action.title ?? ""), question gone: \(screen.presentedViewController == nil)")
    }
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive, handler: note))
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel, handler: note))
    let rename = UIAlertAction(title: "Rename", style: .default, handler: note)
    rename.isEnabled = false
    alert.addAction(rename)
    screen.present(alert, animated: true)
    let shown = try #require(screen.presentedViewController as? UIAlertController)
    #expect(shown.title == "Delete?" && shown.actions.map(\.title) == ["Delete", "Keep", "Rename"])
    shown.user.tapAction(titled: row.title)
    #expect(told == row.told && screen.presentedViewController == nil)
  }

  @Test func textFieldsOfAnAlertTakeTyping() {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    #expect(alert.textFields == nil)
    alert.addTextField { $0.placeholder = "Name" }
    alert.textFields?.first?.user.insertText("Ada")
    #expect(alert.textFields?.map(\.text) == ["Ada"] && alert.view.subviews.first is UITextField)
  }

  @Test func anActionSheetHasAPopoverSource() {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.popoverPresentationController?.sourceView = UIView()
    #expect(sheet.popoverPresentationController?.sourceView != nil)
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    #expect(alert.popoverPresentationController == nil)
  }
}
