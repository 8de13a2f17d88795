import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Alerts, action sheets and share sheets are views of the window, so that pictures show them and taps reach them.
@MainActor struct AlertPictureTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let screen = UIViewController()

  private func present(_ controller: UIViewController) {
    window.show(screen)
    screen.present(controller, animated: false)
  }

  private func alert(_ style: UIAlertController.Style, _ told: @escaping (String) -> Void) -> UIAlertController {
    let alert = UIAlertController(title: "Delete Ada?", message: "For ever.", preferredStyle: style)
    for (title, style) in [("Delete", .destructive), ("Keep", .cancel)] as [(String, UIAlertAction.Style)] {
      alert.addAction(UIAlertAction(title: title, style: style) { told($0.title ?? "") })
    }
    return alert
  }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func anAlertIsDrawnWithItsActions(_ style: UIAlertController.Style) {
    present(alert(style) { _ in })
    let picture = window.svg()
    for text in ["Delete Ada?", "For ever.", ">Delete<", ">Keep<", "fill=\"#ff3b30\""] {
      #expect(picture.contains(text), "\(text)")
    }
  }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func aTapOfAnActionsPointRunsItsHandler(_ style: UIAlertController.Style) throws {
    var told: [String] = []
    let alert = alert(style) { told.append($0) }
    present(alert)
    window.layoutIfNeeded()
    let button = try #require(alert.view.buttons.first { $0.currentTitle == "Delete" })
    window.user.tap(at: button.convert(CGPoint(x: 10, y: 10), to: nil))
    #expect(told == ["Delete"] && screen.presentedViewController == nil)
  }

  /// As in UIKit a canceling action is at the leading edge, or below the others.
  @Test func theCancelingActionHasItsPlace() throws {
    let two = alert(.alert) { _ in }
    present(two)
    window.layoutIfNeeded()
    #expect(two.view.buttons.map(\.currentTitle) == ["Keep", "Delete"])
    screen.dismiss(animated: false)
    let three = alert(.alert) { _ in }
    three.addAction(UIAlertAction(title: "Rename", style: .default))
    present(three)
    window.layoutIfNeeded()
    #expect(three.view.buttons.map(\.currentTitle) == ["Delete", "Rename", "Keep"])
  }

  @Test func anActionThatIsDisabledLaterCannotBeTapped() throws {
    var told: [String] = []
    let alert = alert(.alert) { told.append($0) }
    present(alert)
    window.layoutIfNeeded()
    alert.actions[0].isEnabled = false
    window.layoutIfNeeded()
    #expect(alert.view.buttons.first { $0.currentTitle == "Delete" }?.isEnabled == false)
    alert.title = "Really?"
    #expect(window.svg().contains("Really?"))
  }

  @Test func fieldsAreInThePanel() throws {
    let alert = alert(.alert) { _ in }
    alert.addTextField { $0.text = "Ada" }
    present(alert)
    window.layoutIfNeeded()
    let field = try #require(alert.textFields?.first)
    #expect(field.frame.minX > 60 && field.frame.maxX < 330 && field.frame.minY > 300 && field.frame.maxY < 540)
    field.becomeFirstResponder()
    window.frame.size = CGSize(width: 844, height: 390)
    window.layoutIfNeeded()
    #expect(field.isFirstResponder && window.svg().contains(">Ada<"))
  }

  @Test func aShareSheetShowsItsItems() {
    final class Print: UIActivity {
      override var activityTitle: String? { "Print a label" }
      override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
    }
    present(UIActivityViewController(activityItems: ["A note"], applicationActivities: [Print()]))
    let picture = window.svg()
    #expect(picture.contains(">A note<") && picture.contains(">Print a label<"))
  }
}

extension UIView {
  fileprivate var buttons: [UIButton] { subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? $0.buttons } }
}
