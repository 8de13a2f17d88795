import HeadlessUIKit
import Testing

/// The alert of iOS 8 and earlier, as apps make it that haven't moved to `UIAlertController`.
@MainActor struct AlertViewTests {
  /// How an app makes an alert, and what it has.
  struct Row: Sendable {
    let make: @MainActor @Sendable () -> UIAlertView
    let title: String
    let buttons: [String]
    let cancel: Int
  }

  @Test(arguments: [
    Row(
      make: { UIAlertView(title: nil, message: "No network", delegate: nil, cancelButtonTitle: "OK") },
      title: "",
      buttons: ["OK"],
      cancel: 0
    ),
    Row(
      make: { UIAlertView(title: "Oops", message: nil, delegate: nil, cancelButtonTitle: nil) },
      title: "Oops",
      buttons: [],
      cancel: -1
    ),
    Row(
      make: {
        UIAlertView(
          title: "Delete?",
          message: "This can't be undone.",
          delegate: nil,
          cancelButtonTitle: "Cancel",
          otherButtonTitles: "Delete",
          "Archive"
        )
      },
      title: "Delete?",
      buttons: ["Cancel", "Delete", "Archive"],
      cancel: 0
    ),
  ])
  func anAlertHasItsButtonsInOrder(_ row: Row) {
    let alert = row.make()
    #expect(alert.title == row.title)
    #expect((0..<alert.numberOfButtons).map { alert.buttonTitle(at: $0) } == row.buttons)
    #expect(alert.cancelButtonIndex == row.cancel)
  }

  @Test func theDelegateIsToldTheButton() {
    let delegate = ClickedButtons()
    let alert = UIAlertView(
      title: "Delete?",
      message: "",
      delegate: delegate,
      cancelButtonTitle: "Cancel",
      otherButtonTitles: "Delete"
    )
    alert.show()
    #expect(alert.isVisible)
    alert.dismiss(withClickedButtonIndex: 1, animated: true)
    #expect(!alert.isVisible)
    #expect(delegate.indices == [1])
  }
}

private final class ClickedButtons: NSObject, UIAlertViewDelegate {
  private(set) var indices: [Int] = []
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) { indices.append(buttonIndex) }
}
