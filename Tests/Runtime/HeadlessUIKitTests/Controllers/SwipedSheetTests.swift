import Testing

@testable import HeadlessUIKit
import HeadlessUIKitTesting

/// Presented controllers that the user dismisses by swiping.
@MainActor struct SwipedSheetTests {
  /// How a controller is presented, whether a swipe dismisses it, and the calls of the delegate.
  struct Row: NamedCase {
    let name: String
    var style = UIModalPresentationStyle.automatic
    var isModal = false
    var mayGo = true
    let goes: Bool
    let told: [String]
  }

  @Test(arguments: [
    Row(name: "sheet", goes: true, told: ["should", "will", "did true"]),
    Row(name: "page", style: .pageSheet, goes: true, told: ["should", "will", "did true"]),
    Row(name: "modal content", isModal: true, goes: false, told: ["attempt"]),
    Row(name: "held back", mayGo: false, goes: false, told: ["should", "attempt"]),
  ])
  func aSwipeDismissesASheetUnlessItIsRefused(_ row: Row) {
    let root = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.show(root)
    let (content, delegate) = (UIViewController(), SheetDelegate(mayGo: row.mayGo))
    content.isModalInPresentation = row.isModal
    let sheet = UINavigationController(rootViewController: content)
    sheet.modalPresentationStyle = row.style
    sheet.presentationController?.delegate = delegate
    root.present(sheet, animated: true)
    #expect(sheet.presentationController?.presentingViewController === root)
    #expect(sheet.presentationController?.user.swipeToDismiss() == row.goes)
    #expect((root.presentedViewController == nil) == row.goes && delegate.told == row.told)
    root.dismiss(animated: true)
    #expect(root.presentedViewController == nil && delegate.told == row.told)
  }

  @Test func theSearchFieldSharesTheTextOfItsBar() {
    let bar = UISearchBar()
    bar.user.insertText("a")
    bar.searchTextField.placeholder = "Find"
    #expect(bar.searchTextField.text == "a" && bar.placeholder == "Find")
    bar.searchTextField.text = nil
    #expect(bar.text == "")
  }
}

private final class SheetDelegate: UIAdaptivePresentationControllerDelegate {
  private let mayGo: Bool
  var told: [String] = []
  init(mayGo: Bool) { self.mayGo = mayGo }

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    told.append("should")
    return mayGo
  }
  func presentationControllerWillDismiss(_ controller: UIPresentationController) { told.append("will") }
  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    told.append("did \(controller.presentingViewController.presentedViewController == nil)")
  }
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) { told.append("attempt") }
}
