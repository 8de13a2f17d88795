import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Taps of a window: which recognizer, control, row or field acts on them.
@MainActor struct TapTests {
  final class Delegate: NSObject, UIGestureRecognizerDelegate {
    var receives = true
    var isSimultaneous = false
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }
    func gestureRecognizer(_: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith _: UIGestureRecognizer) -> Bool {
      isSimultaneous
    }
  }
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let inner = Touched(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
  private let outerTap = UITapGestureRecognizer()
  private let innerTap = UITapGestureRecognizer()
  private let delegate = Delegate()
  private final class Log { var names: [String] = [] }
  private let log = Log()

  init() {
    window.addSubview(outer)
    outer.addSubview(inner)
    outer.addGestureRecognizer(outerTap)
    inner.addGestureRecognizer(innerTap)
    outerTap.addHandler { [log] in log.names.append("outer \(Self.text($0))") }
    innerTap.addHandler { [log] in log.names.append("inner \(Self.text($0))") }
    innerTap.delegate = delegate
  }

  private static func text(_ recognizer: UIGestureRecognizer) -> String {
    let point = recognizer.location(in: recognizer.view)
    return "(\(point.x), \(point.y))"
  }

  private func tap() -> [String] {
    (log.names, inner.told) = ([], [])
    window.user.tap(at: CGPoint(x: 50, y: 60))
    return log.names + inner.told
  }

  @Test func theInnermostRecognizerRecognizesATapAndCancelsTheTouch() {
    #expect(tap() == ["inner (30.0, 40.0)", "began", "cancelled"])
    innerTap.cancelsTouchesInView = false
    #expect(tap() == ["inner (30.0, 40.0)", "began", "ended"])
  }

  @Test func aRecognizerThatDoesNotReceiveTheTouchLeavesItToTheNextOne() {
    let changes: [@MainActor () -> Void] = [
      { innerTap.isEnabled = false },
      { (innerTap.isEnabled, innerTap.numberOfTapsRequired) = (true, 2) },
      { (innerTap.numberOfTapsRequired, innerTap.numberOfTouchesRequired) = (1, 2) },
      { (innerTap.numberOfTouchesRequired, delegate.receives) = (1, false) },
    ]
    for change in changes {
      change()
      #expect(tap() == ["outer (50.0, 60.0)", "began", "cancelled"])
    }
  }

  /// The taps in quick succession, whether the recognizer of single taps waits, and who recognizes them.
  @Test(arguments: [
    (1, false, ["single"]), (1, true, ["single"]), (2, false, ["single", "double"]), (2, true, ["double"]),
    (3, true, ["double"]), (4, true, ["double", "double"]),
  ])
  func twoTapsInQuickSuccessionAreADoubleTap(_ count: Int, _ waits: Bool, _ names: [String]) {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    outer.removeGestureRecognizer(outerTap)
    outer.addGestureRecognizer(double)
    inner.addGestureRecognizer(outerTap)
    inner.removeGestureRecognizer(innerTap)
    let log = Log()
    outerTap.addHandler { _ in log.names.append("single") }
    double.addHandler { _ in log.names.append("double") }
    if waits { outerTap.require(toFail: double) }
    window.user.tap(at: CGPoint(x: 50, y: 60), tapCount: count)
    #expect(log.names == names)
    #expect(inner.told.filter { $0 == "began" }.count == count)
  }

  @Test func recognizersRecognizeTogetherIfADelegateAllowsIt() {
    delegate.isSimultaneous = true
    #expect(tap() == ["inner (30.0, 40.0)", "outer (50.0, 60.0)", "began", "cancelled"])
  }

  @Test func aButtonKeepsItsTapFromTheRecognizersOfItsSuperviews() {
    let button = UIButton(frame: CGRect(x: 130, y: 130, width: 40, height: 40))
    button.addAction(UIAction { [log] _ in log.names.append("button") }, for: .touchUpInside)
    outer.addSubview(button)
    window.user.tap(at: CGPoint(x: 140, y: 140))
    #expect(log.names == ["button"])
    button.isEnabled = false
    window.user.tap(at: CGPoint(x: 140, y: 140))
    #expect(log.names == ["button", "outer (140.0, 140.0)"])
  }

  @Test func aTapOnATextFieldBeginsEditing() {
    let field = UITextField(frame: CGRect(x: 130, y: 130, width: 40, height: 40))
    outer.removeGestureRecognizer(outerTap)
    outer.addSubview(field)
    window.user.tap(at: CGPoint(x: 140, y: 140))
    #expect(field.isEditing)
  }

  @Test func aTapOnARowSelectsItUnlessARecognizerOfASuperviewCancelsTheTouch() {
    let rows = ToldList(3)
    let table = rows.table(outer.bounds.width, outer.bounds.height)
    table.rowHeight = 44
    outer.addSubview(table)
    window.user.tap(at: CGPoint(x: 50, y: 60))
    #expect(rows.told == [])
    outerTap.cancelsTouchesInView = false
    window.user.tap(at: CGPoint(x: 50, y: 60))
    #expect(rows.told == ["selected 1"])
  }

  @Test func aTapOnAnItemSelectsIt() {
    let items = ToldList(9, "item")
    window.addSubview(items.collection())
    window.user.tap(at: CGPoint(x: 10, y: 10))
    #expect(items.told == ["selected 0"])
  }
}

/// The return key among typed text.
@MainActor struct ReturnKeyTests {
  final class Delegate: NSObject, UITextFieldDelegate {
    var returns = 0
    var resigns = false
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      returns += 1
      if resigns { textField.resignFirstResponder() }
      return true
    }
  }

  @Test func aLineBreakAfterTextIsTheReturnKey() {
    let (field, delegate) = (UITextField(), Delegate())
    field.delegate = delegate
    field.user.insertText("Ada\n")
    #expect(field.text == "Ada" && delegate.returns == 1)
  }

  @Test func textAfterAReturnKeyThatEndedEditingIsMissed() {
    let (field, delegate) = (UITextField(), Delegate())
    field.delegate = delegate
    delegate.resigns = true
    withKnownIssue {
      field.user.insertText("Ada\nBob")
    } matching: { issue in
      issue.description.contains(#"editing ended, so that "Bob" isn't typed"#)
    }
    #expect(field.text == "Ada")
  }

  @Test func aLineBreakInASearchBarIsItsSearchButton() {
    final class Searches: NSObject, UISearchBarDelegate {
      var texts: [String] = []
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { texts.append(searchBar.text ?? "") }
    }
    let (bar, searches) = (UISearchBar(), Searches())
    bar.delegate = searches
    bar.user.insertText("ada\n")
    #expect(searches.texts == ["ada"])
  }
}
