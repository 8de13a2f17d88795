import HeadlessUIKitTesting
import Testing

@testable import HeadlessUIKit

/// An action of a user that finds nothing to act on records an issue at the line of the caller.
@MainActor struct MissedActionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    /// The text of the issue.
    let message: String
    let file: String
    let act: @MainActor @Sendable () -> Void
    var testDescription: String { message }

    init(_ message: String, file: String = #fileID, _ act: @escaping @MainActor @Sendable () -> Void) {
      self.message = message
      self.file = file
      self.act = act
    }
  }

  nonisolated static let controls = [
    Case("UIButton.user.tap(): the UIButton is disabled") {
      made(UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 20))) { $0.isEnabled = false }.user.tap()
    },
    Case("UIButton.user.tap(): the UIButton is hidden") {
      made(UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 20))) { $0.isHidden = true }.user.tap()
    },
    Case("UIButton.user.tap(): its superview, a UIStackView, is hidden") {
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      let stack = UIStackView(arrangedSubviews: [button])
      stack.isHidden = true
      button.user.tap()
    },
    Case("UIButton.user.tap(): the UIButton has no size; lay it out first") { UIButton().user.tap() },
    Case("UIButton.user.tap(): a UIImageView covers the UIButton or receives its touches") {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      let cover = UIImageView(frame: window.bounds)
      cover.isUserInteractionEnabled = true
      window.addSubview(button)
      window.addSubview(cover)
      button.user.tap()
    },
    Case("UISwitch.user.toggle(): the UISwitch has isUserInteractionEnabled set to false") {
      let toggle = UISwitch()
      toggle.isUserInteractionEnabled = false
      toggle.user.toggle()
    },
    Case("UIStepper.user.increment(): the UIStepper is disabled") {
      made(UIStepper()) { $0.isEnabled = false }.user.increment()
    },
    Case("UIStepper.user.decrement(): the UIStepper is transparent: its alpha is 0.0") {
      made(UIStepper()) { $0.alpha = 0 }.user.decrement()
    },
    Case("UISegmentedControl.user.tapSegment(at: 2): the control has 2 segments") {
      UISegmentedControl(items: ["A", "B"]).user.tapSegment(at: 2)
    },
    Case("UISegmentedControl.user.tapSegment(at: 1): the segment is disabled") {
      made(UISegmentedControl(items: ["A", "B"])) { $0.setEnabled(false, forSegmentAt: 1) }.user.tapSegment(at: 1)
    },
    Case(
      "UISegmentedControl.user.tap(): a tap acts on the part of the UISegmentedControl that it hits; call "
        + "tapSegment(at:)"
    ) { UISegmentedControl(items: ["A", "B"]).user.tap() },
    Case(
      "UIStepper.user.tap(): a tap acts on the part of the UIStepper that it hits; call increment() or decrement()"
    ) { UIStepper().user.tap() },
    Case("UIPageControl.user.increment(): the UIPageControl is disabled") {
      made(UIPageControl()) { $0.isEnabled = false }.user.increment()
    },
    Case("UIPickerView.user.tapRow(0, inComponent: 1): the picker has 0 components") {
      UIPickerView().user.tapRow(0, inComponent: 1)
    },
    Case("UIRefreshControl.user.pull(): the UIRefreshControl is disabled") {
      made(UIRefreshControl()) { $0.isEnabled = false }.user.pull()
    },
    Case("UIBarButtonItem.user.tap(): the button has no action") { UIBarButtonItem.flexibleSpace().user.tap() },
    Case(
      "UIBarButtonItem.user.tap(): the action save: has no target, and no responder performs it, from the first "
        + "responder or the bar on"
    ) { UIBarButtonItem(title: "Save", style: .plain, target: nil, action: NSSelectorFromString("save:")).user.tap() },
    Case("UIBarButtonItem.user.tap(): the button is hidden") {
      let item = UIBarButtonItem(title: "Save", primaryAction: UIAction { _ in Issue.record("performed") })
      item.isHidden = true
      item.user.tap()
    },
    Case("UIButton.user.tap(): the app ignores touches; it called beginIgnoringInteractionEvents()") {
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      UIApplication.shared.beginIgnoringInteractionEvents()
      button.user.tap()
      UIApplication.shared.endIgnoringInteractionEvents()
    },
    Case("UIBarButtonItem.user.tap(): the button is disabled") {
      let item = UIBarButtonItem(title: "Save", primaryAction: UIAction { _ in Issue.record("performed") })
      item.isEnabled = false
      item.user.tap()
    },
    Case("UIBarButtonItem.user.tap(): the button shows a custom view, a UISwitch; tap that view") {
      UIBarButtonItem(customView: UISwitch()).user.tap()
    },
  ]

  nonisolated static let typing = [
    Case(
      "UITextField.user.insertText(\"a\"): editing doesn't begin: the view or its delegate refuses to become first "
        + "responder"
    ) {
      let field = UITextField()
      field.isEnabled = false
      field.user.insertText("a")
      #expect(field.text == "")
    },
    Case("UITextField.user.tapClearButton(): the field shows no clear button now: its clearButtonMode is never") {
      UITextField().user.tapClearButton()
    },
    Case("UITextField.user.tapClearButton(): the field shows no clear button: it is empty") {
      made(UITextField()) { $0.clearButtonMode = .always }.user.tapClearButton()
    },
    Case(
      "UITextView.user.deleteBackward(): editing doesn't begin: the view or its delegate refuses to become first "
        + "responder"
    ) {
      let view = UITextView()
      view.isEditable = false
      view.user.deleteBackward()
    },
    Case("UISearchBar.user.tapClearButton(): the search bar shows no clear button: it is empty") {
      UISearchBar().user.tapClearButton()
    },
    Case(
      "UISearchBar.user.tapCancelButton(): the search bar shows no cancel button; begin the search first, or set "
        + "showsCancelButton"
    ) { UISearchBar().user.tapCancelButton() },
    Case("UISearchBar.user.tapScope(at: 0): the search bar has 0 scopes") { UISearchBar().user.tapScope(at: 0) },
    Case(
      "UISearchBar.user.tapScope(at: 0): the search bar shows no scopes; begin the search first, or set showsScopeBar"
    ) {
      let bar = UISearchBar()
      bar.scopeButtonTitles = ["All", "New"]
      bar.user.tapScope(at: 0)
    },
  ]

  nonisolated static let windows = [
    Case(
      "UIWindow.user.tap(at: CGPoint(x: 200.0, y: 5.0)): no view takes touches there; the window is 100.0 by 100.0 "
        + "points"
    ) { UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).user.tap(at: CGPoint(x: 200, y: 5)) },
    Case(
      "UIWindow.user.tap(at: CGPoint(x: 5.0, y: 5.0)): another window, a UIWindow of a higher level, takes touches there"
    ) {
      let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      let (window, overlay) = (UIWindow(frame: frame), UIWindow(frame: frame))
      overlay.windowLevel = .alert
      overlay.isHidden = false
      window.user.tap(at: CGPoint(x: 5, y: 5))
      withExtendedLifetime(overlay) {}
    },
    Case("UIWindow.user.endTouch(): the touch has already ended; begin another one with beginTouch(at:)") {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      guard let touch = window.user.beginTouch(at: .zero) else { return }
      window.user.endTouch(touch)
      window.user.endTouch(touch)
    },
    Case("UIWindow.user.cancelTouch(): the touch belongs to another window") {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      guard let touch = window.user.beginTouch(at: .zero) else { return }
      UIWindow().user.cancelTouch(touch)
    },
    Case("UIWindow.user.hideKeyboard(): the keyboard isn't shown; call showKeyboard(height:) first") {
      UIWindow().user.hideKeyboard()
    },
    Case("UITapGestureRecognizer.user.recognize(): the recognizer belongs to no view") {
      UITapGestureRecognizer().user.recognize()
    },
    Case("UIPanGestureRecognizer.user.drag(from: CGPoint(x: 0.0, y: 0.0), by: []): the recognizer is disabled") {
      made(UIPanGestureRecognizer()) { $0.isEnabled = false }.user.drag(from: .zero, by: [])
    },
    Case(
      "UIScrollView.user.drag(by: CGPoint(x: 0.0, y: 9.0)): no drag is in progress; begin one with beginDragging()"
    ) { UIScrollView().user.drag(by: CGPoint(x: 0, y: 9)) },
    Case("UIScrollView.user.beginDragging(): scrolling is disabled") {
      made(UIScrollView()) { $0.isScrollEnabled = false }.user.beginDragging()
    },
    Case("UIScrollView.user.beginDragging(): a drag is already in progress; end it with endDragging(velocity:)") {
      let view = UIScrollView()
      view.user.beginDragging()
      view.user.beginDragging()
    },
  ]

  nonisolated static let controllers = [
    Case("UIAlertController.user.tapAction(titled: \"Rename\"): the action is disabled") {
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      let rename = UIAlertAction(title: "Rename", style: .default)
      rename.isEnabled = false
      alert.addAction(rename)
      alert.user.tapAction(titled: "Rename")
    },
    Case(
      "UIAlertController.user.tapAction(titled: \"Delete\"): the alert has no such action; its actions are: \"Keep\", "
        + "\"Cancel\""
    ) {
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Keep", style: .default))
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.user.tapAction(titled: "Delete")
    },
    Case("UIAlertController.user.tap(_:): the action isn't one of the alert's") {
      UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        .user.tap(UIAlertAction(title: "Keep", style: .default))
    },
    Case("UITabBarController.user.tapTab(at: 0): the tab bar has 0 tabs") { UITabBarController().user.tapTab(at: 0) },
    Case(
      "UIPageViewController.user.turnPage(.forward): the page view controller shows no page, or has no data source"
    ) { UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal).user.turnPage(.forward) },
    Case(
      "UIPresentationController.user.swipeToDismiss(): a swipe dismisses sheets and popovers, not the style fullScreen"
    ) {
      let (root, presented) = (UIViewController(), UIViewController())
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.show(root)
      presented.modalPresentationStyle = .fullScreen
      root.present(presented, animated: false)
      presented.presentationController?.user.swipeToDismiss()
    },
    Case("UIPresentationController.user.swipeToDismiss(): the view controller isn't presented") {
      let controller = UIViewController()
      let presentation = UIPresentationController(presentedViewController: controller)
      presentation.user.swipeToDismiss()
    },
  ]

  nonisolated static let tables = [
    Case("UITableView.user.tapRow(at: [0, 9]): there is no row [0, 9]: section 0 has 9 rows") {
      list { $0.user.tapRow(at: [0, 9]) }
    },
    Case("UITableView.user.tapRow(at: [1, 0]): there is no row [1, 0]: the table view has 1 sections") {
      list { $0.user.tapRow(at: [1, 0]) }
    },
    Case(
      "UITableView.user.tapRow(at: [0, 8]): row [0, 8] isn't in view; scroll to it first with "
        + "scrollToRow(at:at:animated:)"
    ) { list { $0.user.tapRow(at: [0, 8]) } },
    Case(
      "UITableView.user.commitEditing(.none, at: [0, 0]): the row's editing style is delete; see "
        + "tableView(_:editingStyleForRowAt:)"
    ) { list { $0.user.commitEditing(.none, at: [0, 0]) } },
    Case(
      "UITableView.user.performSwipeAction(\"Pin\", at: [0, 0]): the table is in editing mode, in which only a delete "
        + "control shows actions: the trailing ones"
    ) {
      list {
        $0.setEditing(true, animated: false)
        $0.user.performSwipeAction("Pin", at: [0, 0], leading: true)
      }
    },
    Case(
      "UITableView.user.dragRow(at: [0, 0], to: [0, 1]): the data source doesn't allow row [0, 0] to be moved; see "
        + "tableView(_:canMoveRowAt:)"
    ) { list { $0.user.dragRow(at: [0, 0], to: [0, 1]) } },
    Case(
      "UITableView.user.performSwipeAction(\"Share\", at: [0, 0]): the row has no such swipe action; its actions are: "
        + "\"Delete\""
    ) { list { $0.user.performSwipeAction("Share", at: [0, 0]) } },
    Case(
      "UITableView.user.performSwipeAction(\"Pin\", at: [0, 0]): the action is at the leading edge of the row; specify "
        + "leading: true"
    ) { list { $0.user.performSwipeAction("Pin", at: [0, 0]) } },
    Case(
      "UITableView.user.performSwipeAction(\"Delete\", at: [0, 0]): the action is at the trailing edge of the row; "
        + "specify leading: false"
    ) { list { $0.user.performSwipeAction("Delete", at: [0, 0], leading: true) } },
    Case(
      "UITableView.user.performMenuAction(copy:, at: [0, 0]): the delegate shows no menu for the row; see "
        + "tableView(_:shouldShowMenuForRowAt:)"
    ) { list { $0.user.performMenuAction("copy:", at: [0, 0]) } },
    Case("UITableView.user.tapSectionIndexTitle(at: 0): the section index has 0 titles") {
      list { $0.user.tapSectionIndexTitle(at: 0) }
    },
    Case("UITableView.user.beginMultipleSelection(at: []): no row is specified") {
      list { $0.user.beginMultipleSelection(at: []) }
    },
    Case("UICollectionView.user.tapItem(at: [0, 0]): there is no item [0, 0]: section 0 has 0 items") {
      let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
      controller.collectionView.user.tapItem(at: [0, 0])
    },
  ]

  /// Nine rows, of which four are in view.
  static func list(_ act: (UITableView) -> Void) {
    let controller = Nine(style: .plain)
    controller.tableView.frame = CGRect(x: 0, y: 0, width: 100, height: 176)
    act(controller.tableView)
  }

  @Test(arguments: controls + typing + windows + controllers + tables + touches + reach)
  func aMissedActionRecordsOneIssue(_ row: Case) {
    let recorded = Recorded()
    withKnownIssue {
      row.act()
    } matching: {
      recorded.messages += $0.comments.map(\.rawValue)
      recorded.files += [$0.sourceLocation?.fileID]
      return true
    }
    #expect(recorded.messages == [row.message])
    #expect(recorded.files == [row.file])
  }

  @Test func theIssueHasTheLineOfTheCaller() {
    let recorded = Recorded()
    var line = 0
    withKnownIssue {
      line = #line + 1
      UITabBarController().user.tapTab(at: 0)
    } matching: {
      recorded.lines += [$0.sourceLocation?.line]
      return true
    }
    #expect(recorded.lines == [line])
  }

  @Test func aDecisionOfTheAppIsNoIssue() {
    MissedActionTests.list { table in
      table.allowsSelection = false
      table.user.tapRow(at: [0, 0])
      #expect(table.indexPathForSelectedRow == nil)
      #expect(table.user.contextMenu(at: [0, 0]) == nil)
      #expect(!table.user.beginMultipleSelection(at: [[0, 0]]))
    }
  }
}

private final class Recorded: @unchecked Sendable {
  var messages: [String] = []
  var files: [String?] = []
  var lines: [Int?] = []
}

@MainActor private final class Nine: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  override func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Pin") { $2(true) }])
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
